import { daysFromOrder, type DaySpan } from '../../company/rules/working-days.ts'
import type { Cents } from '../../text/money.ts'
import { deliveryDaysOf, type DeliveryPlan } from './delivery-day.ts'
import type { DeliveryOption, DeliverySettings, PaymentOption } from '../../catalogue/rules/settings.ts'

export interface OrderCosts {
  goodsCents: Cents
  /** The charged fee of delivery: 0 when delivery is free. */
  deliveryFeeCents: Cents
  /** The charged fee of the payment: 0 when delivery is free. */
  paymentFeeCents: Cents
  totalCents: Cents
  isDeliveryFree: boolean
}

/** The settings that decide whether delivery is free. */
export type FreeLimit = Pick<DeliverySettings, 'deliveryFreeFromCents'>

/** Only these of all settings: they are the data of an island. */
export function freeLimitOf({ deliveryFreeFromCents }: FreeLimit): FreeLimit {
  return { deliveryFreeFromCents }
}

/** The amount missing for free delivery; 0 when it is free (rule 404). Without goods, it is the limit. */
export function missingForFree(goodsCents: Cents, { deliveryFreeFromCents }: FreeLimit): Cents {
  return Math.max(0, deliveryFreeFromCents - goodsCents)
}

/** Applies the free limit (rule 403). */
export function isDeliveryFree(goodsCents: Cents, limit: FreeLimit): boolean {
  return missingForFree(goodsCents, limit) === 0
}

/** The cheapest delivery that is no pickup, the first of equal ones; `null` for none. */
function cheapestDelivery<TOption extends Pick<DeliveryOption, 'kind' | 'costCents'>>(
  options: readonly TOption[],
): TOption | null {
  const [cheapest = null] = options
    .filter(({ kind }) => kind !== 'pickup')
    .toSorted((one, other) => one.costCents - other.costCents)
  return cheapest
}

/** The fee of the cheapest delivery that is no pickup; `null` for none. */
export function cheapestDeliveryCents(
  options: readonly Pick<DeliveryOption, 'kind' | 'costCents'>[],
): Cents | null {
  return cheapestDelivery(options)?.costCents ?? null
}

/** The fee of the cheapest delivery that is no pickup, 0 from the free limit on; `null` for none (rules 121, 403). */
export function deliveredCents(
  goodsCents: Cents,
  settings: FreeLimit & Pick<DeliverySettings, 'deliveryOptions'>,
): Cents | null {
  const cheapest = cheapestDeliveryCents(settings.deliveryOptions)
  return cheapest !== null && isDeliveryFree(goodsCents, settings) ? 0 : cheapest
}

export function offeredPayments<T extends Pick<PaymentOption, 'visibleInDelivery'>>(
  options: readonly T[],
  deliveryId: number,
): T[] {
  return options.filter((option) => option.visibleInDelivery.includes(deliveryId))
}

/** The chosen delivery, or the first one if the choice is unknown. */
export function resolveDelivery(
  settings: DeliverySettings,
  chosenId: number | null,
): DeliveryOption | undefined {
  return settings.deliveryOptions.find((option) => option.id === chosenId) ?? settings.deliveryOptions[0]
}

/** The chosen payment, or the first that the delivery offers if it does not offer the chosen one. */
export function resolvePayment(
  settings: DeliverySettings,
  deliveryId: number,
  chosenId: number | null,
): PaymentOption | undefined {
  const offered = offeredPayments(settings.paymentOptions, deliveryId)
  return offered.find((option) => option.id === chosenId) ?? offered[0]
}

/** The costs of goods, delivery and payment. When delivery is free, both fees are 0. */
export function orderCosts(
  goodsCents: Cents,
  limit: FreeLimit,
  delivery: DeliveryOption | undefined,
  payment: PaymentOption | undefined,
): OrderCosts {
  const isFree = isDeliveryFree(goodsCents, limit)
  const deliveryFeeCents = isFree ? 0 : (delivery?.costCents ?? 0)
  const paymentFeeCents = isFree ? 0 : (payment?.costCents ?? 0)
  return {
    goodsCents,
    deliveryFeeCents,
    paymentFeeCents,
    totalCents: goodsCents + deliveryFeeCents + paymentFeeCents,
    isDeliveryFree: isFree,
  }
}

/** The delivery that a product names: the cheapest that is no pickup, else the first pickup. */
export interface NamedDelivery extends FreeLimit {
  /** The fee of the cheapest delivery that is no pickup; `null` where the shop offers only pickup. */
  cheapestCents: Cents | null
  kind: DeliveryOption['kind']
  /** `null`: no day is promised. */
  days: DaySpan | null
}

/** Picks the delivery that a product names; `null` for a shop without any delivery. */
export function namedDelivery(
  settings: FreeLimit & Pick<DeliverySettings, 'deliveryOptions'>,
  plan: DeliveryPlan,
): NamedDelivery | null {
  const cheapest = cheapestDelivery(settings.deliveryOptions)
  const named = cheapest ?? settings.deliveryOptions[0]
  return named
    ? {
        ...freeLimitOf(settings),
        cheapestCents: cheapest && cheapest.costCents,
        kind: named.kind,
        days: deliveryDaysOf(named, plan),
      }
    : null
}

/** The shop's times until delivery. */
export interface ShippingTime {
  /** How many days at most until an order is sent; `null` for unknown. */
  dispatchDays: number | null
  /** How many working days from an order to its delivery; `null` for unknown. */
  deliveryDays: DaySpan | null
}

/** The times of the delivery that a product's page names: the cheapest that is no pickup (rules 121, 129). */
export function deliveryTerms(
  options: readonly DeliveryOption[],
  { dispatchDays, delivery }: { dispatchDays: number | null; delivery: DeliveryPlan },
): ShippingTime {
  const cheapest = cheapestDelivery(options)
  const days = cheapest && deliveryDaysOf(cheapest, delivery)
  return { dispatchDays, deliveryDays: days && daysFromOrder(days, delivery) }
}

/** The terms of delivery and return that a product's page promises. */
export interface SaleTerms extends ShippingTime {
  isReturnable: boolean
  /** The two parts of the time until delivery, for search engines and feeds; `null` for unknown. */
  handling: DaySpan | null
  transit: DaySpan | null
}

/**
 * The terms of sale for a product's page, its JSON-LD and the feeds. Goods made to order cannot be returned and have no
 * day of delivery (rules 121, 125).
 */
export function saleTerms({ dispatchDays, deliveryDays }: ShippingTime, isMadeToOrder: boolean): SaleTerms {
  return isMadeToOrder
    ? { isReturnable: false, dispatchDays: null, deliveryDays: null, handling: null, transit: null }
    : { isReturnable: true, dispatchDays, deliveryDays, ...deliveryTimes(dispatchDays, deliveryDays) }
}

/**
 * Splits the time until delivery into handling and transit. Their sum is the owner's time.
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
