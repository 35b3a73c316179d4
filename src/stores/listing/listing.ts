import { atom } from 'nanostores'
import { SEARCH_DEBOUNCE_MS } from '../../config/limits.ts'
import { QUERY_LIMITS } from '../../config/query-limits.ts'
import type { ListingResult } from '../../domain/listing/listing-engine.ts'
import { withFilter, withoutFilters } from '../../domain/listing/change-filters.ts'
import { isPlain, parseSearch, plainQuery, type ListingQuery } from '../../domain/listing/listing-query.ts'
import type { ListingFacts, ListingSource } from './source.ts'

/** What an answer does to the browser's history: an entry of its own, in the place of the last one, or nothing. */
export type HistoryEntry = 'push' | 'replace' | 'none'

/** How the last question fares; one that failed can be asked again. */
export type ListingStatus =
  { state: 'shown' } | { state: 'loading' } | { state: 'failed'; query: ListingQuery; entry: HistoryEntry }

/** What a listing page shows. */
export interface ListingView {
  /** What the controls show: what was asked last, or, when that failed, what the list shows. */
  query: ListingQuery
  /** What the search box holds, searched for or not yet. */
  phrase: string
  /** True between a key and the search that it leads to. */
  isTyping: boolean
  /** True once the phrase that is being typed has an entry in the history: its next keys replace that one. */
  hasTypingEntry: boolean
  /** Counts the queries asked, so that a late result can be told from the newest. */
  requestId: number
  entry: HistoryEntry
  /** What `result` answers; the list shows it. */
  answered: ListingQuery
  /** `null` while the page's own static list is the answer. */
  result: ListingResult | null
  /** Leading results that the static grid already shows. */
  staticPrefixLength: number
  status: ListingStatus
  /** True from the first answer or failure on: until then the page may hide a list that nobody asked for. */
  isSettled: boolean
}

/** A listing that nobody has asked anything. */
export function untouchedListing(category: string): ListingView {
  const query = plainQuery(category, QUERY_LIMITS)
  return {
    query,
    phrase: '',
    isTyping: false,
    hasTypingEntry: false,
    requestId: 0,
    entry: 'none',
    answered: query,
    result: null,
    staticPrefixLength: 0,
    status: { state: 'shown' },
    isSettled: false,
  }
}

/** The listing of the page. */
export const $listing = atom<ListingView>(untouchedListing(''))

let source: ListingSource | undefined
let ownIds: readonly number[] = []
/** True where the page's own list is what the plain question asks for. */
let isOwnTheAnswer = true
let timer: ReturnType<typeof setTimeout> | undefined

/** Says which listing the page is, and where its answers come from. */
export function openListing(
  { category, firstPagePath, ownIds: ids }: Pick<ListingFacts, 'category' | 'firstPagePath' | 'ownIds'>,
  listingSource: ListingSource,
): void {
  clearTimeout(timer)
  source = listingSource
  ownIds = ids
  isOwnTheAnswer = firstPagePath === null
  $listing.set(untouchedListing(category))
}

/** The phrase that belongs into the search box when `query` is shown; what is being typed stays. */
function shownPhrase({ phrase, isTyping }: ListingView, query: ListingQuery): string {
  return isTyping || parseSearch(phrase, QUERY_LIMITS) === query.search ? phrase : query.search
}

/** With how many of its products an answer goes on from the page's own list: all of that, or none. */
function countStaticPrefix({ products }: ListingResult, answered: ListingQuery): number {
  const isContinued = isOwnTheAnswer && isPlain({ ...answered, page: 1 }, QUERY_LIMITS)
  return isContinued && ownIds.every((id, i) => products[i]?.id === id) ? ownIds.length : 0
}

function show(asked: Partial<ListingView>, answered: ListingQuery, result: ListingResult | null): void {
  const view = $listing.get()
  $listing.set({
    ...view,
    ...asked,
    query: answered,
    phrase: shownPhrase(view, answered),
    answered,
    result,
    staticPrefixLength: result ? countStaticPrefix(result, answered) : 0,
    status: { state: 'shown' },
    isSettled: true,
  })
}

