import { QUANTITY } from '../../config/product-limits.ts'
import { undoRemoval } from '../rules/removed-line.ts'
import { updateCart } from './cart-store.ts'
import { $removed, $restored } from './removed.ts'

/** Puts the line that was removed or changed last back into the cart. */
export function undoLastRemoval(): void {
  const last = $removed.get().at(-1)
  if (!last) return
  $removed.set($removed.get().slice(0, -1))
  updateCart((cart) => undoRemoval(cart, last, QUANTITY))
  $restored.set(last.line)
}
