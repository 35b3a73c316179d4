import type { Inks } from './inks.ts'
import type { Motif } from './motifs.ts'
import { mirrored, repeatAround } from './repeat-around.ts'

export const FOLK_MOTIFS = [
  {
    id: 'folk-flowers',
    name: 'Folklórny kvet',
    draw: ({ main, red, blue, yellow, green, pale }: Inks) =>
      `<path d="M50 96V40" stroke="${green}" stroke-width="2.8"/>` +
      mirrored(
        `<path d="M50 84C36 82 24 72 22 56M50 70C60 68 78 74 86 86M50 92C42 94 32 92 26 88" fill="none" stroke="${green}" stroke-width="2.6" stroke-linecap="round"/>` +
          `<path d="M22 58C12 54 8 44 12 34C16 38 19 40 22 34C25 40 29 38 32 34C36 44 32 54 22 58Z" fill="${blue}"/><path d="M22 52C18 50 17 46 18 43C22 45 22 45 26 43C27 46 26 50 22 52Z" fill="${yellow}"/>` +
          `<path d="M40 78C34 74 33 68 34 64C40 66 43 71 43 77ZM30 72C24 72 20 69 18 66C24 63 30 66 32 71Z" fill="${green}"/>` +
          `<circle cx="14" cy="84" r="5.6" fill="${red}"/><circle cx="14" cy="84" r="2.2" fill="${yellow}"/><circle cx="30" cy="92" r="3.4" fill="${yellow}"/>` +
          `<circle cx="38" cy="58" r="3" fill="${yellow}"/><circle cx="36" cy="10" r="2.2" fill="${main}"/><circle cx="28" cy="20" r="1.8" fill="${main}"/>`,
      ) +
      `<path d="M50 48C36 46 26 34 30 16C36 20 41 22 44 14C46 11 48 8 50 4C52 8 54 11 56 14C59 22 64 20 70 16C74 34 64 46 50 48Z" fill="${red}"/>` +
      `<path d="M50 42C43 38 40 30 42 24C46 27 48 24 50 20C52 24 54 27 58 24C60 30 57 38 50 42Z" fill="${pale}"/><path d="M50 38C47 35 47 31 50 28C53 31 53 35 50 38Z" fill="${blue}"/>`,
  },
  {
    id: 'cicmany',
    name: 'Čičmany',
    draw: ({ main, red }: Inks) =>
      `<g fill="none" stroke="${main}" stroke-width="2.4">` +
      `<path d="M2 8H98M2 92H98"/><path d="${zigzag(14, 5)}M2 24H98"/><path d="${zigzag(81, 5)}M2 76H98"/></g>` +
      [20, 50, 80]
        .map(
          (x) =>
            `<path d="M${x} 30L${x + 14} 50L${x} 70L${x - 14} 50Z" fill="none" stroke="${main}" stroke-width="2.4"/>` +
            `<path d="M${x} 38L${x + 8.4} 50L${x} 62L${x - 8.4} 50Z" fill="${x === 50 ? red : main}"/>` +
            `<path d="M${x - 9} 33L${x - 14} 38M${x + 9} 33L${x + 14} 38M${x - 9} 67L${x - 14} 62M${x + 9} 67L${x + 14} 62" stroke="${main}" stroke-width="2.4"/>`,
        )
        .join('') +
      [5, 35, 65, 95]
        .map(
          (x) =>
            `<path d="M${x} 44V56M${x - 4.5} 50H${x + 4.5}" stroke="${red}" stroke-width="2.6"/><circle cx="${x}" cy="31" r="1.9" fill="${main}"/><circle cx="${x}" cy="69" r="1.9" fill="${main}"/>`,
        )
        .join(''),
  },
  {
    id: 'heart',
    name: 'Srdce',
    draw: ({ red, pale, yellow }: Inks) =>
      `<path d="M50 92C22 72 6 54 6 34C6 18 18 8 30 8C39 8 46 13 50 21C54 13 61 8 70 8C82 8 94 18 94 34C94 54 78 72 50 92Z" fill="${red}"/>` +
      `<path d="M50 83C27 66 13 51 13 34.500C13 22 22 15 30.5 15C39 15 46 20 50 31C54 20 61 15 69.5 15C78 15 87 22 87 34.500C87 51 73 66 50 83Z" fill="none" stroke="${pale}" stroke-width="1.8" stroke-dasharray="3.4 2.6"/>` +
      `<path d="M50 74V42" stroke="${pale}" stroke-width="2.2"/>` +
      mirrored(
        `<path d="M50 66C40 64 30 56 30 44M30 46C24 42 22 36 24 29C27 32 29 31 30 27C31 31 33 32 36 29C38 36 36 42 30 46" fill="none" stroke="${pale}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 60C38 54 40 50 44 48C46 53 45 57 40 60Z" fill="${pale}"/><circle cx="22" cy="48" r="2.2" fill="${yellow}"/>`,
      ) +
      `<path d="M50 46C44 43 42 38 44 32C47 35 49 34 50 30C51 34 53 35 56 32C58 38 56 43 50 46Z" fill="${yellow}"/>`,
  },
  {
    id: 'rosette',
    name: 'Rozeta',
    draw: ({ main, red, yellow, blue }: Inks) =>
      `<circle cx="50" cy="50" r="46" fill="none" stroke="${main}" stroke-width="2.2"/><circle cx="50" cy="50" r="42" fill="none" stroke="${red}" stroke-width="1.6" stroke-dasharray="2.6 3"/>` +
      repeatAround(
        8,
        `<path d="M50 50C41 40 41 24 50 12C59 24 59 40 50 50Z" fill="${red}"/><path d="M50 42C46 36 46 28 50 21C54 28 54 36 50 42Z" fill="${yellow}"/>`,
      ) +
      repeatAround(
        8,
        `<path d="M50 14C46 18 46 22 50 26C54 22 54 18 50 14Z" fill="${blue}"/><circle cx="50" cy="10.5" r="2" fill="${main}"/>`,
        22.5,
      ) +
      `<circle cx="50" cy="50" r="7" fill="${main}"/><circle cx="50" cy="50" r="3.6" fill="${yellow}"/>`,
  },
  {
    id: 'ems-badge',
    name: 'Odznak EMS',
    draw: ({ main, red, blue, ground }: Inks) =>
      `<path d="M50 3L91 26.500V73.500L50 97L9 73.500V26.500Z" fill="${main}"/><path d="M50 9.500L85.5 30V70L50 90.500L14.5 70V30Z" fill="${ground}"/>` +
      `<path d="M50 15L81 32.500V67.500L50 85L19 67.500V32.500Z" fill="${blue}"/>` +
      repeatAround(3, `<path d="M50 22L62 29V43L50 50L38 43V29Z" fill="${main}"/>`) +
      repeatAround(3, `<path d="M50 29L56 32.500V40L50 43.500L44 40V32.500Z" fill="${red}"/>`),
  },
] as const satisfies readonly Motif[]

function zigzag(y: number, height: number): string {
  return Array.from(
    { length: 13 },
    (_, index) => `${index ? 'L' : 'M'}${2 + index * 8} ${y + (index % 2 ? 0 : height)}`,
  ).join('')
}
