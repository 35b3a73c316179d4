import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { plainQuery, type ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'

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
