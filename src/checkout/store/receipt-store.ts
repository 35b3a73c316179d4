import { PAYMENT_HOSTS } from '../../config/checkout-settings.ts'
import { ORDER_MEMORY_MS } from '../../config/order-limits.ts'
import { toPaymentUrl } from '../rules/payment-url.ts'
import {
  parseOrderMark,
  parseReceipt,
  receiptOf,
  toStoredReceipt,
  type OrderMark,
  type Receipt,
  type SentOrder,
} from '../rules/receipt.ts'
import { parseLines } from '../../cart/store/cart-store.ts'
import { parseForm } from './customer-store.ts'
import { storedAtom } from '../../storage/persistence.ts'

// Its date tells one order from another, so one of a clock that was ahead is not changed: it is dropped like one too old.
function fresh<T extends OrderMark>(order: T | null): T | null {
  return order && Math.abs(Date.now() - order.sentAt) < ORDER_MEMORY_MS ? order : null
}

const PARTS = {
  cart: parseLines,
  customer: parseForm,
  paymentUrl: (json: unknown) => toPaymentUrl(json, PAYMENT_HOSTS),
}

/** Kept for this tab alone, because it says who ordered what, and the next person at this computer must not find it. */
const receipt = storedAtom<Receipt | null>('orderReceipt', {
  initial: null,
  encode: (value) => (value ? toStoredReceipt(value) : undefined),
  decode: (json) => fresh(parseReceipt(json, PARTS)),
})

/** Kept for all tabs, which do not get the receipt but have to know that the order was sent. */
const mark = storedAtom<OrderMark | null>('orderSent', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => fresh(parseOrderMark(json)),
})

// Whoever clears what is stored in one tab (rule 609) clears the receipt of every other tab too.
const forgetWithMark = (): void => {
  if (mark.read() === null) receipt.update(() => null)
}
mark.$value.listen(forgetWithMark)

/** The last order that this tab has sent, for a day or until the next one; `null` for none. */
export const $receipt = receipt.$value

/** The last order that any tab has sent, as far as this tab knows; `null` for none. */
export const $lastSent = mark.$value

/** Keeps the receipt of an order that this tab has sent; the other tabs learn that it was. */
export function keepReceipt(sent: Receipt): void {
  const { fingerprint, sentAt } = sent
  receipt.update(() => sent)
  mark.update(() => ({ fingerprint, sentAt }))
}

/** The receipt of an order, when another tab has sent the same order since this tab began to; `null` when none has. */
export function findReceipt(sent: SentOrder): Receipt | null {
  return receiptOf(sent, mark.read())
}

/** Whether any tab has sent an order since this tab began to send that one. */
export function isSentSince({ lastSent }: SentOrder): boolean {
  const now = mark.read()
  return now !== null && now.sentAt !== lastSent?.sentAt
}

/** The history state of a page that shows an order. */
interface PageState {
  receipt?: unknown
}

const pageState = () => history.state as PageState | null

// Typing the page's own address again is a new visit, but browsers keep the history state as they do for a reload.
if (typeof window !== 'undefined' && document.referrer === '') {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && pageState()?.receipt)
    history.replaceState({ ...pageState(), receipt: null }, '')
}

/** Marks this entry of the history as the one that shows an order, so that it does so again after a reload. */
export function markPage(shown: Receipt): void {
  receipt.update(() => shown)
  try {
    history.replaceState({ ...pageState(), receipt: shown.sentAt }, '')
  } catch {
    // Some browsers allow only so many changes of the history; the receipt then ends with the page.
  }
}

/** The receipt that this entry of the history has shown before; `null` for none. What is too old is removed from storage. */
export function readPageReceipt(): Receipt | null {
  mark.update((current) => current)
  receipt.update((current) => current)
  forgetWithMark()
  const kept = receipt.$value.get()
  return kept && pageState()?.receipt === kept.sentAt ? kept : null
}
