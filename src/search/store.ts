import { atom } from 'nanostores'
import {
  MAX_SUGGESTIONS,
  MIN_SUGGESTION_LENGTH,
  PRICE_STEPS,
  SEARCH_DEBOUNCE_MS,
  QUERY_LIMITS,
} from '../config/listing-limits.ts'
import { MEDIA_URL } from '../config/browser-env.ts'
import { ALL_CATEGORY } from '../catalogue/rules/catalogue.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import {
  formatListingAddress,
  parseSearch,
  plainQuery,
  type ListingQuery,
} from '../product-index/rules/listing-query.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import type { Understood } from '../product-index/rules/find-phrase.ts'
import { soldOutSizes, type IndexRow } from '../product-index/rules/product-index.ts'
import { queryIndex } from '../product-index/rules/query-index.ts'
import { $productIndex, loadProductIndex } from '../product-index/store.ts'
import { describePhrase, type PhraseNotes } from '../product-index/texts.ts'
import type { ListingSource } from '../listing/store/sources.ts'
import { formatPrice } from '../text/money.ts'
import { DASH, tieSpaces } from '../text/tie-spaces.ts'
import { searchEverywhere, soldOutWords, suggestedCount } from './texts.ts'

/** How the index understood a phrase, for the shopper (rule 225). */
type Told = Partial<PhraseNotes & Pick<Understood, 'page'>>

interface Found extends Told {
  products: readonly (ListedProduct & { soldOut?: string })[]
  /** The number of matching products; `null` if unknown. */
  total: number | null
}

/** A product as a row of suggestions. The end of its name says what is sold out. */
export interface SuggestedProduct extends Pick<ListedProduct, 'id' | 'slug' | 'name'> {
  price: string
  /** The picture's address; '' for none. */
  picture: string
}

/** The suggestions as texts and addresses, ready to show. */
export interface SuggestionsView extends Pick<Found, 'total' | 'page'> {
  /** The typed phrase; '' when there is nothing to suggest. */
  phrase: string
  products: readonly SuggestedProduct[]
  /** True if neither a product nor a page was found. */
  isNone: boolean
  /** The words for a screen reader; '' for nothing. */
  said: string
  /** True where everybody sees these words. */
  isSaidShown: boolean
  /** The text of the row that searches everything. */
  everywhere: string
  /** Query string that lists everything the phrase finds; '' for a phrase that is too short to search for. */
  listingQuery: string
}

const NOTHING: SuggestionsView = {
  ...{ phrase: '', products: [], total: null, isNone: false },
  ...{ said: '', isSaidShown: false, everywhere: '', listingQuery: '' },
}

export const $suggestions = atom<SuggestionsView>(NOTHING)

let apiSource: Promise<ListingSource> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let requestId = 0

/** Fetches the index before anything is typed. A failure is reported when suggestions are asked for. */
export function preloadSuggestions(): void {
  loadProductIndex().catch(() => undefined)
}

function toSuggestion(product: Found['products'][number]): SuggestedProduct {
  const { id, slug, name, priceCents, imagePath, soldOut = '' } = product
  const picture = imagePath === '' ? '' : mediaAddress(MEDIA_URL, thumbnailPath(imagePath))
  const said = [tieSpaces(name), soldOut].filter((text) => text !== '').join(DASH)
  return { id, slug, name: said, price: formatPrice(priceCents), picture }
}

async function queryApi(query: ListingQuery): Promise<Found> {
  apiSource ??= import('../listing/store/api-source.ts').then((module) => module.createListingApiSource(''))
  return (await apiSource).find(query)
}

export function closeSuggestions(): void {
  clearTimeout(timer)
  requestId++
  $suggestions.set(NOTHING)
}

/** Query string that lists everything a text finds; '' for a text that is too short to search for. */
export function searchQuery(text: string): string {
  const search = parseSearch(text, QUERY_LIMITS)
  return search === ''
    ? ''
    : formatListingAddress({ ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), search }, QUERY_LIMITS)
}

/** Suggests products: at once from the index, or after a pause from the API. Answers to older texts are dropped. */
export async function requestSuggestions(text: string): Promise<void> {
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
  const show = ({ products, total, page, ...told }: Found) => {
    if (asked !== requestId) return
    const isNone = total === 0 && !page
    const toldWords = describePhrase(told, total ?? 0)
    const counted = isNone || total !== 0 ? suggestedCount(phrase, products.length, total) : ''
    $suggestions.set({
      ...{ phrase, total, page, isNone, listingQuery },
      products: products.map(toSuggestion),
      said: `${toldWords} ${counted}`.trim(),
      isSaidShown: isNone || toldWords !== '',
      everywhere: searchEverywhere(phrase),
    })
  }
  // The row that searches everything does not wait for the index.
  if (!$productIndex.get()) show({ products: [], total: null })
  const index = await loadProductIndex().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  if (index) {
    const few = { ...query, search: phrase, productsCount: MAX_SUGGESTIONS }
    const { understood, products, total } = queryIndex(index, PRICE_STEPS, few)
    const soldOut = (product: IndexRow) =>
      soldOutWords(product.isAvailable, soldOutSizes(index, product, understood?.filters ?? {}))
    show({
      products: products.map((product) => ({ ...product, soldOut: soldOut(product) })),
      ...{ total, ...understood },
    })
    return
  }
  if (index === undefined || search === '' || asked !== requestId) return
  timer = setTimeout(() => {
    queryApi({ ...query, productsCount: MAX_SUGGESTIONS }).then(
      ({ products, total }) => show({ products: products.slice(0, MAX_SUGGESTIONS), total }),
      (error: unknown) => console.warn('get_products:', error),
    )
  }, SEARCH_DEBOUNCE_MS)
}
