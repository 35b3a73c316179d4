import type { Inks } from './inks.ts'
import type { Motif } from './motifs.ts'
import { repeatAround } from './repeat-around.ts'

export const THING_MOTIFS = [
  {
    id: 'coffee',
    name: 'Káva',
    draw: ({ main, brown, red, pale, orange }: Inks) =>
      `<path d="M72 50C86 46 92 54 90 62C88 71 78 74 68 72" fill="none" stroke="${red}" stroke-width="5"/>` +
      `<path d="M16 44H76C77 66 70 84 58 86H34C22 84 15 66 16 44Z" fill="${red}"/>` +
      `<path d="M46 62C38 54 30 60 33 67C35 72 42 75 46 79C50 75 57 72 59 67C62 60 54 54 46 62Z" fill="${pale}"/>` +
      `<ellipse cx="46" cy="44" rx="30" ry="6.5" fill="${pale}"/><ellipse cx="46" cy="44.5" rx="25.5" ry="4.6" fill="${brown}"/>` +
      `<path d="M8 89H84C80 95 72 96 66 96H26C20 96 12 95 8 89Z" fill="${orange}"/>` +
      `<path d="M32 34C26 26 38 22 32 12M46 32C40 22 52 18 46 6M60 34C54 26 66 22 60 12" fill="none" stroke="${main}" stroke-width="3" stroke-linecap="round"/>`,
  },
  {
    id: 'rocket',
    name: 'Raketa',
    draw: ({ main, red, blue, yellow, orange, pale, dark }: Inks) =>
      `<g transform="rotate(38 50 50)"><path d="M40 76C40 86 46 92 50 102C54 92 60 86 60 76Z" fill="${orange}"/><path d="M44 76C44 83 48 87 50 93C52 87 56 83 56 76Z" fill="${yellow}"/>` +
      `<path d="M34 52C24 58 22 68 24 80L38 70ZM66 52C76 58 78 68 76 80L62 70Z" fill="${red}"/>` +
      `<path d="M50 -2C62 10 68 28 66 48C65 60 62 68 60 74H40C38 68 35 60 34 48C32 28 38 10 50 -2Z" fill="${pale}"/>` +
      `<path d="M50 -2C62 10 68 28 66 48C65 60 62 68 60 74H52C60 54 60 20 50 -2Z" fill="${dark}" opacity="0.16"/>` +
      `<path d="M50 -2C56 4 60.5 11 63 19H37C39.5 11 44 4 50 -2Z" fill="${red}"/><circle cx="50" cy="36" r="9.5" fill="${red}"/><circle cx="50" cy="36" r="6.8" fill="${blue}"/><path d="M45 36C45 33 47 31 50 31" fill="none" stroke="${pale}" stroke-width="1.6" stroke-linecap="round"/>` +
      `<path d="M38 66H62L60 74H40Z" fill="${red}"/><path d="M48.4 56H51.600V80H48.400Z" fill="${red}"/></g>` +
      `<g fill="${main}"><circle cx="16" cy="22" r="2.2"/><circle cx="30" cy="10" r="1.5"/><circle cx="88" cy="62" r="2.2"/><circle cx="78" cy="84" r="1.6"/><circle cx="10" cy="48" r="1.5"/><path d="M84 76L86 80L90 82L86 84L84 88L82 84L78 82L82 80ZM22 34L23.5 37L26.5 38.500L23.5 40L22 43L20.5 40L17.5 38.500L20.5 37Z"/></g>`,
  },
  {
    id: 'bolt',
    name: 'Blesk',
    draw: ({ yellow, main, orange, ground }: Inks) =>
      `<circle cx="50" cy="50" r="44" fill="none" stroke="${main}" stroke-width="3"/>` +
      repeatAround(16, `<path d="M50 11V17" stroke="${orange}" stroke-width="2.4" stroke-linecap="round"/>`) +
      `<path d="M58 2L24 56H46L38 98L76 40H53Z" fill="${yellow}" stroke="${ground}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>` +
      `<path d="M58 2L53 40H76L38 98L48 50H34Z" fill="${orange}" opacity="0.55"/>`,
  },
  {
    id: 'invader',
    name: 'Pixelový votrelec',
    draw: ({ green, main, red }: Inks) =>
      pixels(
        [
          '..#.....#..',
          '...#...#...',
          '..#######..',
          '.##o###o##.',
          '###########',
          '#.#######.#',
          '#.#.....#.#',
          '...##.##...',
        ],
        8,
        6,
        9,
        { '#': green, o: main },
      ) + pixels(['x...x...x', '.x.....x.', 'x...x...x'], 8, 14, 77, { x: red }),
  },
  {
    id: 'camera',
    name: 'Fotoaparát',
    draw: ({ main, red, blue, yellow, pale, ground }: Inks) =>
      `<path d="M14 28H30L36 18H60L66 28H86C91 28 94 31 94 36V76C94 81 91 84 86 84H14C9 84 6 81 6 76V36C6 31 9 28 14 28Z" fill="${main}"/>` +
      `<path d="M6 42H94V50H6Z" fill="${red}"/><path d="M6 50H94V54H6Z" fill="${yellow}"/>` +
      `<circle cx="50" cy="56" r="23" fill="${ground}"/><circle cx="50" cy="56" r="20" fill="${main}"/><circle cx="50" cy="56" r="15" fill="${blue}"/><circle cx="50" cy="56" r="8" fill="${ground}" opacity="0.75"/>` +
      `<path d="M40 54C41 49 45 46 50 46" fill="none" stroke="${pale}" stroke-width="2.6" stroke-linecap="round"/>` +
      `<circle cx="80" cy="35.5" r="3.4" fill="${red}"/><path d="M14 33H26V38H14Z" fill="${ground}"/>`,
  },
  {
    id: 'headphones',
    name: 'Slúchadlá',
    draw: ({ main, orange, blue, yellow }: Inks) =>
      `<circle cx="50" cy="52" r="27" fill="${yellow}"/>` +
      `<path d="M14 66V52C14 28 30 12 50 12C70 12 86 28 86 52V66" fill="none" stroke="${main}" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M22 56C30 54 34 58 34 66V80C34 88 30 92 22 90C12 90 8 84 8 73C8 62 12 56 22 56ZM78 56C70 54 66 58 66 66V80C66 88 70 92 78 90C88 90 92 84 92 73C92 62 88 56 78 56Z" fill="${orange}"/>` +
      `<path d="M30 58C33 60 34 62 34 66V80C34 84 33 87 30 89ZM70 58C67 60 66 62 66 66V80C66 84 67 87 70 89Z" fill="${main}"/>` +
      `<path d="M40 52V60M45 44V66M50 38V74M55 46V64M60 52V60" stroke="${blue}" stroke-width="3" stroke-linecap="round"/>`,
  },
] as const satisfies readonly Motif[]

function pixels(
  rows: string[],
  size: number,
  left: number,
  top: number,
  inkOf: Record<string, string>,
): string {
  return Object.entries(inkOf)
    .map(([mark, ink]) => {
      const squares = rows.flatMap((row, y) =>
        Array.from(row, (cell, x) =>
          cell === mark ? `M${left + x * size} ${top + y * size}h${size}v${size}h-${size}Z` : '',
        ),
      )
      return `<path d="${squares.join('')}" fill="${ink}"/>`
    })
    .join('')
}
