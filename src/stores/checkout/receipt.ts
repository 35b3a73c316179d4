import { ORDER_MEMORY_MS } from '../../config/limits.ts'
import {
  parseOrderMark,
  parseReceipt,
  receiptOf,
  type OrderMark,
  type Receipt,
  type SentOrder,
} from '../../domain/checkout/receipt.ts'
import { forgetStored, RECEIPT_KEY, storedAtom } from '../persistence.ts'

function fresh<T extends OrderMark>(order: T | null): T | null {
  return order && Date.now() - order.sentAt < ORDER_MEMORY_MS ? order : null
}

/** Kept for this tab alone: it has a number and a total, and the next person at this computer must not find them. */
const receipt = storedAtom<Receipt | null>(RECEIPT_KEY, {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => fresh(parseReceipt(json)),
})

/** Kept for all tabs: one that could not be told the receipt still has to know that the order was sent. */
const mark = storedAtom<OrderMark | null>('orderSent', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => fresh(parseOrderMark(json)),
})

// An earlier version of the shop kept the whole receipt for all tabs.
forgetStored('receipt')

/** The last order that this tab has sent or was told of, for a day or until the next one; `null` for none. */
export const $receipt = receipt.$value

/** The last order that any tab has sent, as far as this tab knows; `null` for none. */
export const $lastSent = mark.$value

/** Missing in old browsers, and refused by some that keep nothing; other tabs then have the mark alone. */
function openChannel(): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel(RECEIPT_KEY)
  } catch {
    return null
  }
}

/** Takes the receipt to the tabs that are open now without storing it where later ones could read it. */
const channel = openChannel()
channel?.addEventListener('message', ({ data }) => {
  const told = parseReceipt(data)
  if (told) receipt.update(() => told)
})

/** Keeps the receipt of an order that this tab has sent, and lets the other tabs know. */
export function keepReceipt(sent: Receipt): void {
  const { fingerprint, sentAt } = sent
  receipt.update(() => sent)
  mark.update(() => ({ fingerprint, sentAt }))
  channel?.postMessage(sent)
}

/** The receipt of an order, when another tab has sent the same order since this tab began to; `null` when none has. */
export function findReceipt(sent: SentOrder): Receipt | null {
  return receiptOf(sent, mark.read(), receipt.read())
}

/** The state of a page of the history that shows an order. */
interface PageState {
  receipt?: unknown
}

const pageState = () => history.state as PageState | null

/** Makes this page of the history the one that shows an order, so that it does so again after a reload. */
export function markPage(shown: Receipt): void {
  receipt.update(() => shown)
  history.replaceState({ ...pageState(), receipt: shown.sentAt }, '')
}

/** The receipt that this page of the history has shown before; `null` for none. What is too old leaves storage. */
export function readPageReceipt(): Receipt | null {
  mark.update((current) => current)
  receipt.update((current) => current)
  const kept = receipt.$value.get()
  return kept && pageState()?.receipt === kept.sentAt ? kept : null
}
