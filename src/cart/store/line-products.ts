import { atom } from 'nanostores'
import pLimit from 'p-limit'
import type { Product, ProductDetail } from '../../catalogue/rules/product.ts'
import { loadProductIndex } from '../../product-index/store.ts'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { MAX_PARALLEL_CHECKS } from '../../config/order-limits.ts'

/** By id: products from the API since the page opened; `null` for one that is gone. */
export const $freshProducts = atom<Readonly<Record<number, Product | null>>>({})

export function storeProduct(id: number, product: Product | null): void {
  $freshProducts.set({ ...$freshProducts.get(), [id]: product })
}

/** Asks index and API for a line's product and waits for both. Never throws. `$productIndex` and `$freshProducts` get it. */
export async function fetchLineProduct(id: number, signal: AbortSignal): Promise<void> {
  await Promise.all([loadProductIndex().catch(console.warn), fetchProducts([id], signal, storeProduct)])
}

/**
 * Fetches products; `null` for one that is gone. Failed calls, and those that bring another product, are left out.
 * @param onProduct called with each product as it comes, so that a slow call delays no other
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
