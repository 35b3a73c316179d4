import type { Cents } from '../../text/money.ts'
import { QUANTITY } from '../../config/product-limits.ts'
import { isSameLine, type CartLine } from '../rules/cart.ts'
import { todayOf } from '../rules/cart-changes.ts'
import { changeLine, withChoice, type LineChoice } from '../rules/change-line.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import { readCart, updateCart } from './cart-store.ts'
import { storeAnswers } from './line-products.ts'
import { recordRemoval } from './removed.ts'
import { $today } from './today-store.ts'

/**
 * Gives a line another choice (rule 319). A new price from the API counts as a changed price.
 * @param saidCents the price that was said beside the choice (rule 137)
 */
export function changeChoice(
  line: CartLine,
  choice: LineChoice,
  product: Parameters<typeof withChoice>[2],
  saidCents: Cents | null = null,
): void {
  const answer = todayOf(line, $today.get())
  let removed = null as RemovedLine | null
  updateCart((cart) => {
    const changed = changeLine(cart, line, (old) => withChoice(old, choice, product, saidCents), QUANTITY)
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
