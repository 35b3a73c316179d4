/** Shown with notifications and in the cart when storage has failed. */
export const CART_NOT_KEPT = 'Prehliadač nedovolil uložiť košík. Po zatvorení karty sa nezachová.'
