import * as v from 'valibot'
import { productSchema } from '../../../src/api/schemas.ts'
import { toProductRules } from '../../../src/config/product/product-rules.ts'
import { type CartLine, totalItems, totalPriceCents } from '../../../src/domain/cart/cart.ts'
import type { ShopSettings } from '../../../src/domain/shop/catalogue.ts'
import {
  type DeliveryOption,
  type OrderCosts,
  orderCosts,
  type PaymentOption,
  resolveDelivery,
  resolvePayment,
} from '../../../src/domain/checkout/delivery.ts'
import { toEuros } from '../../../src/domain/money.ts'
import type { Product } from '../../../src/domain/product/product.ts'
import { productChoices } from '../../../src/domain/product/product-choices.ts'
import type { ProductReader } from '../database/product-rows.ts'
import type { RequestedOrder } from './order-schema.ts'

/** An order with the catalogue's names and prices and what it costs. */
export interface PricedOrder {
  lines: readonly CartLine[]
  totalItems: number
  costs: OrderCosts
  delivery: DeliveryOption
  payment: PaymentOption
  customer: RequestedOrder['customerData']
  /** What a transfer may be paid under; `null` where the order names none. */
  variableSymbol: string | null
}

type RequestedLine = RequestedOrder['cart'][number]

function checkLine(line: RequestedLine, product: Product, settings: ShopSettings): void {
  const refuse = (reason: string): never => {
    throw new RefusedOrder(`${product.name}: ${reason}`)
  }
  if (product.status === 'Sold Out') refuse('sold out')
  if (line.color !== '' && !product.variants.some((variant) => variant.name === line.color))
    refuse(`no colour "${line.color}"`)
  const { cuts } = productChoices(product, toProductRules(settings.sizeLabels))
  if (line.selectedCut !== '' && !cuts.some(({ cut }) => cut === line.selectedCut))
    refuse(`no cut "${line.selectedCut}"`)
  // An order that names no cut may have the size of any.
  const worn = cuts.filter(({ cut }) => line.selectedCut === '' || cut === line.selectedCut)
  const sizes = worn.flatMap((choice) => choice.sizes)
  const canBeBought =
    sizes.length > 0
      ? sizes.some((size) => size.isAvailable && size.label === line.size)
      : line.size === '' || worn.some((choice) => choice.defaultSize === line.size)
  if (!canBeBought) refuse(line.size === '' ? 'a size must be chosen' : `no size "${line.size}" to buy`)
}

/** Refuses an order with other sums than the shop's: nobody should owe more or less than was shown. */
function checkSums(seen: RequestedOrder, costs: OrderCosts): void {
  const sums = [
    ['totalPrice', seen.totalPrice, costs.goodsCents],
    ['deliveryFee', seen.deliveryFee, costs.deliveryFeeCents],
    ['paymentFee', seen.paymentFee, costs.paymentFeeCents],
  ] as const
  for (const [name, cents, ownCents] of sums)
    if (cents !== undefined && cents !== ownCents)
      throw new RefusedOrder(`${name} is ${toEuros(cents)}, and the shop's is ${toEuros(ownCents)}`)
}

/**
 * Prices an order from the catalogue and the settings, whatever sums it names.
 * @throws {RefusedOrder}
 */
export function priceOrder(
  order: RequestedOrder,
  products: ProductReader,
  settings: ShopSettings,
): PricedOrder {
  const lines = order.cart.map((line): CartLine => {
    const row = products.byId(line.id)
    if (!row) throw new RefusedOrder(`no product ${line.id}`)
    const product = v.parse(productSchema, row)
    checkLine(line, product, settings)
    const { id, slug, name, priceCents } = product
    return { ...line, id, slug, name, priceCents, imagePath: product.imagePath }
  })
  const delivery = resolveDelivery(settings, order.chosenDelivery)
  if (delivery?.id !== order.chosenDelivery) throw new RefusedOrder(`no delivery ${order.chosenDelivery}`)
  const payment = resolvePayment(settings, delivery.id, order.chosenPayment)
  if (payment?.id !== order.chosenPayment)
    throw new RefusedOrder(`payment ${order.chosenPayment} is not offered for "${delivery.name}"`)
  const costs = orderCosts(totalPriceCents(lines), settings.deliveryFreeFromCents, delivery, payment)
  checkSums(order, costs)
  return {
    lines,
    totalItems: totalItems(lines),
    costs,
    delivery,
    payment,
    customer: order.customerData,
    variableSymbol: order.variableSymbol ?? null,
  }
}

/** An order that the shop does not take; the message says why and goes into the response. */
export class RefusedOrder extends Error {
  override name = 'RefusedOrder'
}
