/** How many lines of a stored cart are read; no shopper has more. */
export const MAX_CART_LINES = 500

/** How long a stored text of a line may be. */
export const MAX_LINE_TEXT = 300

/** How long a stored text of the form may be. */
export const MAX_CUSTOMER_TEXT = 10_000

/** How long a form that was not sent is kept after its last change, in milliseconds (rule 610). */
export const CUSTOMER_MEMORY_MS = 30 * 24 * 60 * 60 * 1000

/** How many of the products that were shown last are remembered. */
export const MAX_RECENTLY_SEEN = 8

/** How long their stored slugs may be. */
export const MAX_STORED_SLUG = 200
