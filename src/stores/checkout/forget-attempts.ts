import type { StoredKey } from '../../config/stored-keys.ts'
import { $cart } from '../cart/cart.ts'
import { $removed } from '../cart/removed.ts'
import { forgetStored, readStored, restoreStored } from '../persistence.ts'

/** The key of the orders that were sent without an answer. */
export const ORDER_ATTEMPTS_KEY = 'orderAttempts' satisfies StoredKey

/** What was stored when the cart became empty. */
let forgotten: string | null = null
/** The same, where the shopper emptied it by removing its last line, which can be put back. */
let undoable: string | null = null

// A shopper who empties the cart has given up on every order that was sent without an answer, so their keys are forgotten:
// the same goods put in again later are a new order, and not a repeat. Every island that can empty the cart imports this.
$cart.listen((cart) => {
  forgotten = null
  if (cart.length > 0) undoable = null
  else {
    forgotten = readStored(ORDER_ATTEMPTS_KEY)
    forgetStored(ORDER_ATTEMPTS_KEY)
  }
})

// With the last line put back, the same order is still known as the same.
$removed.listen((lines, before = []) => {
  if (lines.length > before.length) undoable = forgotten
  else if (undoable !== null) restoreStored(ORDER_ATTEMPTS_KEY, undoable)
})
