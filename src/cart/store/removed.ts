import { atom } from 'nanostores'
import { lineKey, type Cart, type CartLine } from '../rules/cart.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import { readCart, removeItem } from './cart-store.ts'

/** The lines that the shopper has removed or changed since the page opened, the last one at the end. */
export const $removed = atom<readonly RemovedLine[]>([])

/** The line that was put back last, if nothing was removed since; else `null`. */
export const $restored = atom<CartLine | null>(null)

/** The lines that another tab has just ordered, with the ordered pieces. hear-orders.ts, which comes with the popup, sets it. */
export const $justOrdered = atom<Cart>([])

export function recordRemoval(removed: RemovedLine): void {
  $restored.set(null)
  $removed.set([...$removed.get(), removed])
}

export function removeLine(line: CartLine): void {
  const cart = readCart()
  const at = cart.findIndex((one) => lineKey(one) === lineKey(line))
  const stored = cart[at]
  if (!stored) return
  removeItem(stored)
  recordRemoval({ line: stored, at })
}
