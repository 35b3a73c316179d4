import { ORDER_MEMORY_MS } from '../config/limits.ts'
import { parseReceipt, type Receipt } from '../domain/receipt.ts'
import { storedAtom } from './persistence.ts'

/** Kept for all tabs of this browser: one that waited for another's order finds out, and how to pay is not lost. */
const kept = storedAtom<Receipt | null>('receipt', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => {
    const receipt = parseReceipt(json)
    return receipt && Date.now() - receipt.sentAt < ORDER_MEMORY_MS ? receipt : null
  },
})

/** The last order sent from this browser, for a day or until the next one; `null` for none. */
export const $receipt = kept.$value

/** The same, whether or not this tab was told of it yet. */
export const readReceipt = kept.read

/** The page of the history that shows an order is known by its receipt: after a reload it shows the order again. */
interface PageState {
  receipt?: unknown
}

const pageState = () => history.state as PageState | null

/** Keeps the receipt of an order. */
export function keepReceipt(receipt: Receipt): void {
  kept.update(() => receipt)
}

/** Makes this page of the history the one of an order that was sent. */
export function markPage(receipt: Receipt): void {
  history.replaceState({ ...pageState(), receipt: receipt.sentAt }, '')
}

/** The receipt that this page of the history has shown before; `null` for none. A receipt that is too old leaves storage. */
export function readPageReceipt(): Receipt | null {
  kept.update((current) => current)
  const receipt = kept.$value.get()
  return receipt && pageState()?.receipt === receipt.sentAt ? receipt : null
}
