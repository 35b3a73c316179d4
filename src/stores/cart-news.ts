import { atom, computed } from 'nanostores'
import {
  parseStoredPrices,
  settleCart,
  toCartNews,
  toStoredPrices,
  type CartNews,
  type OldPrices,
  type Unavailable,
} from '../domain/cart-news.ts'
import type { ShopSettings } from '../domain/catalogue.ts'
import { $cart, removeItem, updateCart } from './cart.ts'
import { storedAtom } from './persistence.ts'

/** Nothing new: what is rendered before the browser's own cart is known. */
export const NO_NEWS: CartNews = { prices: [], unavailable: [] }

/** Kept under a key of its own until it is agreed to, so that neither a reload nor another page loses the question. */
const oldPrices = storedAtom<OldPrices>('oldPrices', {
  initial: {},
  encode: (value) => (Object.keys(value).length > 0 ? toStoredPrices(value) : undefined),
  decode: parseStoredPrices,
})

/** For this page only: the next one asks again. */
const $unavailable = atom<Unavailable>({})

/** What the re-check found out about the cart's lines (design decision 6). */
export const $cartNews = computed([$cart, oldPrices.$value, $unavailable], toCartNews)

/** The shopper has seen the new prices and agrees. */
export function agreeToPrices(): void {
  oldPrices.update(() => ({}))
}

/** Removes every line that can no longer be ordered. */
export function removeUnavailable(): void {
  for (const { line } of $cartNews.get().unavailable) removeItem(line)
}

/** Forgets all news, in storage too. */
export function forgetCartNews(): void {
  agreeToPrices()
  $unavailable.set({})
}

/** Asks the shop for the cart's products and takes over what it says; without an answer nothing changes. */
async function recheck(sizeLabels: ShopSettings['sizeLabels'], signal: AbortSignal): Promise<void> {
  const ids = [...new Set($cart.get().map((line) => line.id))]
  if (ids.length === 0) return
  const { askForProducts, toProductRules } = await import('./ask-for-products.ts')
  const fresh = await askForProducts(ids, signal)
  if (signal.aborted || fresh.size === 0) return
  updateCart((cart) => {
    const now = { cart, oldPrices: oldPrices.$value.get(), unavailable: $unavailable.get() }
    const settled = settleCart(now, fresh, toProductRules(sizeLabels))
    oldPrices.update(() => settled.oldPrices)
    $unavailable.set(settled.unavailable)
    return settled.cart
  })
}

/**
 * Re-checks the cart's prices and availability now, and again whenever the browser brings this page back from its
 * memory.
 * @returns ends it; an answer that comes later is ignored
 */
export function startCartCheck(sizeLabels: ShopSettings['sizeLabels']): () => void {
  const ending = new AbortController()
  const check = () => {
    recheck(sizeLabels, ending.signal).catch((error: unknown) => console.warn('get_product:', error))
  }
  const onPageShow = (event: PageTransitionEvent) => event.persisted && check()
  window.addEventListener('pageshow', onPageShow, { signal: ending.signal })
  check()
  return () => ending.abort()
}
