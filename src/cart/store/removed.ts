import { atom } from 'nanostores'
import { QUANTITY } from '../../config/product-limits.ts'
import { lineKey, type CartLine } from '../rules/cart.ts'
import { undoRemoval, type RemovedLine } from '../rules/removed-line.ts'
import { readCart, removeItem, updateCart } from './cart-store.ts'

/** The lines that the shopper has removed or changed since the page opened, the last one at the end. */
export const $removed = atom<readonly RemovedLine[]>([])

export function recordRemoval(removed: RemovedLine): void {
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

export function undoLastRemoval(): void {
  const last = $removed.get().at(-1)
  if (!last) return
  $removed.set($removed.get().slice(0, -1))
  updateCart((cart) => undoRemoval(cart, last, QUANTITY))
}
