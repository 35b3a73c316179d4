import type { DaySpan } from '../../company/rules/working-days.ts'
import type { Cents } from '../../text/money.ts'
import { deliveryDaysOf, type DeliveryPlan } from './delivery-day.ts'
import type { DeliveryOption, DeliverySettings, PaymentOption } from '../../catalogue/rules/settings.ts'

export interface OrderCosts {
  goodsCents: Cents
  /** What delivery is charged: 0 when it is free. */
  deliveryFeeCents: Cents
  /** What the payment is charged: 0 when delivery is free. */
  paymentFeeCents: Cents
  totalCents: Cents
  isDeliveryFree: boolean
  /** The amount that is missing for free delivery; 0 when delivery is free. */
  missingForFreeCents: Cents
}

/** Free from the threshold on, the threshold included (rule 403). */
export function isDeliveryFree(goodsCents: Cents, freeFromCents: Cents): boolean {
  return goodsCents >= freeFromCents
}

/** The amount in cents that is missing for free delivery; 0 when delivery is free (rule 404). */
export function missingForFree(goodsCents: Cents, freeFromCents: Cents): Cents {
  return Math.max(0, freeFromCents - goodsCents)
}

/** The cheapest delivery that brings the goods, the first of equal ones; `null` where they can only be picked up. */
export function cheapestDelivery<TOption extends Pick<DeliveryOption, 'kind' | 'costCents'>>(
  options: readonly TOption[],
): TOption | null {
  const [cheapest = null] = options
    .filter(({ kind }) => kind !== 'pickup')
    .toSorted((one, other) => one.costCents - other.costCents)
  return cheapest
}

/** The fee of the cheapest delivery to an address or a point; `null` where the shop offers only pickup. */
export function cheapestDeliveryCents(
  options: readonly Pick<DeliveryOption, 'kind' | 'costCents'>[],
): Cents | null {
  return cheapestDelivery(options)?.costCents ?? null
}

/** The fee of the cheapest delivery, 0 from the free limit on; `null` where the shop offers only pickup (rules 121, 403). */
export function deliveredCents(
  goodsCents: Cents,
  settings: Pick<DeliverySettings, 'deliveryFreeFromCents' | 'deliveryOptions'>,
): Cents | null {
  const cheapest = cheapestDeliveryCents(settings.deliveryOptions)
  return cheapest !== null && isDeliveryFree(goodsCents, settings.deliveryFreeFromCents) ? 0 : cheapest
}

export function offeredPayments<T extends Pick<PaymentOption, 'visibleInDelivery'>>(
  options: readonly T[],
  deliveryId: number,
): T[] {
  return options.filter((option) => option.visibleInDelivery.includes(deliveryId))
}

/** The chosen delivery, or the first option when the choice is unknown. */
export function resolveDelivery(
  settings: DeliverySettings,
  chosenId: number | null,
): DeliveryOption | undefined {
  return settings.deliveryOptions.find((option) => option.id === chosenId) ?? settings.deliveryOptions[0]
}

/** The chosen payment, or the first one that the delivery offers when it does not offer the chosen one. */
export function resolvePayment(
  settings: DeliverySettings,
  deliveryId: number,
  chosenId: number | null,
): PaymentOption | undefined {
  const offered = offeredPayments(settings.paymentOptions, deliveryId)
  return offered.find((option) => option.id === chosenId) ?? offered[0]
}

/** What the goods cost with a delivery and a payment. When delivery is free neither fee is charged. */
export function orderCosts(
  goodsCents: Cents,
  freeFromCents: Cents,
  delivery: DeliveryOption | undefined,
  payment: PaymentOption | undefined,
): OrderCosts {
  const isFree = isDeliveryFree(goodsCents, freeFromCents)
  const deliveryFeeCents = isFree ? 0 : (delivery?.costCents ?? 0)
  const paymentFeeCents = isFree ? 0 : (payment?.costCents ?? 0)
  return {
    goodsCents,
    deliveryFeeCents,
    paymentFeeCents,
    totalCents: goodsCents + deliveryFeeCents + paymentFeeCents,
    isDeliveryFree: isFree,
    missingForFreeCents: missingForFree(goodsCents, freeFromCents),
  }
}

/** Says whether new prices added the fees or removed them; `null` when neither happened. */
export function feeChange(before: OrderCosts, now: OrderCosts): 'charged' | 'free' | null {
  const fees = (costs: OrderCosts) => costs.totalCents - costs.goodsCents
  if (before.isDeliveryFree === now.isDeliveryFree || fees(before) === fees(now)) return null
  return now.isDeliveryFree ? 'free' : 'charged'
}

/** What the shop says of the time until delivery. */
export interface ShippingTime {
  /** Within how many days an order is sent; `null` when unknown. */
  dispatchDays: number | null
  /** How many working days it takes until an order is delivered; `null` when unknown. */
  deliveryDays: DaySpan | null
}

/** The days of the delivery that a product's page names: the cheapest that brings the goods (rules 121, 129). */
export function deliveryTerms(
  options: readonly DeliveryOption[],
  { dispatchDays, delivery }: { dispatchDays: number | null; delivery: DeliveryPlan },
): ShippingTime {
  const cheapest = cheapestDelivery(options)
  return { dispatchDays, deliveryDays: cheapest && deliveryDaysOf(cheapest, delivery) }
}

/** What a shopper is promised of a product's delivery and return. */
export interface SaleTerms extends ShippingTime {
  isReturnable: boolean
  /** The parts of the time until delivery, which search engines and feeds ask for one by one; `null` when unknown. */
  handling: DaySpan | null
  transit: DaySpan | null
}

/**
 * The terms of sale that a product's page, its JSON-LD and the feeds all use. Goods made to the customer's order cannot be
 * returned, and have no day of delivery (rules 121, 125).
 */
export function saleTerms({ dispatchDays, deliveryDays }: ShippingTime, isMadeToOrder: boolean): SaleTerms {
  return isMadeToOrder
    ? { isReturnable: false, dispatchDays: null, deliveryDays: null, handling: null, transit: null }
    : { isReturnable: true, dispatchDays, deliveryDays, ...deliveryTimes(dispatchDays, deliveryDays) }
}

/**
 * Splits the time until delivery into handling and transit. Together they take as long as the owner says.
 * @example deliveryTimes(1, [2, 4]) // { handling: [0, 1], transit: [2, 3] }
 */
function deliveryTimes(
  dispatchDays: number | null,
  deliveryDays: DaySpan | null,
): Pick<SaleTerms, 'handling' | 'transit'> {
  if (dispatchDays === null) return { handling: null, transit: deliveryDays }
  if (deliveryDays === null) return { handling: [0, dispatchDays], transit: null }
  const [fewest, most] = deliveryDays
  const longestHandling = Math.min(dispatchDays, most)
  const longestTransit = most - longestHandling
  const shortestTransit = Math.min(fewest, longestTransit)
  return {
    handling: [fewest - shortestTransit, longestHandling],
    transit: [shortestTransit, longestTransit],
  }
}
