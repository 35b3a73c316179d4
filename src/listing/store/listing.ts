import { atom } from 'nanostores'
import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import {
  FIRST_SCREEN,
  SEARCH_DEBOUNCE_MS,
  MAX_CHANGES_OFFERED,
  MAX_CHANGES_ASKED,
  QUERY_LIMITS,
} from '../../config/listing-limits.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { smallerQueries, withFilter, withoutFilters, type SmallerQuery } from '../rules/change-filters.ts'
import {
  hasFilters,
  isSameList,
  mergeFilters,
  NO_REFINEMENTS,
  parseSearch,
  plainQuery,
  type ListingQuery,
  type Refinements,
} from '../../product-index/rules/listing-query.ts'
import {
  untouchedListing,
  type HistoryEntry,
  type ListingView,
  type ShownList,
  type ListingData,
} from './listing-view.ts'
import type { ListingSource } from './sources.ts'

export const $listing = atom<ListingView>(untouchedListing(''))

let source: ListingSource | undefined
let staticIds: readonly number[] = []
/** The query of which the static grid shows a page. */
let staticQuery = untouchedListing('').query
/** True when the static grid is the first page of that query's result. */
let isFirstPage = true
let timer: ReturnType<typeof setTimeout> | undefined

/** Sets the page's listing and the source of its results. */
export function openListing(
  data: Pick<ListingData, 'category' | 'filters' | 'page' | 'staticIds'>,
  listingSource: ListingSource,
): void {
  clearTimeout(timer)
  source = listingSource
  staticIds = data.staticIds
  isFirstPage = data.page.number === 1
  const untouched = untouchedListing(data.category, data.filters)
  staticQuery = untouched.query
  $listing.set(untouched)
}

/** The text of the search box while `query` is shown. A phrase that is being typed stays. */
function shownPhrase({ phrase, isTyping }: ListingView, query: ListingQuery): string {
  return isTyping || parseSearch(phrase, QUERY_LIMITS) === query.search ? phrase : query.search
}

/** A list's query, with the words of its phrase that mean filters turned into filters. */
function meantQuery({ query, result }: ShownList): ListingQuery {
  const understood = result?.understood
  if (!understood) return query
  const { filters, price, sort, rest } = understood
  return {
    ...query,
    filters: mergeFilters(query.filters, filters),
    price: query.price ?? price,
    sort: query.sort ?? sort,
    search: parseSearch(rest, QUERY_LIMITS),
  }
}

/** Whether the static grid is the beginning of a result. It is not, if its products have changed since the build. */
function isContinued(query: ListingQuery, { products }: ListingResult): boolean {
  return isFirstPage && isSameList(query, staticQuery) && staticIds.every((id, i) => products[i]?.id === id)
}

function show(asked: Pick<ListingView, 'requestId' | 'entry'>, list: ShownList): void {
  const view = $listing.get()
  const { query } = list
  const before = view.list.query
  const isMore = asked.entry === 'push' && isSameList(before, query) && query.page > before.page
  $listing.set({
    ...view,
    ...asked,
    query,
    meant: meantQuery(list),
    phrase: shownPhrase(view, query),
    list,
    shownBefore: isMore ? before.page * before.productsCount : 0,
    status: { state: 'shown' },
    isLoaded: true,
    isUnrefined: list.result?.isUnrefined ?? false,
  })
}

export function showStaticGrid(entry: HistoryEntry): void {
  const { requestId } = $listing.get()
  show({ requestId: requestId + 1, entry }, { query: staticQuery, grid: 'static', result: null })
}

/**
 * How a failed query that is asked again changes the history. The failure put the list's address back (rule 210), so a
 * query of Back or Forward replaces it, and a typed phrase gets a new entry.
 */
function retryEntry(entry: HistoryEntry, { hasTypingEntry }: ListingView): HistoryEntry {
  if (entry === 'none') return 'replace'
  return hasTypingEntry ? 'push' : entry
}

/** Asks a query. Only the newest counts; the static page's own is not asked. A failure keeps the list (rule 210). */
export async function requestListing(query: ListingQuery, entry: HistoryEntry): Promise<void> {
  if (isFirstPage && query.page === 1 && isSameList(query, staticQuery)) {
    showStaticGrid(entry)
    return
  }
  const before = $listing.get()
  const requestId = before.requestId + 1
  const asked = { requestId, entry }
  const take = (result: ListingResult) => {
    const pages = Math.max(1, Math.ceil(result.total / query.productsCount))
    const shown = {
      ...query,
      ...(result.isUnrefined && NO_REFINEMENTS),
      page: Math.min(query.page, pages),
    }
    show(asked, { query: shown, grid: isContinued(shown, result) ? 'continued' : 'replaced', result })
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
    meant: query,
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
      query: view.list.query,
      meant: meantQuery(view.list),
      status: { state: 'failed', query, entry: retryEntry(entry, view) },
      hasTypingEntry: false,
      isLoaded: true,
    })
  }
}

