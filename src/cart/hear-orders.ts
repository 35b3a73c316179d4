import { piecesOf, type Cart } from './rules/cart.ts'
import type { StoredKey } from '../storage/stored-keys.ts'
import { $cart } from './store/cart-store.ts'
import { $justOrdered, $removed } from './store/removed.ts'

const SENT: StoredKey = 'orderSent'

/**
 * Hears from now on of orders of other tabs, which first store that an order was sent, then take its goods out of the cart. It is in
 * the popup's file, which comes to each page once the cart has goods.
 * @returns a function that ends it
 */
export function hearOrders(): () => void {
  let before: Cart | null = null
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SENT && newValue !== null) before = $cart.get()
  }
  addEventListener('storage', onStorage)
  const stop = $cart.listen((now) => {
    if (!before) return
    const ordered = before.map((line) => ({ ...line, count: line.count - piecesOf(now, line) }))
    $justOrdered.set(ordered.filter(({ count }) => count > 0))
    before = null
    // What was changed before can no longer be undone.
    $removed.set([])
  })
  return () => {
    removeEventListener('storage', onStorage)
    stop()
  }
}
