import { type Cart, totalPriceCents } from '../cart/cart.ts'
import type { CartBlock } from '../cart/cart-changes.ts'
import { isEmail } from '../email.ts'
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

export interface Checkout {
  deliveries: readonly DeliveryOption[]
  /** The payments that the chosen delivery offers. */
  payments: readonly PaymentOption[]
  deliveryId: number
  paymentId: number
  /** The payment that was chosen, when the chosen delivery does not offer it and `paymentId` is another. */
  replacedPayment: PaymentOption | null
  costs: OrderCosts
}

/** The checkout of a cart. A choice that is not offered, or was not made (`null`), becomes one that is (rule 405). */
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
    replacedPayment:
      payment?.id === chosenPayment
        ? null
        : (settings.paymentOptions.find((option) => option.id === chosenPayment) ?? null),
    costs: orderCosts(totalPriceCents(cart), settings.deliveryFreeFromCents, delivery, payment),
  }
}

/** What still keeps an order from being sent. */
export type SubmitBlock = 'terms' | 'email' | 'payment' | CartBlock

/** The first thing that keeps the order from being sent, in the order of rule 502; `null` when nothing does. */
export function submitBlock(
  isTermsAccepted: boolean,
  email: string,
  payments: Checkout['payments'],
  cartBlock: CartBlock | null,
): SubmitBlock | null {
  if (!isTermsAccepted) return 'terms'
  if (!isEmail(email)) return 'email'
  return payments.length === 0 ? 'payment' : cartBlock
}
