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
  // The login token, which another part of the shop may have stored: these pages only read it.
  'token',
] as const

export type StoredKey = (typeof STORED_KEYS)[number]
