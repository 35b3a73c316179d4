/** A build that would leave out more of the products than this, in percent, fails. */
export const MAX_LEFT_OUT_PERCENT = 5

/** A catalogue that is smaller than the one online by more than this, in percent, needs ALLOW_SHRINK=1. */
export const MAX_SHRINK_PERCENT = 30

/*
 * What a build takes of the API. A response that breaks one of these limits stops the build, a product that does is left out.
 */

/** The largest response, in bytes after decompression. */
export const MAX_RESPONSE_BYTES = 64_000_000

/** The same for one product. Several are read at a time, and together they must not take all memory. */
export const MAX_PRODUCT_RESPONSE_BYTES = 4_000_000

/** The most entries of a list in a response. 64 MB could hold twenty million, and reading those would take all memory. */
export const MAX_LIST_ENTRIES = 100_000

/** How long a response may bring no new byte, in milliseconds. */
export const MAX_RESPONSE_SILENCE_MS = 20_000

/** How long reading the whole catalogue may take, in milliseconds. */
export const PULL_DEADLINE_MS = 15 * 60_000

/** The most products that a listing may promise. */
export const MAX_LISTED_PRODUCTS = 500_000

/** The longest HTML text of the owner, in bytes of UTF-8. */
export const MAX_HTML_BYTES = 200_000

/** How deep elements of the owner's HTML may be nested. */
export const MAX_HTML_DEPTH = 64

/** The most characters of the name of a product, a category, an attribute or anything else. */
export const MAX_NAME_LENGTH = 300

/** A product that costs more, in cents, goes online, and its owner is told. */
export const USUAL_PRICE_CENTS = 100_000

/** A price has jumped when it has grown or shrunk by more than this factor. */
export const PRICE_JUMP_FACTOR = 3

/** A catalogue in which more prices than this have jumped, in percent, needs ALLOW_PRICES=1. */
export const MAX_JUMPED_PERCENT = 20

/** A catalogue whose median price has moved by more than this, in percent, needs ALLOW_PRICES=1. */
export const MAX_MEDIAN_MOVE_PERCENT = 30
