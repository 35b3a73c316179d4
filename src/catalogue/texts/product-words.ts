import type { Cut } from '../rules/product-choices.ts'

const QUANTITY = 'Množstvo'

export const PRODUCT_HINTS = {
  withOwnPrint: 'S\u00A0vlastnou potlačou',
  cut: 'Strih',
  size: 'Veľkosť',
  color: 'Farba',
  print: 'Vlastná potlač',
  sizeIs: (size: string) => `veľkosť\u00A0${size}`,
  chooseSize: 'Zvoľte veľkosť.',
  confirmSize: (size: string) => `Potvrďte veľkosť\u00A0${size} alebo vyberte inú.`,
  soldOut: (size: string) => `${size} je vypredaná, vyberte inú.`,
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
