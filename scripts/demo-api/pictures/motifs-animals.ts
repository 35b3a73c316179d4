import type { Inks } from './inks.ts'
import type { Motif } from './motifs.ts'
import { mirrored } from './repeat-around.ts'

export const ANIMAL_MOTIFS = [
  {
    id: 'fox',
    name: 'Líška',
    draw: ({ orange, pale, dark, brown }: Inks) =>
      `<path d="M50 92C44 90 38 84 32 77C22 70 12 62 8 52C11 40 9 22 13 8C24 13 33 20 38 28C46 26 54 26 62 28C67 20 76 13 87 8C91 22 89 40 92 52C88 62 78 70 68 77C62 84 56 90 50 92Z" fill="${orange}"/>` +
      mirrored(
        `<path d="M16 17C23 21 29 26 32 31C25 35 20 41 17 46C15 37 15 27 16 17Z" fill="${brown}"/>` +
          `<path d="M8 52C18 50 32 54 39 63C44 70 46 80 46 90C41 87 37 82 32 77C22 70 12 62 8 52Z" fill="${pale}"/>` +
          `<path d="M29 51C32 47 38 48 41 53C37 56 32 55 29 51Z" fill="${dark}"/>`,
      ) +
      `<path d="M50 26L55 44L50 66L45 44Z" fill="${brown}" opacity="0.35"/>` +
      `<path d="M43 81C46 78 54 78 57 81C57 87 53 92 50 92C47 92 43 87 43 81Z" fill="${dark}"/>`,
  },
  {
    id: 'deer',
    name: 'Jeleň',
    draw: ({ main, brown, pale, dark, red }: Inks) =>
      mirrored(
        `<path d="M45 46C40 40 30 38 24 30C18 22 19 12 22 5M24 30C17 29 11 24 9 16M33 37C32 29 34 22 38 16M38 41C28 44 20 42 14 36" fill="none" stroke="${main}" stroke-width="3.4" stroke-linecap="round"/>` +
          `<path d="M41 52C33 47 24 48 18 53C24 60 34 61 41 57Z" fill="${brown}"/><path d="M37 54C32 51 27 51 23 53C28 57 33 57 37 56Z" fill="${pale}"/>`,
      ) +
      `<path d="M50 43C58 43 63 49 62 57C61 65 58 70 57 78C57 86 54 92 50 92C46 92 43 86 43 78C42 70 39 65 38 57C37 49 42 43 50 43Z" fill="${brown}"/>` +
      `<path d="M50 70C54 70 57 75 57 80C57 87 54 92 50 92C46 92 43 87 43 80C43 75 46 70 50 70Z" fill="${pale}"/>` +
      `<path d="M45 80C47 78 53 78 55 80C55 84 52 86 50 86C48 86 45 84 45 80Z" fill="${dark}"/>` +
      mirrored(`<circle cx="42.6" cy="59" r="2.5" fill="${dark}"/>`) +
      `<path d="M50 46L53 52L50 58L47 52Z" fill="${red}"/>`,
  },
  {
    id: 'bear',
    name: 'Medveď',
    draw: ({ brown, pale, dark, red }: Inks) =>
      mirrored(
        `<circle cx="22" cy="26" r="14" fill="${brown}"/><circle cx="23" cy="27" r="7.4" fill="${pale}"/>`,
      ) +
      `<path d="M50 14C74 14 88 30 88 52C88 74 72 90 50 90C28 90 12 74 12 52C12 30 26 14 50 14Z" fill="${brown}"/>` +
      `<path d="M50 50C64 50 73 58 73 68C73 79 63 86 50 86C37 86 27 79 27 68C27 58 36 50 50 50Z" fill="${pale}"/>` +
      mirrored(
        `<circle cx="33" cy="45" r="4.4" fill="${dark}"/><circle cx="31.6" cy="43.6" r="1.3" fill="${pale}"/>`,
      ) +
      `<path d="M40 59C44 55 56 55 60 59C60 66 54 69 50 69C46 69 40 66 40 59Z" fill="${dark}"/>` +
      `<path d="M50 68V74M38 73C42 79 48 78 50 74C52 78 58 79 62 73" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/>` +
      mirrored(`<circle cx="22" cy="62" r="5" fill="${red}" opacity="0.7"/>`),
  },
  {
    id: 'cat',
    name: 'Mačka',
    draw: ({ main, yellow, dark }: Inks) =>
      `<circle cx="50" cy="50" r="47" fill="${yellow}"/><circle cx="50" cy="50" r="43" fill="none" stroke="${main}" stroke-width="1.4" stroke-dasharray="1.4 3"/><g transform="translate(7 9) scale(0.82)">` +
      `<path d="M38 94C30 94 27 88 28 78C29 66 35 58 37 50C31 45 30 36 31 18L41 27C44 25.5 52 25.5 55 27L65 18C66 36 65 45 59 50C61 58 67 66 68 78C69 84 68 90 65 94Z" fill="${dark}"/>` +
      `<path d="M64 91C78 96 88 88 86 76C85 68 79 66 78 60C77 55 80 52 84 53" fill="none" stroke="${dark}" stroke-width="5.4" stroke-linecap="round"/>` +
      mirroredAt(
        48,
        `<path d="M37 38C39 34.5 44 35 45 39C42 41 39 41 37 38Z" fill="${yellow}"/><path d="M36 46L22 43M36 48.500L23 50" stroke="${dark}" stroke-width="0.9"/>`,
      ) +
      `<path d="M46 43.500H50L48 46Z" fill="${yellow}"/>` +
      `<path d="M43 94C42 86 42 80 43 74M53 94C54 86 54 80 53 74" fill="none" stroke="${yellow}" stroke-width="1.5" stroke-linecap="round"/></g>`,
  },
  {
    id: 'raven',
    name: 'Havran',
    draw: ({ red, dark, pale, green }: Inks) =>
      `<circle cx="50" cy="50" r="47" fill="${red}"/><circle cx="50" cy="50" r="43" fill="none" stroke="${pale}" stroke-width="1.2"/><g transform="translate(11 8) scale(0.78)">` +
      `<path d="M22 32C26 22 37 18 46 23C55 28 60 36 68 45C76 53 86 62 95 78C86 76 80 73 75 73C70 80 60 82 51 79C38 75 30 62 31 48C31 44 30 41 28 39C22 38 14 38 5 42C9 36 15 33 22 32Z" fill="${dark}"/>` +
      `<path d="M45 47C54 50 62 58 70 70C58 70 48 62 45 47ZM42 56C46 65 54 72 63 74C52 76 44 69 42 56Z" fill="${pale}" opacity="0.35"/>` +
      `<circle cx="35" cy="30" r="2.6" fill="${pale}"/>` +
      `<path d="M50 79L48 88M59 80L58 88" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/>` +
      `<path d="M8 90C34 86 62 90 90 87" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M18 88C15 81 19 77 24 76C26 81 23 86 18 88ZM80 87C82 80 88 79 92 80C91 85 86 88 80 87ZM30 89C32 94 37 96 41 95C40 91 35 88 30 89Z" fill="${green}"/></g>`,
  },
  {
    id: 'owl',
    name: 'Sova',
    draw: ({ brown, yellow, orange, pale, dark, main, green }: Inks) =>
      `<path d="M20 12C28 20 40 20 50 20C60 20 72 20 80 12C84 26 84 36 82 50C82 72 68 88 50 88C32 88 18 72 18 50C16 36 16 26 20 12Z" fill="${brown}"/>` +
      `<path d="M50 44C64 44 70 56 68 66C66 78 58 85 50 85C42 85 34 78 32 66C30 56 36 44 50 44Z" fill="${pale}"/>` +
      [0, 1, 2].map((row) => feathers(62 + row * 7, 3 - (row % 2), orange)).join('') +
      mirrored(
        `<circle cx="35" cy="38" r="15" fill="${pale}"/><circle cx="35" cy="38" r="10.5" fill="${yellow}"/><circle cx="36" cy="38" r="5.6" fill="${dark}"/><circle cx="34" cy="36" r="1.8" fill="${pale}"/>` +
          `<path d="M18 50C24 58 28 68 27 80C20 73 17 62 18 50Z" fill="${dark}" opacity="0.4"/>`,
      ) +
      `<path d="M50 40L56 50L50 57L44 50Z" fill="${orange}"/>` +
      `<path d="M8 90H92" stroke="${main}" stroke-width="4" stroke-linecap="round"/>` +
      mirrored(
        `<path d="M38 86V91M43 86V91" stroke="${orange}" stroke-width="3.4" stroke-linecap="round"/>`,
      ) +
      `<path d="M78 89C80 82 86 80 92 82C90 88 84 90 78 89ZM10 91C12 97 18 98 23 96C21 91 16 89 10 91Z" fill="${green}"/>`,
  },
  {
    id: 'fish',
    name: 'Ryba',
    draw: ({ blue, orange, main, pale, dark }: Inks) =>
      `<path d="M6 52C18 30 44 24 66 42C74 36 84 30 94 28C90 40 90 62 94 76C84 73 74 67 66 61C44 80 18 74 6 52Z" fill="${blue}"/>` +
      `<path d="M30 33C38 20 52 18 60 24C56 28 56 32 58 36C48 31 40 30 30 33ZM36 71C42 80 50 84 57 82C55 78 55 75 56 69C50 72 43 73 36 71Z" fill="${orange}"/>` +
      `<path d="M6 52C14 40 22 34 31 32C36 44 36 60 31 73C21 70 12 63 6 52Z" fill="${orange}"/>` +
      [38, 47, 56]
        .map((x, column) =>
          [0, 1, 2, 3]
            .slice(column === 2 ? 1 : 0, column === 2 ? 3 : 4)
            .map(
              (row) =>
                `<path d="M${x} ${36 + row * 8}C${x + 7} ${37 + row * 8} ${x + 7} ${43 + row * 8} ${x} ${44 + row * 8}" fill="none" stroke="${pale}" stroke-width="1.9" stroke-linecap="round"/>`,
            )
            .join(''),
        )
        .join('') +
      `<path d="M74 46L88 38M74 52H89M74 57L88 66" stroke="${pale}" stroke-width="1.9" stroke-linecap="round"/>` +
      `<circle cx="20" cy="48" r="5" fill="${pale}"/><circle cx="19.5" cy="48" r="2.6" fill="${dark}"/>` +
      `<path d="M4 88C10 84 14 84 20 88S30 92 36 88S46 84 52 88S62 92 68 88S78 84 84 88S92 91 96 88" fill="none" stroke="${main}" stroke-width="2.4" stroke-linecap="round"/>` +
      `<g fill="none" stroke="${main}" stroke-width="1.6"><circle cx="9" cy="32" r="3.4"/><circle cx="16" cy="20" r="2.4"/><circle cx="10" cy="11" r="1.8"/></g>`,
  },
  {
    id: 'whale',
    name: 'Veľryba',
    draw: ({ blue, pale, dark, main }: Inks) =>
      `<path d="M6 54C8 38 24 30 42 32C60 34 66 48 74 50C80 51 83 46 82 40C76 38 72 33 72 26C79 26 84 29 86 33C88 29 93 26 99 27C99 34 95 39 90 41C93 60 82 78 58 80C28 82 4 76 6 54Z" fill="${blue}"/>` +
      `<path d="M7 60C18 66 36 64 50 66C60 67 68 70 74 73C69 77 64 79.5 58 80C32 82 9 77 7 60Z" fill="${pale}"/>` +
      `<path d="M12 67C26 71 44 70 60 74M20 73C32 76 44 75 56 77.5" fill="none" stroke="${blue}" stroke-width="1.6" stroke-linecap="round"/>` +
      `<circle cx="21" cy="52" r="2.7" fill="${dark}"/><path d="M8 58C13 61 18 61 23 59" fill="none" stroke="${dark}" stroke-width="1.6" stroke-linecap="round"/>` +
      `<path d="M40 62C40 70 46 78 54 79C56 72 50 64 40 62Z" fill="${dark}" opacity="0.35"/>` +
      `<path d="M34 27C34 20 30 15 24 15C19 15 17 19 19 22M34 27C34 18 40 12 46 13C51 14 52 19 49 22M34 27V12" fill="none" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>` +
      `<path d="M4 90C10 86 14 86 20 90S30 94 36 90S46 86 52 90S62 94 68 90S78 86 84 90S92 93 96 90" fill="none" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>`,
  },
] as const satisfies readonly Motif[]

function mirroredAt(middle: number, fragment: string): string {
  return `${fragment}<g transform="matrix(-1 0 0 1 ${middle * 2} 0)">${fragment}</g>`
}

function feathers(y: number, count: number, ink: string): string {
  return Array.from({ length: count }, (_, index) => {
    const x = 50 + (index - (count - 1) / 2) * 11
    return `<path d="M${x - 4.5} ${y}C${x - 4} ${y + 5} ${x + 4} ${y + 5} ${x + 4.5} ${y}Z" fill="${ink}"/>`
  }).join('')
}
