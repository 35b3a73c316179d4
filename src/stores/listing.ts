import { atom } from 'nanostores'
import { QUERY_LIMITS } from '../config/limits.ts'
import type { ListingResult } from '../domain/listing-engine.ts'
import { isPlain, parseSearch, plainQuery, withFilter, type ListingQuery } from '../domain/listing-query.ts'
import type { ListingSource } from './listing-source.ts'

/** What a question does to the browser's history: an entry of its own, in the place of the last one, or nothing. */
export type HistoryEntry = 'push' | 'replace' | 'none'

/** What a listing page shows. */
export interface ListingView {
  /** What was asked last; the controls show it. */
  query: ListingQuery
  /** Counts the questions, so that one can be told from the next. */
  question: number
  entry: HistoryEntry
  /** What `result` answers; the list shows it. */
  answered: ListingQuery
  /** `null` while the page's own static list is the answer. */
  result: ListingResult | null
  isLoading: boolean
  /** True when the last question got no answer; what was shown stays. */
  hasFailed: boolean
}

function untouched(category: string): ListingView {
  const query = plainQuery(category, QUERY_LIMITS)
  return {
    query,
    question: 0,
    entry: 'none',
    answered: query,
    result: null,
    isLoading: false,
    hasFailed: false,
  }
}

/** The listing of the page. */
export const $listing = atom<ListingView>(untouched(''))

let source: ListingSource | undefined
let isPageTheAnswer = true

/**
 * Says which listing the page is, and where its answers come from.
 * @param isFirstPage false on the static following pages, which do not show what the plain question asks for
 */
export function startListing(category: string, listingSource: ListingSource, isFirstPage: boolean): void {
  source = listingSource
  isPageTheAnswer = isFirstPage
  $listing.set(untouched(category))
}

/** Shows the page's own list again, as it was before anything was asked. */
export function showOwnList(): void {
  const { question, query } = $listing.get()
  $listing.set({ ...untouched(query.category), question: question + 1 })
}

/**
 * Asks a question. The newest question wins: an answer that comes after a newer question is dropped. The plain
 * question needs no answer where the page itself is it.
 */
export async function askListing(query: ListingQuery, entry: HistoryEntry): Promise<void> {
  const question = $listing.get().question + 1
  const asked = { query, question, entry, hasFailed: false }
  if (isPageTheAnswer && isPlain(query, QUERY_LIMITS)) {
    $listing.set({ ...asked, answered: query, result: null, isLoading: false })
    return
  }
  const show = (result: ListingResult) => {
    const pages = Math.max(1, Math.ceil(result.total / query.productsCount))
    const answered = { ...query, page: Math.min(query.page, pages) }
    $listing.set({ ...asked, query: answered, answered, result, isLoading: false })
  }
  const now = source?.findNow?.(query)
  if (now) {
    show(now)
    return
  }
  $listing.set({ ...$listing.get(), ...asked, isLoading: true })
  try {
    const result = await source?.find(query)
    if (question === $listing.get().question && result) show(result)
  } catch (error) {
    if (question !== $listing.get().question) return
    console.warn('get_products:', error)
    $listing.set({ ...$listing.get(), isLoading: false, hasFailed: true })
  }
}

/** Chooses a value of an attribute, or no longer. */
export function chooseFilter(attribute: string, value: string, isOn: boolean): Promise<void> {
  return askListing(withFilter($listing.get().query, attribute, value, isOn), 'push')
}

/**
 * Searches for a phrase. One of one or two characters asks nothing (spec section 5), nor does the same one again.
 * @param entry `replace` while the phrase is still being typed
 */
export function searchListing(text: string, entry: HistoryEntry): Promise<void> {
  const { query } = $listing.get()
  const search = parseSearch(text, QUERY_LIMITS)
  const isTooShort = search === '' && text.trim() !== ''
  return isTooShort || search === query.search
    ? Promise.resolve()
    : askListing({ ...query, search, page: 1 }, entry)
}

/** Turns all filters off. */
export function clearFilters(): Promise<void> {
  const { query } = $listing.get()
  return Object.keys(query.filters).length === 0
    ? Promise.resolve()
    : askListing({ ...query, filters: {}, page: 1 }, 'push')
}

/** Takes the search phrase away. */
export function clearSearch(): Promise<void> {
  return askListing({ ...$listing.get().query, search: '', page: 1 }, 'push')
}

/** Shows the next page below what is there; nothing while an answer is on its way. */
export function loadMore(): Promise<void> {
  const { answered, isLoading } = $listing.get()
  return isLoading ? Promise.resolve() : askListing({ ...answered, page: answered.page + 1 }, 'push')
}

/** Asks the last question again. */
export function retryListing(): Promise<void> {
  const { query } = $listing.get()
  return askListing(query, 'replace')
}
