import { QUANTITY } from '../../config/product-limits.ts'
import { isSameLine, type CartLine } from '../rules/cart.ts'
import { todayOf } from '../rules/cart-changes.ts'
import { changeLine, withChoice, type LineChoice } from '../rules/change-line.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import type { LineProduct } from '../rules/to-cart-line.ts'
import { readCart, updateCart } from './cart-store.ts'
import { storeAnswers } from './line-products.ts'
import { recordRemoval } from './removed.ts'
import { $today } from './today-store.ts'

/** Gives a line another choice (rule 319). A new price from the API counts as a changed price. */
export function changeChoice(
  line: CartLine,
  choice: LineChoice,
  product: Pick<LineProduct, 'variants' | 'imagePath'>,
): void {
  const answer = todayOf(line, $today.get())
  let removed = null as RemovedLine | null
  updateCart((cart) => {
    const changed = changeLine(cart, line, (old) => withChoice(old, choice, product), QUANTITY)
    removed = changed.removed
    return changed.cart
  })
  if (!removed) return
  const now = removed.changed?.line
  if (answer && !answer.isOld && now)
    storeAnswers(
      new Map([[line.id, answer.product]]),
      readCart().filter((one) => isSameLine(one, now)),
    )
  recordRemoval(removed)
}
