import { atom } from 'nanostores'
import { QUANTITY } from '../../config/cart/quantity.ts'
import { lineKey, type CartLine } from '../../domain/cart/cart.ts'
import { putBack, type RemovedLine } from '../../domain/cart/put-back.ts'
import { ORDER_ATTEMPTS_KEY, readStored, restoreStored } from '../persistence.ts'
import { readCart, removeItem, updateCart } from './cart.ts'

interface Removal extends RemovedLine {
  /** The keys of orders without an answer, which are forgotten with the last line: as they were stored before. */
  attempts: string | null
}

/** The lines that the shopper has removed since the page was opened, the last one at the end (rule 316). */
export const $removed = atom<readonly Removal[]>([])

/** Removes a line so that it can be put back. */
export function removeLine(line: CartLine): void {
  const at = readCart().findIndex((one) => lineKey(one) === lineKey(line))
  const attempts = readStored(ORDER_ATTEMPTS_KEY)
  removeItem(line)
  $removed.set([...$removed.get(), { line, at: Math.max(0, at), attempts }])
}

/** Puts the line that was removed last back to its place; the same order is then still known as the same. */
export function putLastBack(): void {
  const last = $removed.get().at(-1)
  if (!last) return
  $removed.set($removed.get().slice(0, -1))
  updateCart((cart) => putBack(cart, last, QUANTITY))
  if (last.attempts !== null) restoreStored(ORDER_ATTEMPTS_KEY, last.attempts)
}
