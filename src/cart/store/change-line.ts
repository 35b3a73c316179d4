import { QUANTITY } from '../../config/product-limits.ts'
import { PRODUCT_RULES } from '../../config/built-rules.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import type { CartLine } from '../rules/cart.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import { changeLine, withChoice, type LineChoice } from '../rules/change-line.ts'
import { reconcileCart } from '../rules/reconcile-cart.ts'
import type { LineProduct } from '../rules/to-cart-line.ts'
import { applyProducts } from './cart-changes-store.ts'
import { $freshProducts } from './line-products.ts'
import { recordRemoval } from './removed.ts'

/** Gives a line another choice (rule 319). A new price from the API counts as a changed price. */
export function changeChoice(
  line: CartLine,
  choice: LineChoice,
  product: Pick<LineProduct, 'variants' | 'imagePath'>,
): void {
  const told = $freshProducts.get()[line.id]
  const fresh = new Map<number, Product>(told ? [[line.id, told]] : [])
  let removed = null as RemovedLine | null
  applyProducts(fresh, (now) => {
    const changed = changeLine(now, line, (old) => withChoice(old, choice, product), QUANTITY)
    removed = changed.removed
    return reconcileCart(changed.checked, fresh, PRODUCT_RULES)
  })
  if (removed) recordRemoval(removed)
}
