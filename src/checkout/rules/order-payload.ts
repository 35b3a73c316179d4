import { digest } from '../../text/digest.ts'
import { lineKey, totalItems, totalPriceCents, type CartLine } from '../../cart/rules/cart.ts'
import { pointAddress } from '../../pickup-points/rules/pickup-point.ts'
import type { CustomerData, CustomerTextField } from './customer.ts'
import type { Receipt } from './receipt.ts'
import { toEuros } from '../../text/money.ts'
import { imageName } from '../../cart/rules/stored-cart.ts'

/** A line of an order under the API's names, with its price in euros and the code of its offer (rule 137). `own_print`: true for goods with the customer's own print. */
const toOrderLine = (line: CartLine) => ({
  id: line.id,
  slug: line.slug,
  name: line.name,
  price: toEuros(line.priceCents),
  image: imageName(line),
  count: line.count,
  size: line.size,
  color: line.color,
  cut: line.cut,
  selectedCut: line.selectedCut,
  ...(line.code && { code: line.code }),
  ...(line.isPrinted && { own_print: line.isPrinted }),
})

/** The order's `eshopData`: the state of the checkout, with amounts in euros (src/api/README.md, 'new_order'). */
export interface EshopData {
  cart: ReturnType<typeof toOrderLine>[]
  totalItems: number
  totalPrice: number
  chosenDelivery: number
  chosenPayment: number
  deliveryFee: number
  paymentFee: number
  customerData: CustomerData
  isDeliveryFree: boolean
  /** Only with a delivery to a point (rule 416). */
  pickupPoint?: { id: string; name: string; address: string }
  /** Computed from the `order_key`. A transfer is paid under it where the shop sends no order number (rule 409). */
  variableSymbol: string
}

const OF_COMPANY = ['company', 'cin', 'tin', 'vat'] as const satisfies CustomerTextField[]
const OF_ANOTHER = [
  ...(['name2', 'surname2', 'street2', 'street_number2', 'city2', 'postal_code2'] as const),
  ...(['state2', 'tel2', 'email2'] as const),
] satisfies CustomerTextField[]

/** The form as it is sent: fields that an unticked box hides are as in `empty`, whatever was typed before (rule 601). */
export function askedOnly(customer: CustomerData, empty: CustomerData): CustomerData {
  const hidden = [
    ...(customer.isCompanyOrder ? [] : OF_COMPANY),
    ...(customer.deliverToAnotherAddress ? [] : OF_ANOTHER),
  ]
  return { ...customer, ...Object.fromEntries(hidden.map((name) => [name, empty[name]])) }
}

export type UnsentOrder = Omit<EshopData, 'variableSymbol'>

/**
 * @param note what the shop writes before the customer's note, such as goods with own print (rule 135); '' for nothing
 * @param maxNote the most characters of both notes
 */
export function toEshopData(
  checkout: Pick<Receipt, 'cart' | 'costs' | 'deliveryId' | 'paymentId' | 'customer' | 'pickupPoint'>,
  note = '',
  maxNote = Infinity,
): UnsentOrder {
  const { cart, costs, customer, pickupPoint: point } = checkout
  const order_note = [note, customer.order_note].filter(Boolean).join('\n').slice(0, maxNote)
  return {
    cart: cart.map(toOrderLine),
    totalItems: totalItems(cart),
    totalPrice: toEuros(totalPriceCents(cart)),
    chosenDelivery: checkout.deliveryId,
    chosenPayment: checkout.paymentId,
    deliveryFee: toEuros(costs.deliveryFeeCents),
    paymentFee: toEuros(costs.paymentFeeCents),
    customerData: { ...customer, order_note },
    isDeliveryFree: costs.isDeliveryFree,
    ...(point && { pickupPoint: { id: point.id, name: point.name, address: pointAddress(point) } }),
  }
}

/**
 * A digest of customer, lines, delivery and payment (rule 508). Prices are left out: with a price that changed between
 * two attempts, the shop could store the same order twice.
 */
export function orderFingerprint(order: UnsentOrder): string {
  const lines = order.cart
    .map(
      ({ own_print, ...line }) =>
        `${lineKey({ ...line, ...(own_print && { isPrinted: own_print }) })}×${line.count}`,
    )
    .sort()
  return digest(
    JSON.stringify([
      lines,
      order.chosenDelivery,
      order.chosenPayment,
      Object.entries(order.customerData),
      ...(order.pickupPoint ? [order.pickupPoint.id] : []),
    ]),
  )
}
