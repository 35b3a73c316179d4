import { atom } from 'nanostores'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { toTextBlocks, type TextBlock } from '../../text/html-text.ts'
import type { ListedProduct, ProductDetail } from '../../catalogue/rules/product.ts'
import { $listing } from './listing.ts'
import { loadProductIndex } from '../../product-index/store.ts'

/** What a card shows of its product. Its quick view opens with that at once. */
export interface CardFacts {
  id: number
  name: string
  href: string
  /** With the euro sign, as the card shows it. */
  price: string
  /** Address of the picture; '' for none. */
  picture: string
}

export interface QuickView {
  card: CardFacts
  /** The product with its choices; `null` until the listing or the API has given it. */
  product: ListedProduct | null
  /** The same with all that only the API knows; `null` until it has responded. */
  detail: ProductDetail | null
  /** The description as plain text; `null` until the API has responded. */
  description: readonly TextBlock[] | null
  /** True when neither the listing nor the API has it. */
  isUnavailable: boolean
}

export const $quickView = atom<QuickView | null>(null)

function update(id: number, fresh: Partial<QuickView>): void {
  const view = $quickView.get()
  if (view?.card.id === id) $quickView.set({ ...view, ...fresh })
}

/** A product as the listing's result or the page's index has it. @throws {ApiError} when there is no index */
async function findListed(id: number): Promise<ListedProduct | undefined> {
  const listed = $listing.get().list.result?.products.find((product) => product.id === id)
  return listed ?? (await loadProductIndex())?.products.find((product) => product.id === id)
}

/** Opens from the card, fills from the listing, then from the API (rule 116). A failure is logged. */
export async function openQuickView(card: CardFacts): Promise<void> {
  $quickView.set({ card, product: null, detail: null, description: null, isUnavailable: false })
  const fresh = getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: card.id })
  const logged = (error: unknown) => {
    console.error('Error fetching data:', error)
    return undefined
  }
  const asked = fresh.catch(logged)
  const listed = await findListed(card.id).catch(logged)
  if (listed && $quickView.get()?.product === null) update(card.id, { product: listed })
  const product = await asked
  if (product)
    update(card.id, { product, detail: product, description: toTextBlocks(product.descriptionHtml) })
  else if (!listed) update(card.id, { isUnavailable: true })
}

export function closeQuickView(): void {
  $quickView.set(null)
}
