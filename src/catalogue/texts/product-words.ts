import type { Cut } from '../rules/product-choices.ts'

/** A word for a size inside a sentence: not a name such as 'USB'. */
const inside = (name: string) =>
  /^.\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Where a shop says what a size is (`name`), sentences do without its gender (rule 137). */
const QUANTITY = 'Množstvo'

export const PRODUCT_HINTS = {
  withOwnPrint: 'S\u00A0vlastnou potlačou',
  cut: 'Strih',
  size: 'Veľkosť',
  color: 'Farba',
  price: 'Cena',
  print: 'Vlastná potlač',
  sizeIs: (size: string, name = 'veľkosť') => `${inside(name)}\u00A0${size}`,
  chooseSize: (name?: string) => (name ? `Zvoľte: ${inside(name)}.` : 'Zvoľte veľkosť.'),
  confirmSize: (size: string, name?: string) =>
    name ? `Potvrďte výber (${size}) alebo ho zmeňte.` : `Potvrďte veľkosť\u00A0${size} alebo vyberte inú.`,
  soldOut: (size: string, name?: string) =>
    name ? `${size}: vypredané, vyberte niečo iné.` : `${size} je vypredaná, vyberte inú.`,
  sizeNotInCut: (size: string) => `Veľkosť ${size} v\u00A0tomto strihu nie je, zvoľte inú.`,
  quantity: QUANTITY,
  quantityIs: (count: number | string) => `${QUANTITY}: ${count}`,
} as const

export const STEPS = {
  decrease: 'Znížiť množstvo',
  increase: 'Zvýšiť množstvo',
} as const

export const CUT_NAMES: Record<Cut, string> = {
  damsky_strih: 'dámsky',
  pansky_strih: 'pánsky',
  unisex_strih: 'unisex',
  detsky_strih: 'detský',
}
