import type { ProductDetail } from '../catalogue/rules/product.ts'
import { API_URL } from '../config/browser-env.ts'
import { getProduct } from './calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from './client.ts'

/**
 * `get_product` by id, for a shopper who waits. Only `import()` may name this file: most visits need no API.
 * @returns `null` when the shop has no such product
 * @throws {ApiError}
 */
export function requestProduct(id: number): Promise<ProductDetail | null> {
  return getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: id })
}
