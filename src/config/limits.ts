/** The most characters of the line below a listing's heading: one line, two on a phone. */
export const LEAD_LENGTH = 80

/** Products on a listing page (rule 201). */
export const PRODUCTS_PER_PAGE = 40

/** The most characters of each text of a product's information (rule 131). */
export const MAX_INFORMATION_LENGTH = 1000

/** How many times as high as the price a previous price may be (rule 124). */
export const MAX_REDUCTION_FACTOR = 3

/** How long the browser waits for a file of the shop's own, such as a listing's index, in milliseconds. */
export const OWN_FILE_TIMEOUT_MS = 4000

/** How long after the last key a search runs, in milliseconds (rule 204). */
export const SEARCH_DEBOUNCE_MS = 500

export const MAX_SUGGESTIONS = 6

/** From how many characters on the header's search suggests products. */
export const MIN_SUGGESTION_LENGTH = 2

/** The heaviest listing index that shoppers are sent, in brotli bytes; above it the API is asked instead. */
export const PRODUCT_INDEX_BUDGET = 250_000

/** Cards of a result that are painted before the rest: a first screen. src/listing/listing.css has it too. */
export const FIRST_SCREEN = 8

/** From this many shown products on, the count stands below the grid as well (rule 207). */
export const SECOND_COUNT_FROM = 30

/** Cards beside each other where there is most room. */
export const FIRST_ROW = 4

/** How many values of a filter are shown at once; the others are folded. */
export const FOLDED_FILTERS_FROM = 8

/** A query without results is tried again without one of its parts, for at most this many parts. */
export const MAX_CHANGES_ASKED = 6

export const MAX_CHANGES_OFFERED = 3

/** How long the browser waits for the response to an order before it calls the outcome unknown, in milliseconds. */
export const ORDER_TIMEOUT_MS = 30_000

/** How long a change of storage may take to be seen by another tab, in milliseconds. */
export const STORAGE_SETTLE_MS = 50

/** The most products in the slider of the newest, however many the API gives. */
export const NEWEST_SHOWN = 6

/** The most similar products that a product's page shows (rule 130). */
export const SIMILAR_SHOWN = 4

/** The most products that the page of a sold-out product shows instead of it. */
export const OTHERS_SHOWN = 4

/** The longest product slug that the API is asked for; no product has a longer one. */
export const MAX_SLUG_LENGTH = 200

/** How many products are fetched at a time when the cart is re-checked. */
export const MAX_PARALLEL_CHECKS = 4

/** The shortest time between two updates of the cart while responses to a re-check come in, in milliseconds. */
export const CART_UPDATE_EVERY_MS = 100

/** The most characters that a field of the order form takes. */
export const MAX_FIELD_LENGTH = 250

export const MAX_NOTE_LENGTH = 2000

/** Up to this many changed lines the notice names each of them; above, it gives their number and their sum. */
export const MAX_NAMED_CHANGES = 5

/** How many orders of unknown fate are remembered, so that each is repeated under its own key. */
export const MAX_KEPT_ATTEMPTS = 8

/** How long an order's key is good for a repeat, and how long the last receipt is kept, in milliseconds. */
export const ORDER_MEMORY_MS = 24 * 60 * 60 * 1000

/** How long an order waits for the re-check of its prices, in milliseconds. */
export const CART_CHECK_TIMEOUT_MS = 4000

/** How long after a failed attempt the code that sends orders may be fetched again, in milliseconds. */
export const SENDER_RETRY_MS = 5000

/** How long an island's code is waited for before the shop says that it is missing, in milliseconds (rule 709). */
export const CHUNK_TIMEOUT_MS = 120_000

/** The most colours that a card shows as stitches; it gives the number of the others (rule 128). */
export const STITCHES_SHOWN = 5
