import type { Checkout } from './checkout.ts'
import type { Cents } from './money.ts'

/** How the money changes hands. */
export type PaymentKind = 'transfer' | 'cash-on-delivery' | 'in-store'

/** What is left to know of an order that was sent: nothing that says whose it is. */
export interface Receipt {
  /** `null` when the shop did not say. */
  orderNumber: string | null
  deliveryId: number
  paymentId: number
  totalCents: Cents
  /** False when the shop could not be asked for its prices, or may have stored the order at others. */
  isTotalSure: boolean
  /** Which order it is of (`orderFingerprint`), so that another tab with the same order knows it. */
  fingerprint: string
  /** When the answer came, in milliseconds; tells one receipt from another. */
  sentAt: number
}

/** The receipt of an order as it was sent. */
export function toReceipt(
  answer: Pick<Receipt, 'orderNumber' | 'isTotalSure' | 'fingerprint' | 'sentAt'>,
  { deliveryId, paymentId, costs }: Pick<Checkout, 'deliveryId' | 'paymentId' | 'costs'>,
): Receipt {
  return { ...answer, deliveryId, paymentId, totalCents: costs.totalCents }
}

/** Reads a kept receipt; `null` for what is none. */
export function parseReceipt(json: unknown): Receipt | null {
  // The rest of a text are its letters, however many there are.
  if (typeof json !== 'object') return null
  const { orderNumber, isTotalSure, fingerprint, ...ids } = (json ?? {}) as Record<keyof Receipt, unknown>
  const { deliveryId, paymentId, totalCents, sentAt } = ids as Record<string, number>
  if (![deliveryId, paymentId, totalCents, sentAt].every(Number.isSafeInteger)) return null
  if (orderNumber !== null && typeof orderNumber !== 'string') return null
  if (typeof isTotalSure !== 'boolean' || typeof fingerprint !== 'string') return null
  return { orderNumber, deliveryId, paymentId, totalCents, isTotalSure, fingerprint, sentAt } as Receipt
}
