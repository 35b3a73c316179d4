const QUANTITY = 'Množstvo'

/** The texts of a product form while it is filled in. In a file of their own, because every product page loads them. */
export const PRODUCT_HINTS = {
  cut: 'Strih',
  size: 'Veľkosť',
  color: 'Farba',
  sizeIs: (size: string) => `veľkosť\u00A0${size}`,
  chooseSize: 'Zvoľte veľkosť.',
  sizeNotInCut: (size: string) => `Veľkosť ${size} v\u00A0tomto strihu nie je, zvoľte inú.`,
  quantity: QUANTITY,
  quantityIs: (count: number | string) => `${QUANTITY}: ${count}`,
} as const

/** The buttons of a quantity. */
export const STEPS = {
  decrease: 'Znížiť množstvo',
  increase: 'Zvýšiť množstvo',
} as const
