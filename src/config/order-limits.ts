/** What is offered to whoever misses a sum until delivery is free (rule 404): at most so much above it, at most so many. */
export const FILL_UP = { maxAboveCents: 1000, most: 3 } as const

/** How many products are fetched at a time when the cart is re-checked. */
export const MAX_PARALLEL_CHECKS = 4

/** The shortest time between two updates of the cart while responses to a re-check come in, in milliseconds. */
export const CART_UPDATE_EVERY_MS = 100

/** Up to this many changed lines the notice names each of them; above, it gives their number and their sum. */
export const MAX_NAMED_CHANGES = 5

/** How long an order waits for the re-check of its prices, in milliseconds. */
export const CART_CHECK_TIMEOUT_MS = 4000

/** How long a change of storage may take to be seen by another tab, in milliseconds. */
export const STORAGE_SETTLE_MS = 50

/** The most characters that a field of the order form takes. */
export const MAX_FIELD_LENGTH = 250

export const MAX_NOTE_LENGTH = 2000

/** How long the browser waits for the response to an order before it calls the outcome unknown, in milliseconds. */
export const ORDER_TIMEOUT_MS = 30_000

/** How long after a failed attempt the code that sends orders may be fetched again, in milliseconds. */
export const SENDER_RETRY_MS = 5000

/** How many orders of unknown outcome are remembered, so that each is repeated under its own key. */
export const MAX_KEPT_ATTEMPTS = 8

/** How long an order's key is good for a repeat, and how long the last receipt is kept, in milliseconds. */
export const ORDER_MEMORY_MS = 24 * 60 * 60 * 1000
