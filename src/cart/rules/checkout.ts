import { lastPointOf, type LastPoints } from '../../pickup-points/rules/last-points.ts'
import type { PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import type { Cents } from '../../text/money.ts'
import { type Cart, totalPriceCents } from './cart.ts'
import {
  missingForFree,
  offeredPayments,
  orderCosts,
  resolveDelivery,
  resolvePayment,
  type OrderCosts,
} from './delivery.ts'
import type {
  DeliveryKind,
  DeliveryOption,
  DeliverySettings,
  PaymentOption,
} from '../../catalogue/rules/settings.ts'

export interface Checkout {
  deliveries: readonly DeliveryOption[]
  payments: readonly PaymentOption[]
  deliveryId: number
  /** `null` where the shop offers no delivery. */
  deliveryKind: DeliveryKind | null
  /** The point that was chosen for a delivery to one; `null` for none, and for any other delivery. */
  pickupPoint: PickupPoint | null
  paymentId: number
  /** The chosen payment, if the chosen delivery does not offer it. `paymentId` is then its replacement. */
  replacedPayment: PaymentOption | null
  costs: OrderCosts
  /** The amount missing for free delivery; 0 when it is free (rule 404). */
  missingForFreeCents: Cents
}

const chosenPoint = (points: LastPoints, delivery: DeliveryOption) => {
  const last = lastPointOf(points, delivery)
  return last?.isChosen ? last.point : null
}

/** Whether a delivery to a point lacks its point. */
export function isPointMissing({
  deliveryKind,
  pickupPoint,
}: Pick<Checkout, 'deliveryKind' | 'pickupPoint'>): boolean {
  return deliveryKind === 'point' && pickupPoint === null
}

/** The checkout of a cart. A missing choice (`null`), or one that is not offered, becomes one that is. */
export function toCheckout(
  cart: Cart,
  settings: DeliverySettings,
  chosenDelivery: number | null,
  chosenPayment: number | null,
  points: LastPoints = {},
): Checkout {
  const goodsCents = totalPriceCents(cart)
  const delivery = resolveDelivery(settings, chosenDelivery)
  const deliveryId = delivery?.id ?? 0
  const payment = resolvePayment(settings, deliveryId, chosenPayment)
  return {
    deliveries: settings.deliveryOptions,
    payments: offeredPayments(settings.paymentOptions, deliveryId),
    deliveryId,
    deliveryKind: delivery?.kind ?? null,
    pickupPoint: delivery?.kind === 'point' ? chosenPoint(points, delivery) : null,
    paymentId: payment?.id ?? 0,
    replacedPayment:
      payment?.id === chosenPayment
        ? null
        : (settings.paymentOptions.find((option) => option.id === chosenPayment) ?? null),
    missingForFreeCents: missingForFree(goodsCents, settings),
    costs: orderCosts(
      goodsCents,
      settings,
      // Without goods there is no order, so there are no fees.
      ...(cart.length > 0 ? ([delivery, payment] as const) : ([undefined, undefined] as const)),
    ),
  }
}

/** An option as it was when the shopper chose it. */
export interface ChosenOption {
  id: number
  kind: string
  name: string
}

/**
 * The present id of a stored choice. If the id now belongs to another option, the choice is looked for by name and
 * kind, then by kind (rule 413). `null` for no choice, or for one that is gone. @param chosen missing where an older
 * shop stored only the id
 */
export function chosenId(
  options: readonly ChosenOption[],
  id: number | null,
  chosen: ChosenOption | undefined,
): number | null {
  if (id === null || chosen?.id !== id) return id
  const ofKind = options.filter(({ kind }) => kind === chosen.kind)
  const named = ofKind.filter(({ name }) => name === chosen.name)
  const isThis = (option: ChosenOption) => option.id === id
  return (named.find(isThis) ?? named[0] ?? ofKind.find(isThis) ?? ofKind[0])?.id ?? null
}

/** Whether another option replaces a chosen one. An option with the same id and kind only has a new name. */
export function isGone(chosen: ChosenOption, now: ChosenOption): boolean {
  return now.name !== chosen.name && !(now.id === chosen.id && now.kind === chosen.kind)
}

/** Reads a stored choice; `undefined` if it is damaged. */
export function parseChosen(json: unknown): ChosenOption | undefined {
  const { id, kind, name } = (json ?? {}) as Record<keyof ChosenOption, unknown>
  return Number.isSafeInteger(id) && typeof kind === 'string' && typeof name === 'string'
    ? { id: id as number, kind, name }
    : undefined
}
