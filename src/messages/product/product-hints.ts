import { ADDED } from '../cart/added.ts'

/** What a product form says while it is filled in; on its own, because it is loaded with every product page. */
export const PRODUCT_HINTS = {
  chooseSize: 'Zvoľte veľkosť.',
  sizeNotInCut: (size: string) => `Veľkosť ${size} v\u00A0tomto strihu nie je, zvoľte inú.`,
  quantity: ADDED.quantity,
  quantityIs: (count: number | string) => `${ADDED.quantity}: ${count}`,
} as const
