import { atom, onMount } from 'nanostores'
import { piecesOf, type Cart } from '../rules/cart.ts'
import type { StoredKey } from '../../storage/stored-keys.ts'
import { $cart } from './cart-store.ts'
import { $removed } from './removed.ts'

/** The lines that another tab has just ordered, each as it was in this tab's cart, with the ordered pieces. */
export const $justOrdered = atom<Cart>([])

const SENT: StoredKey = 'orderSent'

onMount($justOrdered, () => {
  let before: Cart | null = null
  // Another tab first stores that an order was sent, then takes its goods out of the cart.
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SENT && newValue !== null) before = $cart.get()
  }
  addEventListener('storage', hear)
  const stop = $cart.listen((now) => {
    if (!before) return
    const ordered = before.map((line) => ({ ...line, count: line.count - piecesOf(now, line) }))
    $justOrdered.set(ordered.filter(({ count }) => count > 0))
    before = null
    // What was changed before can no longer be undone.
    $removed.set([])
  })
  return () => {
    removeEventListener('storage', hear)
    stop()
  }
})
