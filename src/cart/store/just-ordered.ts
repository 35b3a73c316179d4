import { atom, onMount } from 'nanostores'
import { lineKey, piecesOf, type Cart, type CartLine } from '../rules/cart.ts'
import type { StoredKey } from '../../storage/stored-keys.ts'
import { CUT_NAMES } from '../../catalogue/texts/product-words.ts'
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

/** The choice with which a line was ordered: the first one, if it was changed while its order was under way. */
export function orderedChoice(line: CartLine): CartLine {
  const [first = lineKey(line)] = line.changedFrom ?? []
  const [, size, color, selectedCut, print] = JSON.parse(first) as [number, string, string, string, string?]
  const cut = selectedCut in CUT_NAMES ? CUT_NAMES[selectedCut as keyof typeof CUT_NAMES] : ''
  const { isPrinted: _, ...plain } = line
  return { ...plain, size, color, selectedCut, cut, ...(print && { isPrinted: true }) }
}
