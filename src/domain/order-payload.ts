import { lineKey, totalItems, totalPriceCents, type Cart } from './cart.ts'
import type { CustomerData } from './customer.ts'
import type { OrderCosts } from './delivery.ts'
import { digest } from './digest.ts'
import { toEuros } from './money.ts'
import { toOrderLines, type OrderLine } from './stored-cart.ts'

/** The order's `eshopData`: the checkout state under the spec's names (section 7); amounts in euros. */
export interface EshopData {
  cart: OrderLine[]
  totalItems: number
  totalPrice: number
  chosenDelivery: number
  chosenPayment: number
  deliveryFee: number
  paymentFee: number
  customerData: CustomerData
  isDeliveryFree: boolean
}

/** The state of a checkout as the shop's API takes it. */
export function toEshopData(checkout: {
  cart: Cart
  costs: OrderCosts
  deliveryId: number
  paymentId: number
  customer: CustomerData
}): EshopData {
  const { cart, costs } = checkout
  return {
    cart: toOrderLines(cart),
    totalItems: totalItems(cart),
    totalPrice: toEuros(totalPriceCents(cart)),
    chosenDelivery: checkout.deliveryId,
    chosenPayment: checkout.paymentId,
    deliveryFee: toEuros(costs.deliveryFeeCents),
    paymentFee: toEuros(costs.paymentFeeCents),
    customerData: checkout.customer,
    isDeliveryFree: costs.isDeliveryFree,
  }
}

/**
 * The same text for the same order: tells whether a kept `order_key` still belongs to what is being ordered. An order
 * is who orders what, how it is delivered and paid. Names, pictures and prices are the catalogue's: a price that
 * changed between two attempts makes no second order of one whose first attempt may have been stored.
 */
export function orderFingerprint(order: EshopData): string {
  const lines = order.cart.map((line) => `${lineKey(line)}×${line.count}`).sort()
  return digest(
    JSON.stringify([lines, order.chosenDelivery, order.chosenPayment, Object.entries(order.customerData)]),
  )
}
