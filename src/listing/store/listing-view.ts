import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { plainQuery, type ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters, Category, FilterGroup, LandingPage } from '../../catalogue/rules/catalogue.ts'
import type { PriceStep } from '../../product-index/rules/price-range.ts'

/** How a shown result changes the browser's history: it adds an entry, replaces the present one, or changes nothing. */
export type HistoryEntry = 'push' | 'replace' | 'none'

/** The state of the newest query. A failed one can be asked again. */
export type ListingStatus =
  { state: 'shown' } | { state: 'loading' } | { state: 'failed'; query: ListingQuery; entry: HistoryEntry }

/** How much of the list is the static grid. `static`: all of it. `continued`: its beginning. `replaced`: nothing. */
export type ShownList = { query: ListingQuery } & (
  { grid: 'static'; result: null } | { grid: 'continued' | 'replaced'; result: ListingResult }
)

export interface ListingView {
  /** The query that the controls show: the newest, or the list's query if the newest failed. */
  query: ListingQuery
  /** The same query with its phrase understood: words that mean filters have become filters. */
  meant: ListingQuery
  /** The text in the search box, which may not have been searched for yet. */
  phrase: string
  /** True between a key and its search. */
  isTyping: boolean
  /** True once the phrase that is being typed has a history entry. Further keys replace that entry. */
  hasTypingEntry: boolean
  /** Counts the queries. A late result with another number is dropped. */
  requestId: number
  entry: HistoryEntry
  list: ShownList
  /** How many products were shown before 'Načítaj ďalšie...' added more; 0 after any other query. */
  shownBefore: number
  status: ListingStatus
  /** True after the first result or failure. Until then styles hide the static grid if the address asks for another list. */
  isLoaded: boolean
  /** True when the API ignored order, availability and price, so the list is not changed by them. */
  isUnrefined: boolean
}

/** The listing before its first query. @param filters those of the static grid */
export function untouchedListing(category: string, filters: Filters = {}): ListingView {
  const query = { ...plainQuery(category, QUERY_LIMITS), filters }
  return {
    query,
    meant: query,
    phrase: '',
    isTyping: false,
    hasTypingEntry: false,
    requestId: 0,
    entry: 'none',
    list: { query, grid: 'static', result: null },
    shownBefore: 0,
    status: { state: 'shown' },
    isLoaded: false,
    isUnrefined: false,
  }
}

/** The static page: the products in its grid, and its place among the pages of its listing. */
export interface StaticPage {
  before: number
  /** The number of products up to the end of this page. */
  shown: number
  total: number
  /** From 1. */
  number: number
  pageCount: number
}

/** A listing's facts, which its page gives to both islands. */
export interface ListingData {
  /** Slug of the category. */
  category: string
  categoryName: string
  /** The listing's address below `/produkty/`: that of the category or of its landing page. */
  slug: string
  /** The path of the category's first page; `null` on that page itself. */
  firstPagePath: string | null
  /** The filters of the static grid; only a landing page has any (rule 224). */
  filters: Filters
  page: StaticPage
  /** Ids of the products in the static grid, in order. */
  staticIds: readonly number[]
  landings: readonly Pick<LandingPage, 'name' | 'filters'>[]
  /** Attributes with the values of the category's products: cut, size and collection come first (rule 212). */
  groups: readonly FilterGroup[]
  /** Attribute id to the values that occur only in other listings. An address may ask for them. */
  otherValues: Readonly<Record<string, readonly string[]>>
  /** The price ranges that occur here, with the static listing's number of products in each. */
  priceSteps: readonly PriceStep[]
  /** False where the API answers and cannot sort. Order, availability and price in an address are then dropped. */
  canRefine: boolean
  /** The shop's categories, offered when nothing is found. */
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  /** True where the shopper came to search: the search box has the focus. */
  isSearch: boolean
}
