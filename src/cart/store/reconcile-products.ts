import { CART_UPDATE_EVERY_MS } from '../../config/order-limits.ts'
import { toProductRules } from '../../config/product-rules.ts'
import type { CheckedCart } from '../rules/cart-changes.ts'
import { reconcileCart } from '../rules/reconcile-cart.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'
import { fetchProducts } from './fetch-products.ts'
import { keepProduct } from './line-products.ts'

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
    keepProduct(id, product)
    timer ??= setTimeout(adoptSoFar, CART_UPDATE_EVERY_MS)
  })
  adoptSoFar()
}