/** Shows the page's own list again, as it was before anything was asked. */
export function showOwnList(): void {
  const { requestId, query } = $listing.get()
  show({ requestId: requestId + 1, entry: 'none' }, plainQuery(query.category, QUERY_LIMITS), null)
}

/**
 * Asks a question. The newest question wins: an answer that comes after a newer question is dropped. The plain
 * question needs no answer where the page itself is it. When there is no answer, the list and its controls stay as
 * they were, and `retryListing` asks again.
 */
export async function askListing(query: ListingQuery, entry: HistoryEntry): Promise<void> {
  const before = $listing.get()
  const requestId = before.requestId + 1
  const asked = { requestId, entry }
  if (isOwnTheAnswer && isPlain(query, QUERY_LIMITS)) {
    show(asked, query, null)
    return
  }
  const take = (result: ListingResult) => {
    const pages = Math.max(1, Math.ceil(result.total / query.productsCount))
    show(asked, { ...query, page: Math.min(query.page, pages) }, result)
  }
  const now = source?.findNow?.(query)
  if (now) {
    take(now)
    return
  }
  $listing.set({
    ...before,
    ...asked,
    query,
    phrase: shownPhrase(before, query),
    status: { state: 'loading' },
  })
  try {
    const result = await source?.find(query)
    if (requestId === $listing.get().requestId && result) take(result)
  } catch (error) {
    const view = $listing.get()
    if (requestId !== view.requestId) return
    console.warn('get_products:', error)
    $listing.set({
      ...view,
      query: view.answered,
      status: { state: 'failed', query, entry },
      isSettled: true,
    })
  }
}

/** Chooses a value of an attribute, or no longer. */
export function chooseFilter(attribute: string, value: string, isOn: boolean): Promise<void> {
  return askListing(withFilter($listing.get().query, attribute, value, isOn), 'push')
}

/** Turns all filters off. */
export function clearFilters(): Promise<void> {
  const { query } = $listing.get()
  return Object.keys(query.filters).length === 0
    ? Promise.resolve()
    : askListing(withoutFilters(query), 'push')
}

/** Takes the search phrase away. */
export function clearSearch(): Promise<void> {
  return askListing({ ...$listing.get().query, search: '', page: 1 }, 'push')
}

/** Shows the next page below what is there; nothing while an answer is on its way. */
export function loadMore(): Promise<void> {
  const { answered, status } = $listing.get()
  return status.state === 'loading'
    ? Promise.resolve()
    : askListing({ ...answered, page: answered.page + 1 }, 'push')
}

/** Asks the question again that got no answer. */
export function retryListing(): Promise<void> {
  const { status } = $listing.get()
  return status.state === 'failed' ? askListing(status.query, status.entry) : Promise.resolve()
}

/**
 * Searches for what the box holds, now. A phrase of one or two characters asks nothing (rule 204), nor does the same
 * one again.
 */
export function searchNow(): Promise<void> {
  clearTimeout(timer)
  const view = $listing.get()
  const search = parseSearch(view.phrase, QUERY_LIMITS)
  const isTooShort = search === '' && view.phrase.trim() !== ''
  if (isTooShort || search === view.query.search) {
    $listing.set({ ...view, isTyping: false })
    return Promise.resolve()
  }
  $listing.set({ ...view, isTyping: false, hasTypingEntry: true })
  return askListing({ ...view.query, search, page: 1 }, view.hasTypingEntry ? 'replace' : 'push')
}

/** Takes what was typed into the search box; it is searched for half a second after the last key (rule 204). */
export function typePhrase(phrase: string): void {
  clearTimeout(timer)
  $listing.set({ ...$listing.get(), phrase, isTyping: true })
  timer = setTimeout(() => void searchNow(), SEARCH_DEBOUNCE_MS)
}

/** The shopper has left the search box: the next phrase has a history entry of its own. */
export function endTyping(): void {
  const view = $listing.get()
  if (view.hasTypingEntry) $listing.set({ ...view, hasTypingEntry: false })
}

/** Forgets a phrase that was typed but not searched for yet. */
export function dropTyping(): void {
  clearTimeout(timer)
  $listing.set({ ...$listing.get(), isTyping: false, hasTypingEntry: false })
}
