import type { Checkout } from './checkout.ts'
import type { Cents } from '../money.ts'

/** How the money changes hands. */
export type PaymentKind = 'transfer' | 'cash-on-delivery' | 'in-store'

/** That an order was sent, and nothing that would tell the next person at this computer what it was. */
export interface OrderMark {
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When the shop's answer came, in milliseconds; tells one order from another of the same goods. */
  sentAt: number
}

/** What the shop shows of an order that was sent; it does not say whose order it is. */
export interface Receipt extends OrderMark {
  /** `null` when this tab was not told it. */
  orderNumber: string | null
  deliveryId: number
  paymentId: number
  totalCents: Cents
  /** False when the order may be stored at other prices than these. */
  isTotalSure: boolean
}

/** The part of a checkout that its receipt shows. */
export type ReceiptCheckout = Pick<Checkout, 'deliveryId' | 'paymentId' | 'costs'>

/** An order that this tab is sending, or has tried to send. */
export interface SentOrder {
  /** `orderFingerprint`. */
  fingerprint: string
  checkout: ReceiptCheckout
  /** The last order that this tab knew of when it began to send; `null` for none. */
  lastSent: OrderMark | null
}

/** The receipt of an order as it was sent. */
export function toReceipt(
  answer: Pick<Receipt, 'orderNumber' | 'isTotalSure' | 'fingerprint' | 'sentAt'>,
  { deliveryId, paymentId, costs }: ReceiptCheckout,
): Receipt {
  return { ...answer, deliveryId, paymentId, totalCents: costs.totalCents }
}

/**
 * The receipt of an order, when another tab has sent the same order since this tab began to; `null` when none has.
 * @param mark the last order that any tab has sent
 * @param receipt the last receipt that this tab was told; without it the order has no number, and the total that this
 * tab has shown
 */
export function receiptOf(
  { fingerprint, checkout, lastSent }: SentOrder,
  mark: OrderMark | null,
  receipt: Receipt | null,
): Receipt | null {
  const isOfIt = (one: OrderMark | null): one is OrderMark =>
    one?.fingerprint === fingerprint && one.sentAt !== lastSent?.sentAt
  if (isOfIt(receipt)) return receipt
  return isOfIt(mark) ? toReceipt({ ...mark, orderNumber: null, isTotalSure: false }, checkout) : null
}

/** Reads a stored mark; `null` for what is none. */
export function parseOrderMark(json: unknown): OrderMark | null {
  const { fingerprint, sentAt } = (json ?? {}) as Record<keyof OrderMark, unknown>
  return typeof fingerprint === 'string' && Number.isSafeInteger(sentAt)
    ? { fingerprint, sentAt: sentAt as number }
    : null
}

/** Reads a stored receipt; `null` for what is none. */
export function parseReceipt(json: unknown): Receipt | null {
  const mark = parseOrderMark(json)
  if (mark === null) return null
  const { orderNumber, deliveryId, paymentId, totalCents, isTotalSure } = json as Record<
    keyof Receipt,
    unknown
  >
  if (![deliveryId, paymentId, totalCents].every(Number.isSafeInteger)) return null
  if (orderNumber !== null && typeof orderNumber !== 'string') return null
  if (typeof isTotalSure !== 'boolean') return null
  return { ...mark, orderNumber, deliveryId, paymentId, totalCents, isTotalSure } as Receipt
}
