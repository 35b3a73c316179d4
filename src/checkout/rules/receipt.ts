import type { Cart } from '../../cart/rules/cart.ts'
import { toStoredCart } from '../../cart/rules/stored-cart.ts'
import type { Checkout } from '../../cart/rules/checkout.ts'
import type { PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
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

/** Tells other tabs that an order was sent, not what was ordered: the next person at this computer must not find that. */
export interface OrderMark {
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When the shop's response came, in milliseconds. It tells apart two orders of the same goods. */
  sentAt: number
}

export interface OrderResponse extends OrderMark {
  /** `null` when the API gives none, or when another tab sent the order. */
  orderNumber: string | null
  /** The variable symbol of a transfer (rule 409). `null` when another tab sent the order: only that tab knows it. */
  variableSymbol: string | null
  /** Where it can be paid by card (rule 412). `null` for nowhere, or when another tab sent the order. */
  paymentUrl: string | null
  /** False when the shop may have stored the order at other prices. */
  isTotalSure: boolean
}

/** The data on the receipt of an order (rule 514). */
export interface Receipt extends OrderResponse {
  cart: Cart
  customer: CustomerData
  deliveryId: number
  deliveryName: string
  /** `null` when the settings no longer have this delivery. The same holds for `paymentKind`. */
  deliveryKind: DeliveryKind | null
  /** The delivery's own working days; `null` for none. */
  deliveryDays: DaySpan | null
  /** Where the parcel waits; `null` for a delivery that goes to no point. */
  pickupPoint: PickupPoint | null
  paymentId: number
  paymentName: string
  paymentKind: PaymentKind | null
  costs: OrderCosts
}

export type ReceiptCheckout = Pick<
  Checkout,
  'deliveries' | 'payments' | 'deliveryId' | 'pickupPoint' | 'paymentId' | 'costs'
> &
  Pick<Receipt, 'cart' | 'customer'>

/** An order that this tab is sending or has tried to send. */
export interface SentOrder {
  fingerprint: string
  checkout: ReceiptCheckout
  /** The newest order of any tab when this tab began to send, as far as it knew; `null` for none. */
  lastSent: OrderMark | null
}

export function toReceipt(
  response: OrderResponse,
  { cart, customer, deliveries, payments, deliveryId, pickupPoint, paymentId, costs }: ReceiptCheckout,
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
    pickupPoint,
    paymentId,
    paymentName: payment?.name ?? '',
    paymentKind: payment?.kind ?? null,
    costs,
  }
}

/** The receipt if another tab has sent this order since this tab began to. `mark` is the newest order of any tab. */
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

/** A receipt as it is stored. Its lines have the form of a stored cart (rule 301). */
export function toStoredReceipt(receipt: Receipt) {
  return { ...receipt, cart: toStoredCart(receipt.cart) }
}

type Unread<T> = Partial<Record<keyof T, unknown>>

/** Reads a stored receipt; `null` when it has no valid mark. `read` has the parsers of its parts. */
export function parseReceipt(
  json: unknown,
  read: {
    cart: (json: unknown) => Cart
    customer: (json: unknown) => CustomerData
    point: (json: unknown) => PickupPoint | null
    paymentUrl: (json: unknown) => string | null
  },
): Receipt | null {
  const mark = parseOrderMark(json)
  const stored = (json ?? {}) as Unread<Receipt>
  const { orderNumber, variableSymbol, isTotalSure, deliveryId, deliveryName, paymentId, paymentName } =
    stored
  const costs = (stored.costs ?? {}) as Unread<OrderCosts>
  const { goodsCents, deliveryFeeCents, paymentFeeCents, totalCents } = costs
  const amounts = { goodsCents, deliveryFeeCents, paymentFeeCents, totalCents }
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
    pickupPoint: read.point(stored.pickupPoint),
    paymentId,
    paymentName,
    paymentKind: PAYMENT_KINDS.find((kind) => kind === stored.paymentKind) ?? null,
    costs: { ...amounts, isDeliveryFree: costs.isDeliveryFree },
  } as Receipt
}
