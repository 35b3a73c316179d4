/** Products on a listing page (rule 201). */
export const PRODUCTS_PER_PAGE = 40

/** The most characters of the line below a listing's heading. They fill one line, on a phone two. */
export const LEAD_LENGTH = 80

/** How many cards the widest grid has in a row. */
export const FIRST_ROW = 4

/** How many cards of a result are painted first: about one screen. src/listing/listing-island.css repeats the number. */
export const FIRST_SCREEN = 8

/** From this many shown products on, the count is also shown below the grid (rule 207). */
export const SECOND_COUNT_FROM = 30

/** How many values of a filter are shown at first; a button shows the others. */
export const FOLDED_FILTERS_FROM = 8

/** When a query has no results, it is tried again without one of its parts, for at most this many parts. */
export const MAX_CHANGES_ASKED = 6

export const MAX_CHANGES_OFFERED = 3

/** How long after the last key a search runs, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500

/** The fewest characters for which the header's search suggests products. */
export const MIN_SUGGESTION_LENGTH = 2

export const MAX_SUGGESTIONS = 6

/** The heaviest listing index that a browser fetches, in brotli bytes. Above it the API answers listings. */
export const PRODUCT_INDEX_BUDGET = 250_000

/** The limits of a listing's address (rule 201). */
export const QUERY_LIMITS = {
  minSearchLength: 3,
  maxSearchLength: 100,
  defaultProductsCount: PRODUCTS_PER_PAGE,
  /** An address never says 10, and one without a count means the default. So no listing has 10 products a page. */
  minProductsCount: 11,
  maxProductsCount: 200,
  maxPage: 50,
  maxPriceCents: 10_000_000,
} as const

/** The price ranges that a listing offers, in cents, both ends included. */
export const PRICE_STEPS = [
  { fromCents: null, toCents: 999 },
  { fromCents: 1000, toCents: 1499 },
  { fromCents: 1500, toCents: 1999 },
  { fromCents: 2000, toCents: 2999 },
  { fromCents: 3000, toCents: 4999 },
  { fromCents: 5000, toCents: null },
] as const
