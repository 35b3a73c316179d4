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
}

/** The receipt of an order as it was sent. */
export function toReceipt(
  orderNumber: string | null,
  { deliveryId, paymentId, costs }: Pick<Checkout, 'deliveryId' | 'paymentId' | 'costs'>,
): Receipt {
  return { orderNumber, deliveryId, paymentId, totalCents: costs.totalCents }
}

/** Reads a kept receipt; `null` for what is none. */
export function parseReceipt(json: unknown): Receipt | null {
  // The rest of a text are its letters, however many there are.
  if (typeof json !== 'object') return null
  const { orderNumber, ...ids } = (json ?? {}) as Record<keyof Receipt, unknown>
  const { deliveryId, paymentId, totalCents } = ids as Record<string, number>
  if (![deliveryId, paymentId, totalCents].every(Number.isSafeInteger)) return null
  if (orderNumber !== null && typeof orderNumber !== 'string') return null
  return { orderNumber, deliveryId, paymentId, totalCents } as Receipt
}
