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
  const at = readCart().findIndex((one) => lineKey(one) === lineKey(line))
  if (at < 0) return
  removeItem(line)
  recordRemoval({ line, at })
}

export function undoLastRemoval(): void {
  const last = $removed.get().at(-1)
  if (!last) return
  $removed.set($removed.get().slice(0, -1))
  updateCart((cart) => undoRemoval(cart, last, QUANTITY))
}
