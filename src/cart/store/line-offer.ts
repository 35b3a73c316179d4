import { QUANTITY } from '../../config/product-limits.ts'
import { lineKey, type CartLine } from '../rules/cart.ts'
import { replaceLine } from '../rules/change-line.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import { replaceQuestion } from '../texts/replace-question.ts'
import { $cart, updateCart } from './cart-store.ts'
import { noteRemoved } from './removed.ts'
import { ADDED_TOAST_MS, showToast } from './toasts-store.ts'

/** A question to the shopper, and the two answers (rule 320). */
export interface LineOffer {
  question: string
  /** Replaces the old line by the new one, and says so. */
  replace: () => void
  /** The shopper wants both lines: the question is not asked again. */
  keep: () => void
}

/** The key of the line whose choice is in the address; '' for none. */
function findOpened(search: string, productId: number, names: readonly string[]): string {
  const asked = new URLSearchParams(search)
  const line = $cart.get().find(({ id, selectedCut, size, color }) => {
    const chosen: Record<string, string> = { cut: selectedCut, size, color }
    return id === productId && names.every((name) => (asked.get(name) ?? '') === chosen[name])
  })
  return line ? lineKey(line) : ''
}

/**
 * Finds the line whose choice is in an address, and offers to replace it by other choices (rule 320).
 * @param search the address's query
 * @param names of the choices that the product has; a single option is no choice
 * @returns makes an offer for a line; `null` if there is nothing to replace
 */
export function createOffers(search: string, productId: number, names: readonly string[]) {
  let key = findOpened(search, productId, names)
  return (now: CartLine): LineOffer | null => {
    const old = $cart.get().find((line) => lineKey(line) === key)
    if (!old || lineKey(now) === key) return null
    const replace = () => {
      // All pieces of the line are replaced, unless the shopper chose a quantity.
      const line = now.count === QUANTITY.initial ? { ...now, count: old.count } : now
      let removed = null as RemovedLine | null
      updateCart((cart) => {
        const replaced = replaceLine(cart, old, () => line, QUANTITY)
        removed = replaced.removed
        return replaced.cart
      })
      if (removed) noteRemoved(removed)
      key = lineKey(line)
      const count = removed?.changed?.line.count ?? 0
      showToast(count === 0 ? 'error' : 'success', { ...line, count }, ADDED_TOAST_MS)
    }
    return { question: replaceQuestion(old, now), replace, keep: () => (key = '') }
  }
}
