import { atom } from 'nanostores'
import { QUANTITY } from '../../config/product-limits.ts'
import { lineKey, piecesOf, type CartLine } from '../rules/cart.ts'
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

/** @returns how many pieces the line has now, and how many did not fit into it (rule 303) */
export function undoLastRemoval(): { count: number; lost: number } {
  const result = { count: 0, lost: 0 }
  const last = $removed.get().at(-1)
  if (!last) return result
  $removed.set($removed.get().slice(0, -1))
  updateCart((cart) => {
    const back = undoRemoval(cart, last, QUANTITY)
    result.count = piecesOf(back, last.line)
    result.lost = piecesOf(cart, last.line) + last.line.count - result.count
    return back
  })
  return result
}
