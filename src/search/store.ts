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
import type { Filters } from '../catalogue/rules/catalogue.ts'
import { GIFT_PRICES } from '../config/home.ts'
import { choicePath } from '../catalogue/rules/product-path.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import type { Understood } from '../product-index/rules/explain-phrase.ts'
import { soldOutSizes, type IndexRow, type ProductIndex } from '../product-index/rules/product-index.ts'
import { queryIndex } from '../product-index/rules/query-index.ts'
import { $productIndex, loadProductIndex } from '../product-index/store.ts'
import { describePhrase, nameGift, type PhraseNotes } from '../product-index/texts.ts'
import type { ListingSource } from '../listing/store/sources.ts'
import { foldText } from '../text/fold.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { DASH, tieSpaces } from '../text/tie-spaces.ts'
import { searchEverywhere, soldOutWords, suggestedCount } from './texts.ts'

/** How the index understood a phrase, for the shopper (rule 225). */
type Told = Partial<PhraseNotes & Pick<Understood, 'page' | 'laterPage'>>

interface Found extends Told {
  products: readonly (ListedProduct & { soldOut?: string; color?: string })[]
  /** The number of matching products; `null` if unknown. */
  total: number | null
}

/** A product as a row of suggestions. The end of its name says what is sold out. */
export interface SuggestedProduct extends Pick<ListedProduct, 'id' | 'name'> {
  /** Its address, with the colour that was asked for. */
  href: string
  price: string
  /** The picture's address; '' for none. */
  picture: string
}

/** A link that is suggested before anything is typed. */
export type StartLink = Readonly<{ href: string; name: string }>

/** The suggestions as texts and addresses, ready to show. */
export interface SuggestionsView extends Pick<Found, 'total' | 'page' | 'laterPage'> {
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
  /** Set while the box is empty: links beside the categories. The products are those that were seen in this visit. */
  start: readonly StartLink[] | undefined
  /** Query string that lists everything the phrase finds; '' for a phrase that is too short to search for. */
  listingQuery: string
}

const NOTHING: SuggestionsView = {
  ...{ phrase: '', products: [], total: null, isNone: false, page: undefined, laterPage: undefined },
  start: undefined,
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

function toSuggestion(product: Found['products'][number], isPrinted = false): SuggestedProduct {
  const { id, slug, name, imagePath, variants, soldOut = '', color } = product
  const shown = variants.find((variant) => variant.name === color)
  const path = shown?.thumbnail ?? imagePath
  const picture = path === '' ? '' : mediaAddress(MEDIA_URL, thumbnailPath(path))
  const said = [tieSpaces(name), soldOut].filter((text) => text !== '').join(DASH)
  const href = choicePath(slug, { color: variants.length > 1 ? shown?.name : undefined, isPrinted })
  return { id, href, name: said, price: formatFrom(product), picture }
}

/** The colour of a product that a phrase asks for, by a filter or by its own name; `undefined` for none. */
function askedColor(
  { attributes }: ProductIndex,
  { variants }: IndexRow,
  phrase: string,
  asked: Filters = {},
) {
  const ids = Object.values(asked).flat()
  const values = attributes.flatMap(({ values }) => values.filter(({ id }) => ids.includes(id)))
  const names = values.map(({ name }) => foldText(name))
  const isAsked = (name: string) => names.includes(name) || ` ${foldText(phrase)} `.includes(` ${name} `)
  return variants.find(({ name }) => isAsked(foldText(name)))?.name
}

/** Suggestions for an empty box: presents, own print, and the products that were seen in this visit. */
async function showStart(): Promise<void> {
  const asked = ++requestId
  // Its code came with the first reach. A static import would bring it to the cart at rest.
  const [index, { readRecentlySeen }] = await Promise.all([
    loadProductIndex().catch(() => null),
    import('../product/store/recently-seen-store.ts'),
  ])
  if (asked !== requestId) return
  const gifts = formatListingAddress(
    { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), price: GIFT_PRICES },
    QUERY_LIMITS,
  )
  const print = index?.words.prints?.page
  const seen = readRecentlySeen().flatMap((slug) => index?.products.find((row) => row.slug === slug) ?? [])
  $suggestions.set({
    ...NOTHING,
    products: seen
      .slice(0, MAX_SUGGESTIONS)
      .map((row) => toSuggestion({ ...row, soldOut: soldOutWords(row.isAvailable, []) })),
    start: [
      ...(index ? [{ href: `/produkty/all${gifts}`, name: nameGift(GIFT_PRICES.toCents) }] : []),
      ...(print ? [print] : []),
    ],
  })
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
  clearTimeout(timer)
  if (text.trim() === '') return showStart()
  if (phrase === '') {
    closeSuggestions()
    return
  }
  const asked = ++requestId
  const search = parseSearch(phrase, QUERY_LIMITS)
  const query = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), search }
  const listingQuery = searchQuery(phrase)
  const show = ({ products, total, page, laterPage, ...told }: Found) => {
    if (asked !== requestId) return
    const isNone = total === 0 && !page
    const toldWords = describePhrase(told, total ?? 0)
    const counted = isNone || total !== 0 ? suggestedCount(phrase, products.length, total) : ''
    $suggestions.set({
      ...{ phrase, total, page, laterPage, isNone, listingQuery, start: undefined },
      products: products.map((product) => toSuggestion(product, told.isPrinted)),
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
    const colored = (product: IndexRow) => {
      const color = askedColor(index, product, phrase, understood?.filters)
      return color === undefined ? {} : { color }
    }
    show({
      products: products.map((product) => ({ ...product, ...colored(product), soldOut: soldOut(product) })),
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
