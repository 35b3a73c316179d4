import { lineKey, type Cart, type CartLine } from '../../cart/rules/cart.ts'
import type { Cents } from '../../text/money.ts'
import type { DeliveryOption } from '../../catalogue/rules/settings.ts'
import type { PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import type { CustomerData, CustomerFlag, CustomerTextField } from './customer.ts'
import type { ReceiptCheckout } from './receipt.ts'

/** A part of an order that is no longer as it was. Lines, names and sums are those of now. */
export type OrderDifference =
  | { part: 'line' | 'removed'; line: CartLine }
  /** `name` is '' where the shop offers none. */
  | { part: 'delivery' | 'payment'; name: string }
  | { part: 'point'; point: PickupPoint | null }
  | { part: 'field'; field: CustomerTextField; text: string }
  | { part: 'flag'; field: CustomerFlag; isOn: boolean }
  | { part: 'sum'; totalCents: Cents }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A line without its picture, whose folder the re-check may find later. */
const toGoods = ({ imagePath: _, unplacedImage: __, ...goods }: CartLine) => goods

function lineDifferences(before: Cart, now: Cart): OrderDifference[] {
  const find = (cart: Cart, line: CartLine) => cart.find((one) => lineKey(one) === lineKey(line))
  const isAsBefore = (line: CartLine) => {
    const old = find(before, line)
    return old !== undefined && isEqual(toGoods(old), toGoods(line))
  }
  return [
    ...now.filter((line) => !isAsBefore(line)).map((line) => ({ part: 'line', line }) as const),
    ...before.filter((line) => !find(now, line)).map((line) => ({ part: 'removed', line }) as const),
  ]
}

function fieldDifferences(before: CustomerData, now: CustomerData): OrderDifference[] {
  const fields = Object.keys(now) as (keyof CustomerData)[]
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => {
      const value = now[field]
      return typeof value === 'boolean'
        ? { part: 'flag', field: field as CustomerFlag, isOn: value }
        : { part: 'field', field: field as CustomerTextField, text: value }
    })
}

/** What a shopper knows of the chosen delivery or payment. */
const toChoice = (options: readonly Pick<DeliveryOption, 'id' | 'name' | 'days'>[], chosen: number) => {
  const { name, days } = options.find(({ id }) => id === chosen) ?? { name: '' }
  return { id: chosen, name, days }
}

/**
 * Compares an order with what it is now (rule 520). Pictures do not count.
 * @returns an empty list if the shopper would order the same goods, in the same way, for the same sum
 */
export function orderDifferences(before: ReceiptCheckout, now: ReceiptCheckout): OrderDifference[] {
  const choices = [
    ['delivery', toChoice(before.deliveries, before.deliveryId), toChoice(now.deliveries, now.deliveryId)],
    ['payment', toChoice(before.payments, before.paymentId), toChoice(now.payments, now.paymentId)],
  ] as const
  const found: OrderDifference[] = [
    ...lineDifferences(before.cart, now.cart),
    ...choices.filter(([, was, is]) => !isEqual(was, is)).map(([part, , { name }]) => ({ part, name })),
    ...(before.pickupPoint?.id === now.pickupPoint?.id
      ? []
      : [{ part: 'point', point: now.pickupPoint } as const]),
    ...fieldDifferences(before.customer, now.customer),
  ]
  const { totalCents } = now.costs
  return before.costs.totalCents === totalCents ? found : [...found, { part: 'sum', totalCents }]
}
