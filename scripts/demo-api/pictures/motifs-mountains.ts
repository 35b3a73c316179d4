import type { Inks } from './inks.ts'
import type { Motif } from './motifs.ts'
import { repeatAround } from './repeat-around.ts'

export const MOUNTAIN_MOTIFS = [
  {
    id: 'tatras',
    name: 'Tatry',
    draw: ({ main, yellow, blue, ground }: Inks) =>
      `<circle cx="66" cy="33" r="16" fill="${yellow}"/>` +
      `<path d="M2 74L20 48L28 56L40 34L52 52L62 40L78 56L84 50L98 74Z" fill="${blue}"/>` +
      `<path d="M8 80L34 40L41 29L50 42L60 56L66 49L92 80Z" fill="${main}"/>` +
      `<path d="M41 29L50 42L53 53L47 48L43 57L38 49L32 56L34 40ZM66 49L73 58L69 63L66 58L62 62L61 55Z" fill="${ground}" stroke="${main}" stroke-width="1.2" stroke-linejoin="round"/>` +
      `<path d="M12 85H88M22 90H78M34 95H66" stroke="${main}" stroke-width="2.2" stroke-linecap="round"/>`,
  },
  {
    id: 'krivan',
    name: 'Kriváň',
    draw: ({ main, red, ground, green }: Inks) =>
      `<circle cx="50" cy="48" r="43" fill="none" stroke="${main}" stroke-width="2.6"/>` +
      `<circle cx="50" cy="48" r="38" fill="${red}"/>` +
      `<path d="M14 61C24 56 30 50 34 42C38 33 42 23 53 18C58 20 58 25 55 28C60 33 63 40 69 46C75 52 81 54 86 60C82 75 68 86 50 86C32 86 19 76 14 61Z" fill="${main}"/>` +
      `<path d="M53 18C51 30 44 36 46 46C41 50 42 58 34 66C30 60 32 52 34 42C38 33 42 23 53 18ZM55 28C53 38 60 44 58 54C64 58 64 64 70 70C72 60 68 54 69 46C63 40 60 33 55 28Z" fill="${ground}" opacity="0.9"/>` +
      `<path d="M19 72L23 62L27 72L31 60L36 73L41 64L45 75L50 65L55 75L60 63L65 74L70 62L74 72L78 64L81 71C75 80 63 86 50 86C37 86 25 81 19 72Z" fill="${green}"/>`,
  },
  {
    id: 'tent',
    name: 'Stan pod hviezdami',
    draw: ({ main, orange, green, yellow, ground }: Inks) =>
      `<path d="M10 76L20 50L15 52L22 34L18 35L24 18L30 35L26 34L33 52L28 50L38 76Z" fill="${green}"/>` +
      `<path d="M72 76L80 54L76 56L82 40L79 41L84 26L89 41L86 40L92 56L88 54L96 76Z" fill="${green}"/>` +
      `<path d="M26 80L54 36L82 80Z" fill="${orange}"/><path d="M54 36L82 80H70Z" fill="${main}" opacity="0.35"/>` +
      `<path d="M43 80L54 52L65 80Z" fill="${ground}"/><path d="M54 52L58 80H65Z" fill="${main}"/>` +
      `<path d="M51 31L54 36L57 31" stroke="${main}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
      `<path d="M6 81H94M22 87H78M38 93H62" stroke="${main}" stroke-width="2.4" stroke-linecap="round"/>` +
      `<path d="M62 8C55 9 51 15 53 21C55 27 61 29 66 27C60 25 57 15 62 8Z" fill="${yellow}"/>` +
      star(40, 14, 3, main) +
      star(74, 18, 2.4, main) +
      star(46, 27, 1.9, main) +
      star(9, 24, 2.4, main) +
      star(68, 34, 1.6, main),
  },
  {
    id: 'compass',
    name: 'Kompas',
    draw: ({ main, red, ground, blue }: Inks) =>
      `<circle cx="50" cy="50" r="45" fill="none" stroke="${main}" stroke-width="2.6"/>` +
      `<circle cx="50" cy="50" r="39" fill="none" stroke="${blue}" stroke-width="1.4"/>` +
      repeatAround(24, `<path d="M50 6V9.5" stroke="${main}" stroke-width="1.6"/>`) +
      repeatAround(4, `<path d="M50 24L54 46L50 50L46 46Z" fill="${blue}"/>`, 45) +
      repeatAround(
        4,
        `<path d="M50 12L56.5 43.5L50 50Z" fill="${main}"/><path d="M50 12L43.5 43.5L50 50Z" fill="${main}" opacity="0.55"/>`,
      ) +
      `<path d="M50 8L58 43L50 50L42 43Z" fill="${red}"/><path d="M50 8L50 50L42 43Z" fill="${main}" opacity="0.25"/>` +
      `<circle cx="50" cy="50" r="5.6" fill="${ground}"/><circle cx="50" cy="50" r="3" fill="${main}"/>`,
  },
  {
    id: 'bicycle',
    name: 'Bicykel',
    draw: ({ main, red, yellow }: Inks) =>
      `<circle cx="50" cy="42" r="33" fill="${yellow}"/>` +
      wheel(25, main) +
      wheel(75, main) +
      `<g fill="none" stroke="${red}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">` +
      `<path d="M25 66L37 44L65 42L47 66ZM37 44L47 66M33 36L37 44"/><path d="M75 66L63 35"/></g>` +
      `<g fill="none" stroke="${main}" stroke-width="3.2" stroke-linecap="round"><path d="M27 35H39"/>` +
      `<path d="M63 35C66 31 72 31 73 35C73 38 70 39 68 38"/><path d="M47 66L51 73M48 74H55"/></g>` +
      `<circle cx="47" cy="66" r="4.6" fill="${main}"/>`,
  },
] as const satisfies readonly Motif[]

function star(x: number, y: number, size: number, ink: string): string {
  const inner = size * 0.3
  return `<path d="M${x} ${y - size}L${x + inner} ${y - inner}L${x + size} ${y}L${x + inner} ${y + inner}L${x} ${y + size}L${x - inner} ${y + inner}L${x - size} ${y}L${x - inner} ${y - inner}Z" fill="${ink}"/>`
}

function wheel(x: number, ink: string): string {
  const spokes = Array.from(
    { length: 8 },
    (_, index) => `<path d="M${x} 66V49" transform="rotate(${index * 45} ${x} 66)"/>`,
  ).join('')
  return `<g fill="none" stroke="${ink}"><circle cx="${x}" cy="66" r="18" stroke-width="3.2"/><g stroke-width="0.8">${spokes}</g></g><circle cx="${x}" cy="66" r="2.6" fill="${ink}"/>`
}
