import pLimit from 'p-limit'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { CART_UPDATE_EVERY_MS, MAX_PARALLEL_CHECKS } from '../../config/order-limits.ts'
import { toProductRules } from '../../config/product-rules.ts'
import type { CheckedCart } from '../rules/cart-changes.ts'
import { reconcileCart } from '../rules/reconcile-cart.ts'
import type { Product, ProductDetail } from '../../catalogue/rules/product.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'

/**
 * Fetches products; `null` for one that is gone. Failed calls, and those that bring another product, are left out.
 * @param onProduct called with each product as it comes, so that a slow call delays no other
 */
async function fetchProducts(
  ids: readonly number[],
  signal: AbortSignal,
  onProduct: (id: number, product: ProductDetail | null) => void,
): Promise<void> {
  const api = createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal })
  const fetchOne = async (id: number): Promise<void> => {
    try {
      const product = await getProduct(api, { pid: id })
      if (product === null || product.id === id) onProduct(id, product)
    } catch (error) {
      if (!signal.aborted) console.warn(`get_product(pid=${id}):`, error)
    }
  }
  await pLimit(MAX_PARALLEL_CHECKS).map(ids, async (id) => {
    if (!signal.aborted) await fetchOne(id)
  })
}

/** Re-checks products a few at a time. A line without a response stays as it is. */
export async function reconcileProducts(
  ids: readonly number[],
  sizeLabels: ShopSettings['sizeLabels'],
  signal: AbortSignal,
  adopt: (fresh: ReadonlyMap<number, Product | null>, reconcile: (now: CheckedCart) => CheckedCart) => void,
): Promise<void> {
  const rules = toProductRules(sizeLabels)
  const fresh = new Map<number, Product | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const adoptSoFar = () => {
    clearTimeout(timer)
    timer = undefined
    if (fresh.size > 0 && !signal.aborted) adopt(fresh, (now) => reconcileCart(now, fresh, rules))
    fresh.clear()
  }
  await fetchProducts(ids, signal, (id, product) => {
    fresh.set(id, product)
    timer ??= setTimeout(adoptSoFar, CART_UPDATE_EVERY_MS)
  })
  adoptSoFar()
}
