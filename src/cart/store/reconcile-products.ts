import { CART_UPDATE_EVERY_MS } from '../../config/order-limits.ts'
import { PRODUCT_RULES } from '../../config/built-rules.ts'
import type { CheckedCart } from '../rules/cart-changes.ts'
import { reconcileCart } from '../rules/reconcile-cart.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { fetchProducts, storeProduct } from './line-products.ts'

/** Re-checks products a few at a time. A line without a response stays as it is. */
export async function reconcileProducts(
  ids: readonly number[],
  signal: AbortSignal,
  apply: (fresh: ReadonlyMap<number, Product | null>, reconcile: (now: CheckedCart) => CheckedCart) => void,
): Promise<void> {
  const fresh = new Map<number, Product | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const applySoFar = () => {
    clearTimeout(timer)
    timer = undefined
    if (fresh.size > 0 && !signal.aborted) apply(fresh, (now) => reconcileCart(now, fresh, PRODUCT_RULES))
    fresh.clear()
  }
  await fetchProducts(ids, signal, (id, product) => {
    fresh.set(id, product)
    storeProduct(id, product)
    timer ??= setTimeout(applySoFar, CART_UPDATE_EVERY_MS)
  })
  applySoFar()
}
