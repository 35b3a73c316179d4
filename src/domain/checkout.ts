import { totalPriceCents, type Cart } from './cart.ts'
import {
  offeredPayments,
  orderCosts,
  resolveDelivery,
  resolvePayment,
  type DeliveryOption,
  type DeliverySettings,
  type OrderCosts,
  type PaymentOption,
} from './delivery.ts'

/** What a checkout offers, what of it is chosen, and what that costs. */
export interface Checkout {
  deliveries: readonly DeliveryOption[]
  /** Those that the chosen delivery offers. */
  payments: readonly PaymentOption[]
  deliveryId: number
  paymentId: number
  costs: OrderCosts
}

/**
 * The checkout of a cart; a choice that is not offered, or `null` for none, is replaced by one that is (design
 * decision 10).
 */
export function toCheckout(
  cart: Cart,
  settings: DeliverySettings,
  chosenDelivery: number | null,
  chosenPayment: number | null,
): Checkout {
  const delivery = resolveDelivery(settings, chosenDelivery ?? 0)
  const deliveryId = delivery?.id ?? 0
  const payment = resolvePayment(settings, deliveryId, chosenPayment ?? 0)
  return {
    deliveries: settings.deliveryOptions,
    payments: offeredPayments(settings.paymentOptions, deliveryId),
    deliveryId,
    paymentId: payment?.id ?? 0,
    costs: orderCosts(totalPriceCents(cart), settings.deliveryFreeFromCents, delivery, payment),
  }
}
