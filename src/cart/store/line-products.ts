import pLimit from 'p-limit'
import type { Product } from '../../catalogue/rules/product.ts'
import { loadProductIndex } from '../../product-index/store.ts'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { PRODUCT_RULES } from '../../config/built-rules.ts'
import { CART_UPDATE_EVERY_MS, MAX_PARALLEL_CHECKS } from '../../config/order-limits.ts'
import { lineKey } from '../rules/cart.ts'
import { checkLine } from '../rules/price-check.ts'
import { readCart } from './cart-store.ts'
import './find-changes.ts'
import { $today } from './today-store.ts'

/** Holds the shop's answers beside lines of the cart. @param answers by product id; `null` for a product that is gone */
export function storeAnswers(answers: ReadonlyMap<number, Product | null>, lines = readCart()): void {
  const told = lines.flatMap((line) => {
    const product = answers.get(line.id)
    return product === undefined ? [] : [[lineKey(line), checkLine(line, product, PRODUCT_RULES)] as const]
  })
  $today.set({ ...$today.get(), ...Object.fromEntries(told) })
}

/** Asks index and API for a line's product and waits for both. Never throws. `$productIndex` and `$today` get it. */
export async function fetchLineProduct(id: number, signal: AbortSignal): Promise<void> {
  await Promise.all([loadProductIndex().catch(console.warn), askProducts([id], signal)])
}

/** Asks the shop about products, a few at a time. A failed call, or one that brings another product, changes nothing. */
export async function askProducts(ids: readonly number[], signal: AbortSignal): Promise<void> {
  const api = createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal })
  const fresh = new Map<number, Product | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // A slow call delays no other, and a long cart is not shown anew at each answer.
  const storeSoFar = () => {
    clearTimeout(timer)
    timer = undefined
    if (fresh.size > 0 && !signal.aborted) storeAnswers(fresh)
    fresh.clear()
  }
  const askOne = async (id: number): Promise<void> => {
    try {
      const product = await getProduct(api, { pid: id })
      if (product !== null && product.id !== id) return
      fresh.set(id, product)
      timer ??= setTimeout(storeSoFar, CART_UPDATE_EVERY_MS)
    } catch (error) {
      if (!signal.aborted) console.warn(`get_product(pid=${id}):`, error)
    }
  }
  await pLimit(MAX_PARALLEL_CHECKS).map(ids, async (id) => {
    if (!signal.aborted) await askOne(id)
  })
  storeSoFar()
}
