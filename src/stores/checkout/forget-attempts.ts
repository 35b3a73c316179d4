import { $cart } from '../cart/cart.ts'
import { $removed } from '../cart/removed.ts'
import { forgetStored, readStored, restoreStored } from '../persistence.ts'

/** The attempts that were stored when the cart became empty. */
let forgotten: string | null = null
/** The same, when the shopper emptied the cart by removing its last line, which can be put back. */
let undoable: string | null = null

// A shopper who empties the cart has given up every order that got no response, so their keys are forgotten: the same goods
// put in again later are a new order and not a repeat. Every island that can empty the cart imports this.
$cart.listen((cart) => {
  forgotten = null
  if (cart.length > 0) undoable = null
  else {
    forgotten = readStored('orderAttempts')
    forgetStored('orderAttempts')
  }
})

// When the last line is put back, the keys come back with it, so that the same order is still recognised.
$removed.listen((lines, before = []) => {
  if (lines.length > before.length) undoable = forgotten
  else if (undoable !== null) restoreStored('orderAttempts', undoable)
})
