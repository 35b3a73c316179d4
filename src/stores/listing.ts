import { atom } from 'nanostores'
import { QUERY_LIMITS } from '../config/limits.ts'
import type { ListingResult } from '../domain/listing-engine.ts'
import { isPlain, parseSearch, plainQuery, withFilter, type ListingQuery } from '../domain/listing-query.ts'
import type { ListingSource } from './listing-sources.ts'

/** What a listing page shows. */
export interface ListingView {
  query: ListingQuery
  /** `null` while the page's own static list is the answer. */
  result: ListingResult | null
  isLoading: boolean
  /** True when the last question got no answer; what was shown stays. */
  hasFailed: boolean
}

/** The listing of the page. */
export const $listing = atom<ListingView>({
  query: plainQuery('', QUERY_LIMITS),
  result: null,
  isLoading: false,
  hasFailed: false,
})

let source: ListingSource | undefined
let isPageTheAnswer = true
let lastQuestion = 0

/**
 * Says which listing the page is, and where its answers come from.
 * @param isFirstPage false on the static following pages, which do not show what the plain question asks for
 */
export function startListing(category: string, listingSource: ListingSource, isFirstPage: boolean): void {
  source = listingSource
  isPageTheAnswer = isFirstPage
  $listing.set({
    query: plainQuery(category, QUERY_LIMITS),
    result: null,
    isLoading: false,
    hasFailed: false,
  })
}

/**
 * Asks a question. The newest question wins: an answer that comes after a newer question is dropped. The plain
 * question needs no answer, the page itself is it.
 */
export async function askListing(query: ListingQuery): Promise<void> {
  const question = ++lastQuestion
  if (isPageTheAnswer && isPlain(query, QUERY_LIMITS)) {
    $listing.set({ query, result: null, isLoading: false, hasFailed: false })
    return
  }
  $listing.set({ ...$listing.get(), query, isLoading: true, hasFailed: false })
  try {
    const result = await source?.find(query)
    if (question !== lastQuestion || !result) return
    const pages = Math.max(1, Math.ceil(result.total / query.productsCount))
    $listing.set({
      query: { ...query, page: Math.min(query.page, pages) },
      result,
      isLoading: false,
      hasFailed: false,
    })
  } catch (error) {
    if (question !== lastQuestion) return
    console.warn('get_products:', error)
    $listing.set({ ...$listing.get(), isLoading: false, hasFailed: true })
  }
}

/** Chooses a value of an attribute, or no longer. */
export function chooseFilter(attribute: string, value: string, isOn: boolean): Promise<void> {
  return askListing(withFilter($listing.get().query, attribute, value, isOn))
}

/** Searches for a phrase; one that is too short is none (spec section 5). */
export function searchListing(text: string): Promise<void> {
  const { query } = $listing.get()
  const search = parseSearch(text, QUERY_LIMITS)
  return search === query.search ? Promise.resolve() : askListing({ ...query, search, page: 1 })
}

/** Turns all filters off. */
export function clearFilters(): Promise<void> {
  return askListing({ ...$listing.get().query, filters: {}, page: 1 })
}

/** Shows the next page below what is there. */
export function loadMore(): Promise<void> {
  const { query } = $listing.get()
  return askListing({ ...query, page: query.page + 1 })
}

/** Asks the last question again. */
export function retryListing(): Promise<void> {
  return askListing($listing.get().query)
}
