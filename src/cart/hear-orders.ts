import { piecesOf, type Cart } from '../rules/cart.ts'
import type { StoredKey } from '../../storage/stored-keys.ts'
import { $cart } from './cart-store.ts'
import { $justOrdered, $removed } from './removed.ts'

const SENT: StoredKey = 'orderSent'

/** Hears from now on of orders of other tabs, which first store that an order was sent, then take its goods out of the cart. */
export function hearOrders(): void {
  let before: Cart | null = null
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SENT && newValue !== null) before = $cart.get()
  })
  $cart.listen((now) => {
    if (!before) return
    const ordered = before.map((line) => ({ ...line, count: line.count - piecesOf(now, line) }))
    $justOrdered.set(ordered.filter(({ count }) => count > 0))
    before = null
    // What was changed before can no longer be undone.
    $removed.set([])
  })
}
