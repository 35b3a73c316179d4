/** Shown with notifications and in the cart when storage has failed. */
export const CART_NOT_KEPT = 'Prehliadač nedovolil uložiť košík. Po zatvorení karty sa nezachová.'

export const ADDED = {
  title: 'Pridané do košíka',
  isFull: 'V košíku je už najväčšie možné množstvo',
  showCart: 'Zobraziť košík',
  close: 'Zavrieť upozornenie',
  unitPrice: (price: string) => `${price} / kus`,
} as const
