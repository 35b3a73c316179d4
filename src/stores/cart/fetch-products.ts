import pLimit from 'p-limit'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { MAX_PARALLEL_CHECKS } from '../../config/limits.ts'
import type { ProductDetail } from '../../domain/product/product.ts'

// Only who fetches products needs these two: re-exported so that they share this lazy chunk.
export { toProductRules } from '../../config/product/product-rules.ts'
export { settleCart } from '../../domain/cart/settle-cart.ts'

/**
 * Fetches products by their ids, a few at a time; `null` is a product that the shop no longer has. One whose call failed, or
 * brought another product, is left out.
 * @param onProduct called with each as it comes: a call that hangs delays no other product
 * @returns when the last one has come or failed
 */
export async function fetchProducts(
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
