/** Storage has failed. */
export const CART_NOT_KEPT = 'Prehliadač nedovolil uložiť košík. Po zatvorení stránky sa nezachová.'
