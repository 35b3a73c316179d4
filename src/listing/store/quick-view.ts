import { atom } from 'nanostores'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { toTextBlocks, type TextBlock } from '../../text/html-text.ts'
import { offerOf } from '../../catalogue/rules/offers.ts'
import type { ListedProduct, ProductDetail } from '../../catalogue/rules/product.ts'
import { $listing } from './listing.ts'
import { $productIndex, loadProductIndex } from '../../product-index/store.ts'

/** The card whose button was pressed. */
export interface PressedCard {
  id: number
  /** The time of the press. It tells one opening from the next. */
  pressedAt: number
  /** Query string with the choices of filters and shopper; '' for none. */
  choice: string
  /** Address of the card's picture; '' for none. */
  picture: string
  /** Address of the product's page, with the choice. */
  path: string
  /** The words on the card, shown until listing, index or API have given the product. */
  name: string
  price: string
  before: string | null
}

/** The state of the open dialog. */
export interface OpenQuickView {
  card: PressedCard
  /** The product with its choices; `null` until listing, index or API has given it. */
  product: ListedProduct | null
  /** The product with all fields of the API; `null` until it has responded. */
  detail: ProductDetail | null
  /** The description as plain text; `null` until the API has responded. */
  description: readonly TextBlock[] | null
  /** True until the API has answered or failed. */
  isAsking: boolean
}

export const $quickView = atom<OpenQuickView | null>(null)

function update(id: number, fresh: Partial<OpenQuickView>): void {
  const view = $quickView.get()
  if (view?.card.id === id) $quickView.set({ ...view, ...fresh })
}

/** A product in memory: in the listing's result or in the index. */
function findLoaded(id: number): ListedProduct | undefined {
  const lists = [$listing.get().list.result?.products, $productIndex.get()?.products]
  return lists.flatMap((products = []) => products.find((product) => product.id === id) ?? [])[0]
}

/**
 * Opens the quick view with the card's words or the product in memory, then adds what index and API tell. Failures are logged.
 */
export async function openQuickView(card: PressedCard): Promise<void> {
  const { id } = card
  const loaded = findLoaded(id)
  $quickView.set({ card, product: loaded ?? null, detail: null, description: null, isAsking: true })
  const fresh = getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: id })
  const logged = (error: unknown) => {
    console.error('Error fetching data:', error)
    return undefined
  }
  const asked = fresh.catch(logged)
  const listed = loaded ?? (await loadProductIndex().then(() => findLoaded(id), logged))
  if (listed && $quickView.get()?.product === null) update(id, { product: listed })
  const product = await asked
  // At the price of the build, its previous price stands too: it may have disproved the API's (rule 124).
  const isKnown = listed?.priceCents === product?.priceCents
  const proven = product && {
    ...product,
    ...(isKnown && listed && { priceBeforeCents: listed.priceBeforeCents }),
    ...(listed?.offers &&
      product.offers && {
        offers: product.offers.map((offer) => {
          const built = offerOf(listed, offer)
          const isSame = built?.priceCents === offer.priceCents
          return isSame ? { ...offer, priceBeforeCents: built.priceBeforeCents } : offer
        }),
      }),
  }
  update(id, {
    isAsking: false,
    ...(proven && {
      product: proven,
      detail: product,
      description: toTextBlocks(product.descriptionHtml),
    }),
  })
}

export function closeQuickView(): void {
  $quickView.set(null)
}
