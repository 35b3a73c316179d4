import type { Cut } from '../rules/product-choices.ts'

const QUANTITY = 'Množstvo'

export const PRODUCT_HINTS = {
  cut: 'Strih',
  size: 'Veľkosť',
  color: 'Farba',
  price: 'Cena',
  print: 'Vlastná potlač',
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
