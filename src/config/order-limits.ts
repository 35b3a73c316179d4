/** Products offered below free delivery (rule 404): how far their price may exceed the gap, and how many they are. */
export const FILL_UP = { maxAboveCents: 1000, most: 3 } as const

/** How many products are fetched at the same time when the cart is re-checked. */
export const MAX_PARALLEL_CHECKS = 4

/** The shortest time between two updates of the cart while the re-check gets its responses, in milliseconds. */
export const CART_UPDATE_EVERY_MS = 100

/** The most changed lines that the notice names one by one. For more lines it gives their number and their sum. */
export const MAX_NAMED_CHANGES = 5

/** How long an order waits for the re-check of its prices, in milliseconds. */
export const CART_CHECK_TIMEOUT_MS = 4000

/** How long it may take until another tab sees a change of storage, in milliseconds. */
export const STORAGE_SETTLE_MS = 50

/** The most characters of a field of the order form. */
export const MAX_FIELD_LENGTH = 250

export const MAX_NOTE_LENGTH = 2000

/** How long the browser waits for the response to an order, in milliseconds. Then its outcome is unknown. */
export const ORDER_TIMEOUT_MS = 30_000

/** When the code that sends orders could not be fetched, it is fetched again after this time, in milliseconds. */
export const SENDER_RETRY_MS = 5000

/** How many orders of unknown outcome are remembered, so that each keeps its own key. */
export const MAX_KEPT_ATTEMPTS = 8

/** How long the last receipt is kept, and the key of an order whose goods have left the cart, in milliseconds. */
export const ORDER_MEMORY_MS = 24 * 60 * 60 * 1000

/** The most pick-up points that are shown at a time. */
export const MAX_SHOWN_POINTS = 20
