import { PRODUCT_HINTS } from '../product/product-hints.ts'

/** What the notification says after something was put into the cart; on its own, because it comes with its code. */
export const ADDED = {
  title: 'Pridané do košíka',
  isFull: 'V košíku je už najväčšie možné množstvo',
  cut: PRODUCT_HINTS.cut,
  color: PRODUCT_HINTS.color,
  size: PRODUCT_HINTS.size,
  quantity: PRODUCT_HINTS.quantity,
  unitPrice: (price: string) => `${price} / kus`,
} as const
