/** Every key that the shop keeps something under in a browser (rule 306); the page about personal data lists them for a shopper. */
export const STORED_KEYS = [
  'cart',
  'chosenDelivery',
  'chosenPayment',
  'customerData',
  'customerDataChanged',
  'oldPrices',
  'orderAttempts',
  'orderPending',
  'orderSent',
  'orderReceipt',
  'recentlySeen',
  'theme',
  'token',
] as const

/** One of them. */
export type StoredKey = (typeof STORED_KEYS)[number]
