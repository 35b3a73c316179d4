import pLimit from 'p-limit'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { MAX_PARALLEL_CHECKS } from '../../config/limits.ts'
import type { ProductDetail } from '../../domain/product/product.ts'

// What only their answers need, it brings along.
export { toProductRules } from '../../config/product/product-rules.ts'
export { settleCart } from '../../domain/cart/settle-cart.ts'

/**
 * Asks the shop for products by their ids, a few at a time; `null` is a product that it no longer has. One that got
 * no answer, or somebody else's, is left out.
 * @param onAnswer told of each as it comes: one product that hangs holds up no other's changes
 * @returns when the last one has come or failed
 */
export async function askForProducts(
  ids: readonly number[],
  signal: AbortSignal,
  onAnswer: (id: number, product: ProductDetail | null) => void,
): Promise<void> {
  const api = createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal })
  const ask = async (id: number): Promise<void> => {
    try {
      const product = await getProduct(api, { pid: id })
      if (product === null || product.id === id) onAnswer(id, product)
    } catch (error) {
      if (!signal.aborted) console.warn(`get_product(pid=${id}):`, error)
    }
  }
  await pLimit(MAX_PARALLEL_CHECKS).map(ids, async (id) => {
    if (!signal.aborted) await ask(id)
  })
}
