/** Every key of the shop in a browser's storage (rule 306). The page about personal data lists them. */
export const STORED_KEYS = [
  'agreedCosts',
  'cart',
  'chosenDelivery',
  'chosenNames',
  'chosenPayment',
  'customerData',
  'customerDataChanged',
  'orderAttempts',
  'orderPending',
  'orderSent',
  'orderReceipt',
  'pickupPoints',
  'recentlySeen',
  'theme',
  'cleared',
  // The login token. Another part of the shop may have stored it; these pages only read it.
  'token',
] as const

export type StoredKey = (typeof STORED_KEYS)[number]
