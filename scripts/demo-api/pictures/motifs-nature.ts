import type { Inks } from './inks.ts'
import type { Motif } from './motifs.ts'
import { repeatAround } from './repeat-around.ts'

export const NATURE_MOTIFS = [
  {
    id: 'sun',
    name: 'Slnko',
    draw: ({ yellow, orange, main, dark }: Inks) =>
      repeatAround(12, `<path d="M45 22C46 15 49 10 50 4C51 10 54 15 55 22Z" fill="${orange}"/>`) +
      repeatAround(12, `<path d="M50 20V12" stroke="${main}" stroke-width="2" stroke-linecap="round"/>`, 15) +
      `<circle cx="50" cy="50" r="24" fill="${yellow}"/><circle cx="50" cy="50" r="24" fill="none" stroke="${orange}" stroke-width="2.6"/>` +
      `<path d="M38 47C40 44 44 44 46 47M54 47C56 44 60 44 62 47M41 56C45 62 55 62 59 56" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  {
    id: 'moon',
    name: 'Mesiac',
    draw: ({ yellow, main, blue, dark }: Inks) =>
      `<path d="M60 8C36 4 12 22 12 50C12 78 38 96 62 90C44 84 34 68 36 48C38 30 47 16 60 8Z" fill="${yellow}"/>` +
      `<path d="M24 46C26 49 30 49 32 46M30 62C27 63 25 62 24 60" fill="none" stroke="${dark}" stroke-width="2" stroke-linecap="round"/>` +
      sparkle(70, 36, 13, main) +
      sparkle(86, 60, 7, blue) +
      sparkle(62, 66, 8, main) +
      sparkle(84, 16, 6, blue) +
      `<circle cx="52" cy="48" r="1.6" fill="${main}"/><circle cx="78" cy="78" r="1.8" fill="${main}"/><circle cx="70" cy="12" r="1.4" fill="${main}"/><circle cx="92" cy="40" r="1.5" fill="${main}"/>`,
  },
  {
    id: 'wave',
    name: 'Vlna',
    draw: ({ blue, main, red, pale }: Inks) =>
      `<circle cx="20" cy="28" r="13" fill="${red}"/>` +
      `<path d="M4 84C8 50 26 22 56 22C70 22 80 30 80 41C80 50 73 55 66 53C60 51 59 44 63 41C52 38 46 48 48 58C51 70 70 76 96 72V84Z" fill="${blue}"/>` +
      `<path d="M12 84C16 58 28 36 50 31M24 84C26 66 32 50 42 42M38 84C37 76 38 68 41 60M54 84C50 80 48 76 47 71" fill="none" stroke="${pale}" stroke-width="2.2" stroke-linecap="round"/>` +
      `<path d="M56 22C70 22 80 30 80 41C80 50 73 55 66 53C60 51 59 44 63 41C66 40 70 42 69 46C73 45 74 39 70 35C66 30 56 29 50 31C40 34 33 40 28 48C34 32 44 23 56 22Z" fill="${pale}"/>` +
      `<path d="M4 84H96M14 90H86M30 96H70" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>`,
  },
  {
    id: 'cactus',
    name: 'Kaktus',
    draw: ({ green, orange, red, pale, dark }: Inks) =>
      `<path d="M40 70V26C40 12 60 12 60 26V70Z" fill="${green}"/>` +
      `<path d="M36 56C22 56 18 48 18 34" fill="none" stroke="${green}" stroke-width="11" stroke-linecap="round"/>` +
      `<path d="M62 50C76 50 80 42 80 30" fill="none" stroke="${green}" stroke-width="11" stroke-linecap="round"/><path d="M34 56H44M56 50H66" stroke="${green}" stroke-width="11"/>` +
      `<path d="M46 24V66M54 24V66M18 36V44M80 32V40" stroke="${pale}" stroke-width="1.5" stroke-dasharray="2.4 4" stroke-linecap="round"/>` +
      `<g fill="${red}"><circle cx="46" cy="13" r="4.5"/><circle cx="54" cy="13" r="4.5"/><circle cx="50" cy="8" r="4.5"/><circle cx="80" cy="23" r="3.6"/></g><circle cx="50" cy="12" r="2.4" fill="${pale}"/>` +
      `<path d="M28 68H72L70 76H30ZM32 78H68L64 95H36Z" fill="${orange}"/><path d="M32 78H68L67.5 81H32.500Z" fill="${dark}" opacity="0.3"/>` +
      `<path d="M36 88L40 84L44 88L48 84L52 88L56 84L60 88L64 84" fill="none" stroke="${pale}" stroke-width="1.8"/>`,
  },
  {
    id: 'mushrooms',
    name: 'Hríby',
    draw: ({ red, brown, pale, green, dark, main }: Inks) =>
      `<path d="M34 48C36 62 33 74 30 86C38 90 52 90 58 86C55 74 53 62 54 48Z" fill="${pale}"/><path d="M47 50C48 64 50 76 52 88C55 87.5 57 87 58 86C55 74 53 62 54 48Z" fill="${dark}" opacity="0.15"/>` +
      `<path d="M8 46C10 24 26 12 44 12C62 12 78 24 80 46C80 52 72 54 44 54C16 54 8 52 8 46Z" fill="${red}"/>` +
      `<g fill="${pale}"><ellipse cx="30" cy="28" rx="6.5" ry="5.5"/><ellipse cx="54" cy="24" rx="5" ry="4"/><ellipse cx="48" cy="40" rx="6" ry="5"/><ellipse cx="20" cy="43" rx="4.5" ry="3.8"/><ellipse cx="68" cy="40" rx="4.5" ry="4.2"/></g>` +
      `<path d="M69 70C70 78 69 83 67 88C71 91 81 91 84 88C82 83 81 78 82 70Z" fill="${pale}"/>` +
      `<path d="M57 68C58 56 66 50 76 50C86 50 94 56 95 68C94 72 88 73 76 73C64 73 58 72 57 68Z" fill="${brown}"/>` +
      `<path d="M64 62C66 57 70 55 75 55" fill="none" stroke="${pale}" stroke-width="2" stroke-linecap="round" opacity="0.7"/>` +
      `<path d="M16 92C17 84 14 78 10 74C18 76 21 82 21 90C22 84 26 80 30 79C27 84 26 88 26 92ZM60 92C60 87 58 82 55 80C61 81 64 86 64 91Z" fill="${green}"/>` +
      `<path d="M6 92H94" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>`,
  },
  {
    id: 'linden-leaf',
    name: 'Lipový list',
    draw: ({ green, pale, yellow, main }: Inks) =>
      `<path d="M50 78C52 86 56 92 62 97" fill="none" stroke="${main}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="M50 5C55 13 66 16 76 24C90 34 92 52 84 64C76 76 60 80 50 74C40 80 24 76 16 64C8 52 10 34 24 24C34 16 45 13 50 5Z" fill="${green}"/>` +
      `<path d="M50 14V78M50 64C60 58 70 56 82 58M50 64C40 58 30 56 18 58M50 48C60 42 70 40 82 40M50 48C40 42 30 40 18 40M50 34C56 30 62 28 70 27M50 34C44 30 38 28 30 27" fill="none" stroke="${pale}" stroke-width="1.9" stroke-linecap="round"/>` +
      `<path d="M50 78C44 84 38 86 32 86" fill="none" stroke="${main}" stroke-width="1.6"/>` +
      `<g fill="${yellow}"><circle cx="30" cy="86" r="4"/><circle cx="37" cy="90" r="3.4"/><circle cx="25" cy="92" r="3.4"/></g>`,
  },
  {
    id: 'daisy',
    name: 'Sedmokráska',
    draw: ({ main, pale, yellow, green, orange }: Inks) =>
      `<g transform="translate(0 -8)"><path d="M50 56C52 74 50 90 46 106M49 88C58 78 70 76 78 80C74 92 60 96 49 90M49 96C40 88 30 88 22 92C28 102 40 104 47 100" fill="${green}" stroke="${green}" stroke-width="2.6" stroke-linecap="round" fill-rule="evenodd"/>` +
      `<path d="M50 56C52 74 50 90 46 106" stroke="${green}" stroke-width="3.4" fill="none"/>` +
      `<g transform="translate(0 -8)">${repeatAround(14, `<path d="M50 44C44 34 44 20 50 14C56 20 56 34 50 44Z" fill="${pale}" stroke="${main}" stroke-width="1.3"/>`)}` +
      `<circle cx="50" cy="50" r="12.5" fill="${yellow}"/>${repeatAround(9, `<circle cx="50" cy="42.5" r="1.3" fill="${orange}"/>`)}${repeatAround(5, `<circle cx="50" cy="46.5" r="1.3" fill="${orange}"/>`)}</g></g>`,
  },
] as const satisfies readonly Motif[]

function sparkle(x: number, y: number, size: number, ink: string): string {
  return `<path d="M${x} ${y - size}C${x + 1} ${y - 2} ${x + 2} ${y - 1} ${x + size} ${y}C${x + 2} ${y + 1} ${x + 1} ${y + 2} ${x} ${y + size}C${x - 1} ${y + 2} ${x - 2} ${y + 1} ${x - size} ${y}C${x - 2} ${y - 1} ${x - 1} ${y - 2} ${x} ${y - size}Z" fill="${ink}"/>`
}
