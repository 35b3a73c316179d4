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
import { $sentMark } from './order-view.ts'
import { parsePoint } from '../../pickup-points/rules/last-points.ts'
import { MAX_LINE_TEXT } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'

// `sentAt` identifies the order, so a future date (wrong clock) is not corrected.
function fresh<T extends OrderMark>(order: T | null): T | null {
  return order && Date.now() - order.sentAt < ORDER_MEMORY_MS ? order : null
}

const PARTS = {
  cart: parseLines,
  customer: parseForm,
  point: (json: unknown) => parsePoint(json, MAX_LINE_TEXT),
  paymentUrl: (json: unknown) => toPaymentUrl(json, PAYMENT_HOSTS),
}

/** The mark in a stored text; `null` for none, or for a damaged one. */
export function parseMark(text: string | null): OrderMark | null {
  try {
    return text === null ? null : fresh(parseOrderMark(JSON.parse(text)))
  } catch {
    return null
  }
}

/** Kept for this tab alone: it says who ordered what, and the next person at this computer must not find it. */
const receipt = storedAtom<Receipt | null>('orderReceipt', {
  initial: null,
  encode: (value) => (value ? toStoredReceipt(value) : undefined),
  decode: (json) => fresh(parseReceipt(json, PARTS)),
})

/** Kept for all tabs: they do not get the receipt but have to know that the order was sent. */
const mark = storedAtom<OrderMark | null>('orderSent', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => fresh(parseOrderMark(json)),
})

// When the shopper clears everything in one tab (rule 609), all other tabs delete their receipts.
const forgetWithMark = (): void => {
  if (mark.read() === null) receipt.update(() => null)
}
mark.$value.listen(forgetWithMark)
mark.$value.subscribe((known) => $sentMark.set(known && JSON.stringify(known)))

/** The receipt of the last order that this tab sent, for a day or until the next order; `null` for none. */
export const $receipt = receipt.$value

/** The newest order of any tab, as far as this tab knows; `null` for none. */
export const $lastSent = mark.$value

/** Stores the receipt of an order that this tab sent, and the mark that tells the other tabs of it. */
export function storeReceipt(sent: Receipt): void {
  const { fingerprint, sentAt } = sent
  receipt.update(() => sent)
  mark.update(() => ({ fingerprint, sentAt }))
}

/** The receipt, if another tab has sent the same order since this tab began to send it; else `null`. */
export function findReceipt(sent: SentOrder): Receipt | null {
  return receiptOf(sent, mark.read())
}

/** Whether any tab has sent an order since this tab began to send this one. */
export function isSentSince({ lastSent }: SentOrder): boolean {
  const now = mark.read()
  return now !== null && now.sentAt !== lastSent?.sentAt
}

/** The history state of a page that shows an order. */
interface PageState {
  receipt?: unknown
  orderReceipt?: unknown
}

const pageState = () => history.state as PageState | null

// Typing the page's own address again is a new visit, but browsers keep the history state as they do for a reload.
if (typeof window !== 'undefined' && document.referrer === '') {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && pageState()?.receipt)
    history.replaceState({ ...pageState(), receipt: null }, '')
}

/** Marks this history entry as one that shows an order, so that it shows the order again after a reload. */
export function markPage(shown: Receipt): void {
  receipt.update(() => shown)
  try {
    history.replaceState({ ...pageState(), receipt: shown.sentAt }, '')
  } catch {
    // Some browsers limit how often the history may change. A reload then shows no receipt.
  }
}

/** The receipt that this history entry showed before a reload; `null` for none. Old receipts leave storage. */
export function readPageReceipt(): Receipt | null {
  mark.update((current) => current)
  receipt.update((current) => current)
  forgetWithMark()
  const kept = receipt.$value.get()
  return kept && pageState()?.receipt === kept.sentAt ? kept : null
}

/** Whether only this history entry keeps the receipt, because storage refused it. */
export const isReceiptInHistory = () => typeof pageState()?.orderReceipt === 'string'
