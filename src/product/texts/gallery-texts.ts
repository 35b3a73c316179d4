import { outOf } from '../../text/out-of.ts'

export const GALLERY = {
  pictures: 'Obrázky produktu',
  choose: 'Výber obrázka',
  picture: 'Obrázok',
  zoom: 'Zväčšiť obrázok',
} as const

/** @example pictureAlt('Tričko Tatry', 'modrá', 2, 4) // 'Tričko Tatry, modrá, 2 zo 4' */
export function pictureAlt(name: string, color: string | null, number: number, total: number): string {
  return [name, color, `${number}\u00A0${outOf(total)}`].filter(Boolean).join(', ')
}
