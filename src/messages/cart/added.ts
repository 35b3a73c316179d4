/**
 * What a product's page says after something was put into the cart. A file of its own: product pages load it at once.
 */
export const ADDED = {
  title: 'Pridané do košíka',
  isFull: 'V košíku je už najväčšie možné množstvo',
  size: 'Veľkosť',
  quantity: 'Množstvo',
  unitPrice: (price: string) => `${price} / kus`,
} as const

/** Storage has failed. */
export const CART_NOT_KEPT = 'Prehliadač nedovolil uložiť košík. Po zatvorení stránky sa nezachová.'
