import type { Cart } from '../../cart/rules/cart.ts'
import { toStoredCart } from '../../cart/rules/stored-cart.ts'
import type { Checkout } from '../../cart/rules/checkout.ts'
import type { CustomerData } from './customer.ts'
import type { DaySpan } from '../../company/rules/working-days.ts'
import { parseDays } from '../../cart/rules/parse-days.ts'
import type { OrderCosts } from '../../cart/rules/delivery.ts'
import {
  DELIVERY_KINDS,
  PAYMENT_KINDS,
  type DeliveryKind,
  type PaymentKind,
} from '../../catalogue/rules/settings.ts'
import { isVariableSymbol } from './variable-symbol.ts'

/** A note that an order was sent, which does not tell the next person at this computer what it was. */
export interface OrderMark {
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When the shop's response came, in milliseconds; tells one order from another of the same goods. */
  sentAt: number
}

export interface OrderResponse extends OrderMark {
  /** `null` when the API gives none, and when another tab has sent the order. */
  orderNumber: string | null
  /** What a transfer is paid under (rule 409); `null` when another tab has sent the order: only that one knows it. */
  variableSymbol: string | null
  /** Where it can be paid by card (rule 412); `null` for nowhere, or where only another tab knows. */
  paymentUrl: string | null
  /** False when the order may be stored at other prices than these. */
  isTotalSure: boolean
}

/** What the shop shows of an order that was sent (rule 514). */
export interface Receipt extends OrderResponse {
  cart: Cart
  customer: CustomerData
  deliveryId: number
  deliveryName: string
  /** `null` for a delivery, or a payment, that the settings no longer have. */
  deliveryKind: DeliveryKind | null
  /** The delivery's own working days; `null` for none. */
  deliveryDays: DaySpan | null
  paymentId: number
  paymentName: string
  paymentKind: PaymentKind | null
  costs: OrderCosts
}

export type ReceiptCheckout = Pick<
  Checkout,
  'deliveries' | 'payments' | 'deliveryId' | 'paymentId' | 'costs'
> &
  Pick<Receipt, 'cart' | 'customer'>

/** An order that this tab is sending, or has tried to send. */
export interface SentOrder {
  fingerprint: string
  checkout: ReceiptCheckout
  /** The last order that this tab knew of when it began to send; `null` for none. */
  lastSent: OrderMark | null
}

export function toReceipt(
  response: OrderResponse,
  { cart, customer, deliveries, payments, deliveryId, paymentId, costs }: ReceiptCheckout,
): Receipt {
  const delivery = deliveries.find(({ id }) => id === deliveryId)
  const payment = payments.find(({ id }) => id === paymentId)
  return {
    ...response,
    cart,
    customer,
    deliveryId,
    deliveryName: delivery?.name ?? '',
    deliveryKind: delivery?.kind ?? null,
    deliveryDays: delivery?.days ?? null,
    paymentId,
    paymentName: payment?.name ?? '',
    paymentKind: payment?.kind ?? null,
    costs,
  }
}

/** Another tab has sent this order since this tab began to; else `null`. `mark` is the last order of any tab. */
export function receiptOf(
  { fingerprint, checkout, lastSent }: SentOrder,
  mark: OrderMark | null,
): Receipt | null {
  return mark?.fingerprint === fingerprint && mark.sentAt !== lastSent?.sentAt
    ? toReceipt(
        { ...mark, orderNumber: null, variableSymbol: null, paymentUrl: null, isTotalSure: false },
        checkout,
      )
    : null
}

export function parseOrderMark(json: unknown): OrderMark | null {
  const { fingerprint, sentAt } = (json ?? {}) as Record<keyof OrderMark, unknown>
  return typeof fingerprint === 'string' && Number.isSafeInteger(sentAt)
    ? { fingerprint, sentAt: sentAt as number }
    : null
}

/** A receipt as it is stored: its lines are those of a stored cart (rule 301). */
export function toStoredReceipt(receipt: Receipt) {
  return { ...receipt, cart: toStoredCart(receipt.cart) }
}

type Unread<T> = Partial<Record<keyof T, unknown>>

/** Reads a stored receipt; `null` for what is none. Its parts are read as they are elsewhere. */
export function parseReceipt(
  json: unknown,
  read: {
    cart: (json: unknown) => Cart
    customer: (json: unknown) => CustomerData
    paymentUrl: (json: unknown) => string | null
  },
): Receipt | null {
  const mark = parseOrderMark(json)
  const stored = (json ?? {}) as Unread<Receipt>
  const { orderNumber, variableSymbol, isTotalSure, deliveryId, deliveryName, paymentId, paymentName } =
    stored
  const costs = (stored.costs ?? {}) as Unread<OrderCosts>
  const { goodsCents, deliveryFeeCents, paymentFeeCents, totalCents, missingForFreeCents } = costs
  const amounts = { goodsCents, deliveryFeeCents, paymentFeeCents, totalCents, missingForFreeCents }
  const isReceipt =
    mark !== null &&
    [deliveryId, paymentId, ...Object.values(amounts)].every(Number.isSafeInteger) &&
    [deliveryName, paymentName, orderNumber ?? ''].every((text) => typeof text === 'string') &&
    (variableSymbol === null || isVariableSymbol(variableSymbol)) &&
    [isTotalSure, costs.isDeliveryFree].every((flag) => typeof flag === 'boolean')
  if (!isReceipt) return null
  return {
    ...mark,
    orderNumber: orderNumber ?? null,
    variableSymbol,
    paymentUrl: read.paymentUrl(stored.paymentUrl),
    isTotalSure,
    cart: read.cart(stored.cart),
    customer: read.customer(stored.customer),
    deliveryId,
    deliveryName,
    deliveryKind: DELIVERY_KINDS.find((kind) => kind === stored.deliveryKind) ?? null,
    deliveryDays: parseDays(stored.deliveryDays) ?? null,
    paymentId,
    paymentName,
    paymentKind: PAYMENT_KINDS.find((kind) => kind === stored.paymentKind) ?? null,
    costs: { ...amounts, isDeliveryFree: costs.isDeliveryFree },
  } as Receipt
}
