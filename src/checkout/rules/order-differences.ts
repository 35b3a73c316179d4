import { lineKey, type Cart, type CartLine } from '../../cart/rules/cart.ts'
import { isSamePromise } from '../../cart/rules/compare-settings.ts'
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

/** What a shopper knows of a line beside its choice. Pictures do not count: the re-check may find their folder later. */
const GOODS = ['slug', 'name', 'priceCents', 'count', 'cut', 'artwork'] as const satisfies (keyof CartLine)[]

function lineDifferences(before: Cart, now: Cart): OrderDifference[] {
  const find = (cart: Cart, line: CartLine) => cart.find((one) => lineKey(one) === lineKey(line))
  const isAsBefore = (line: CartLine) => {
    const old = find(before, line)
    return old !== undefined && GOODS.every((name) => old[name] === line[name])
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

type Choices = Pick<ReceiptCheckout, 'deliveries' | 'deliveryId' | 'payments' | 'paymentId'>

/** The chosen delivery and payment; their names are '' where the shop offers none. */
export function choicesOf({ deliveries, deliveryId, payments, paymentId }: Choices) {
  const toChoice = (options: readonly Pick<DeliveryOption, 'id' | 'name' | 'days'>[], chosen: number) =>
    options.find(({ id }) => id === chosen) ?? { id: chosen, name: '', days: undefined }
  return [
    { part: 'delivery', ...toChoice(deliveries, deliveryId) },
    { part: 'payment', ...toChoice(payments, paymentId) },
  ] as const
}

/**
 * Compares an order with what it is now (rule 520). Pictures do not count.
 * @returns an empty list if the shopper would order the same goods, in the same way, for the same sum
 */
export function orderDifferences(before: ReceiptCheckout, now: ReceiptCheckout): OrderDifference[] {
  const choices = choicesOf(now).filter((is, at) => {
    const was = choicesOf(before)[at]
    return was?.id !== is.id || !isSamePromise(was, is)
  })
  const found: OrderDifference[] = [
    ...lineDifferences(before.cart, now.cart),
    ...choices.map(({ part, name }) => ({ part, name })),
    ...(before.pickupPoint?.id === now.pickupPoint?.id
      ? []
      : [{ part: 'point', point: now.pickupPoint } as const]),
    ...fieldDifferences(before.customer, now.customer),
  ]
  const { totalCents } = now.costs
  return before.costs.totalCents === totalCents ? found : [...found, { part: 'sum', totalCents }]
}