export function chooseFilter(attribute: string, value: string, isOn: boolean): Promise<void> {
  return requestListing(withFilter($listing.get().meant, attribute, value, isOn), 'push')
}

export function clearFilters(): Promise<void> {
  const { meant } = $listing.get()
  return hasFilters(meant) ? requestListing(withoutFilters(meant), 'push') : Promise.resolve()
}

/** Changes the order, the price range or the availability, and returns to the first page. */
export function refineListing(change: Partial<Refinements>): Promise<void> {
  const { query, meant } = $listing.get()
  // A price or an order in the phrase can only be changed by taking its words out of the phrase.
  const isSaid = 'price' in change || ('sort' in change && meant.sort !== query.sort)
  return requestListing({ ...(isSaid ? meant : query), ...change, page: 1 }, 'push')
}

/** Searches for what is left of the phrase. @param meant the other conditions */
export function searchWithout(left: string, meant = $listing.get().meant): Promise<void> {
  return requestListing({ ...meant, search: parseSearch(left, QUERY_LIMITS), page: 1 }, 'push')
}

/** Adds the next page to the list. Does nothing while a query loads. */
export function loadMore(): Promise<void> {
  const { list, status } = $listing.get()
  return status.state === 'loading'
    ? Promise.resolve()
    : requestListing({ ...list.query, page: list.query.page + 1 }, 'push')
}

/** A changed query that finds products where the present one finds none, with their number. */
export interface NearestChange extends SmallerQuery {
  total: number
}

/** Changes of one condition that would fill an empty list (rule 213); none if the source fails. */
export async function findNearestChanges(query: ListingQuery): Promise<NearestChange[]> {
  const asked = smallerQueries(query).slice(0, MAX_CHANGES_ASKED)
  const found = await Promise.all(
    asked.map(async (smaller) => {
      const result = await source?.find(smaller.query).catch(() => undefined)
      return { ...smaller, total: result?.total ?? 0 }
    }),
  )
  return found.filter(({ total }) => total > 0).slice(0, MAX_CHANGES_OFFERED)
}

/** Products to offer where nothing was found. */
export interface OtherGoods {
  products: readonly ListedProduct[]
  /** True if they have the colour, size or price that the phrase asks for. */
  isNear: boolean
}

/**
 * Products to offer where a phrase finds nothing: first those with what it says besides, such as a colour; none if the
 * source fails.
 * @param understood how the phrase was understood
 */
export async function findOtherGoods(understood: ListingResult['understood']): Promise<OtherGoods[]> {
  const plain = plainQuery(ALL_CATEGORY, QUERY_LIMITS)
  const { filters = {}, price = null } = understood ?? {}
  const asked = [
    ...(price !== null || Object.keys(filters).length > 0 ? [{ ...plain, filters, price }] : []),
    plain,
  ]
  for (const query of asked) {
    const { products = [] } = (await source?.find(query).catch(() => undefined)) ?? {}
    if (products.length > 0) return [{ products: products.slice(0, FIRST_SCREEN), isNear: query !== plain }]
  }
  return []
}

/** Products like the only one of a result (rule 130); none for `null`, or if the code cannot be fetched. */
export async function findSimilar(id: number | null): Promise<readonly ListedProduct[]> {
  const code = id === null ? null : await import('./similar.ts').catch(() => null)
  return code && id !== null ? code.similarTo(id) : []
}

export function retryListing(): Promise<void> {
  const { status } = $listing.get()
  return status.state === 'failed' ? requestListing(status.query, status.entry) : Promise.resolve()
}

/** Searches for the typed phrase. One or two characters ask nothing (rule 204), nor does an unchanged phrase. */
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
  return requestListing({ ...view.query, search, page: 1 }, view.hasTypingEntry ? 'replace' : 'push')
}

/** Sets the phrase in the search box. It is searched for half a second after the last key (rule 204). */
export function typePhrase(phrase: string): void {
  clearTimeout(timer)
  $listing.set({ ...$listing.get(), phrase, isTyping: true })
  timer = setTimeout(() => void searchNow(), SEARCH_DEBOUNCE_MS)
}

/** The shopper has left the search box, so the next phrase gets a history entry of its own. */
export function endTyping(): void {
  const view = $listing.get()
  if (view.hasTypingEntry) $listing.set({ ...view, hasTypingEntry: false })
}

/** Forgets a phrase that was not searched for yet. */
export function dropTyping(): void {
  clearTimeout(timer)
  $listing.set({ ...$listing.get(), isTyping: false, hasTypingEntry: false })
}
