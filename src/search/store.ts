import { atom } from 'nanostores'
import {
  MAX_SUGGESTIONS,
  MIN_SUGGESTION_LENGTH,
  SEARCH_DEBOUNCE_MS,
  QUERY_LIMITS,
} from '../config/listing-limits.ts'
import { ALL_CATEGORY } from '../catalogue/rules/catalogue.ts'
import {
  formatListingAddress,
  parseSearch,
  plainQuery,
  type ListingQuery,
} from '../product-index/rules/listing-query.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import type { Understood } from '../product-index/rules/find-phrase.ts'
import { $productIndex, loadProductIndex } from '../product-index/store.ts'
import type { ListingSource } from '../listing/store/sources.ts'

/** What is told of a phrase, as the index understands it (rule 225). */
type Told = Partial<Pick<Understood, 'page' | 'corrected' | 'isPartial'>>

export interface SuggestionsView extends Told {
  /** The typed phrase; '' when there is nothing to suggest. */
  phrase: string
  products: readonly ListedProduct[]
  /** How many products match; `null` when nobody could tell. */
  total: number | null
  /** Query string of the listing of everything that the phrase finds; '' for a phrase too short to search for. */
  listingQuery: string
}

const NOTHING: SuggestionsView = { phrase: '', products: [], total: null, listingQuery: '' }

export const $suggestions = atom<SuggestionsView>(NOTHING)

let apiSource: Promise<ListingSource> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let requestId = 0

/** Fetches what suggestions are made from, before anything is typed; asking for some reports a failure. */
export function preloadSuggestions(): void {
  loadProductIndex().catch(() => undefined)
}

const toldOf = ({ page, corrected, isPartial }: Understood): Told => ({ page, corrected, isPartial })

async function askApi(query: ListingQuery): Promise<Pick<SuggestionsView, 'products' | 'total'>> {
  apiSource ??= import('../listing/store/api-source.ts').then((module) => module.createListingApiSource(''))
  return (await apiSource).find(query)
}

export function closeSuggestions(): void {
  clearTimeout(timer)
  requestId++
  $suggestions.set(NOTHING)
}

/** Query string of the listing of everything that a text finds; '' for one too short to search for. */
export function searchQuery(text: string): string {
  const search = parseSearch(text, QUERY_LIMITS)
  return search === ''
    ? ''
    : formatListingAddress({ ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), search }, QUERY_LIMITS)
}

/** At once from the index, or after a pause from the API; the newest text wins. */
export async function askSuggestions(text: string): Promise<void> {
  const phrase = parseSearch(text, { ...QUERY_LIMITS, minSearchLength: MIN_SUGGESTION_LENGTH })
  if (phrase === '') {
    closeSuggestions()
    return
  }
  clearTimeout(timer)
  const asked = ++requestId
  const search = parseSearch(phrase, QUERY_LIMITS)
  const query = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), search }
  const listingQuery = searchQuery(phrase)
  const show = (found: Pick<SuggestionsView, 'products' | 'total'> & Told) => {
    if (asked === requestId) $suggestions.set({ phrase, listingQuery, ...found })
  }
  // The search of everything needs no index, which may be long in coming.
  if (!$productIndex.get()) show({ products: [], total: null })
  const index = await loadProductIndex().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  if (index) {
    const { understood, products, total } = index.find({
      ...query,
      search: phrase,
      productsCount: MAX_SUGGESTIONS,
    })
    show({ products, total, ...(understood && toldOf(understood)) })
    return
  }
  if (index === undefined || search === '' || asked !== requestId) return
  timer = setTimeout(() => {
    askApi({ ...query, productsCount: MAX_SUGGESTIONS }).then(
      ({ products, total }) => show({ products: products.slice(0, MAX_SUGGESTIONS), total }),
      (error: unknown) => console.warn('get_products:', error),
    )
  }, SEARCH_DEBOUNCE_MS)
}
