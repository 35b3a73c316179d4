import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { plainQuery, type ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'

/** How a shown result changes the browser's history: it adds an entry, replaces the last one, or leaves it alone. */
export type HistoryEntry = 'push' | 'replace' | 'none'

/** The state of the newest query. One that failed can be asked again. */
export type ListingStatus =
  { state: 'shown' } | { state: 'loading' } | { state: 'failed'; query: ListingQuery; entry: HistoryEntry }

/** How much of the result is the static grid: `static` all, `continued` its beginning, `replaced` none. */
export type ShownList = { query: ListingQuery } & (
  { grid: 'static'; result: null } | { grid: 'continued' | 'replaced'; result: ListingResult }
)

export interface ListingView {
  /** The controls show this: the newest query, or the list's query when the newest failed. */
  query: ListingQuery
  /** The same query once its phrase is understood: words that mean filters have become filters (rule 225). */
  meant: ListingQuery
  /** The text in the search box, searched for or not yet. */
  phrase: string
  /** True between a key and the search that it leads to. */
  isTyping: boolean
  /** True once the phrase that is being typed has a history entry, which its next keys replace. */
  hasTypingEntry: boolean
  /** Counts the queries asked, so that a late result can be told from the newest. */
  requestId: number
  entry: HistoryEntry
  list: ShownList
  /** How many products of the list were there before 'Načítaj ďalšie...' added the others; 0 after any other query. */
  shownBefore: number
  status: ListingStatus
  /** True after the first result or failure: until then the page hides the static grid where its address asks for another list. */
  isLoaded: boolean
  /** True when neither source could heed the chosen order, availability and price, and the list is without them (rule 223). */
  isUnrefined: boolean
}

/** The listing before its first query. @param filters what the static grid is filtered by */
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
