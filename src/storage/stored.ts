/** How many lines of a stored cart are read. No real cart has more. */
export const MAX_CART_LINES = 500

/** How many characters a text in a stored cart line may have. */
export const MAX_LINE_TEXT = 300

/** How many characters a text in a stored form may have. */
export const MAX_CUSTOMER_TEXT = 10_000

/** How long a form that was not sent is kept after its last change, in milliseconds. */
export const CUSTOMER_MEMORY_MS = 30 * 24 * 60 * 60 * 1000

/** How many recently seen products are remembered. */
export const MAX_RECENTLY_SEEN = 8

/** How many goods are kept for later. An address with all of them is not too long for a message. */
export const MAX_SAVED = 50

/** How many characters of the name of a product that is kept for later are stored. */
export const MAX_SAVED_NAME = 150

/** How many characters a stored product slug may have. */
export const MAX_STORED_SLUG = 200
