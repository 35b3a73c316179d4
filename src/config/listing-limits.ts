/** Products on a listing page (rule 201). */
export const PRODUCTS_PER_PAGE = 40

/** The most characters of the line below a listing's heading: one line, two on a phone. */
export const LEAD_LENGTH = 80

/** Cards beside each other where there is most room. */
export const FIRST_ROW = 4

/** Cards of a result that are painted before the rest: a first screen. src/listing/listing.css has it too. */
export const FIRST_SCREEN = 8

/** From this many shown products on, the count stands below the grid as well (rule 207). */
export const SECOND_COUNT_FROM = 30

/** How many values of a filter are shown at once; the others are folded. */
export const FOLDED_FILTERS_FROM = 8

/** A query without results is tried again without one of its parts, for at most this many parts. */
export const MAX_CHANGES_ASKED = 6

export const MAX_CHANGES_OFFERED = 3

/** How long after the last key a search runs, in milliseconds (rule 204). */
export const SEARCH_DEBOUNCE_MS = 500

/** From how many characters on the header's search suggests products. */
export const MIN_SUGGESTION_LENGTH = 2

export const MAX_SUGGESTIONS = 6

/** The heaviest listing index that shoppers are sent, in brotli bytes; above it the API is asked instead. */
export const PRODUCT_INDEX_BUDGET = 250_000

/** What a listing's address may ask for (rule 201). */
export const QUERY_LIMITS = {
  minSearchLength: 3,
  maxSearchLength: 100,
  defaultProductsCount: PRODUCTS_PER_PAGE,
  /** Addresses leave 10 out, and one without a count asks for the default (rule 202), so no list has 10 on a page. */
  minProductsCount: 11,
  maxProductsCount: 200,
  maxPage: 50,
  maxPriceCents: 10_000_000,
} as const

/** The prices that a listing offers to choose from, in cents, both ends included (rule 222). */
export const PRICE_STEPS = [
  { fromCents: null, toCents: 999 },
  { fromCents: 1000, toCents: 1499 },
  { fromCents: 1500, toCents: 1999 },
  { fromCents: 2000, toCents: 2999 },
  { fromCents: 3000, toCents: 4999 },
  { fromCents: 5000, toCents: null },
] as const
