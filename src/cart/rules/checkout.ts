import { lastPointOf, type LastPoints } from '../../pickup-points/rules/last-points.ts'
import type { PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import { type Cart, totalPriceCents } from './cart.ts'
import { offeredPayments, orderCosts, resolveDelivery, resolvePayment, type OrderCosts } from './delivery.ts'
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
    costs: orderCosts(
      totalPriceCents(cart),
      settings.deliveryFreeFromCents,
      // Without goods there is no order, so there are no fees.
      ...(cart.length > 0 ? ([delivery, payment] as const) : ([undefined, undefined] as const)),
    ),
  }
}
