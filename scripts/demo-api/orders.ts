import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { centsSchema, flagSchema, rawTextSchema, textSchema, wholeNumberSchema } from '../../src/api/wire.ts'
import { QUANTITY } from '../../src/config/product-limits.ts'
import type { DeliverySettings } from '../../src/catalogue/rules/settings.ts'
import { type CustomerData, emptyCustomer } from '../../src/checkout/rules/customer.ts'
import { orderCosts, resolveDelivery, resolvePayment } from '../../src/cart/rules/delivery.ts'
import { isVariableSymbol } from '../../src/checkout/rules/variable-symbol.ts'
import { isEmail } from '../../src/text/email.ts'
import { productDetailSchema } from '../../src/api/schemas.ts'
import { offerOf } from '../../src/catalogue/rules/offers.ts'
import { findProduct } from './products.ts'

const NUMBER_DIGITS = 6

/** Thrown for an order or withdrawal that the shop does not take. Its message becomes the response's `error`. */
export class RefusedOrder extends Error {
  override name = 'RefusedOrder'
}

/** A line without name, price and picture: the catalogue has those. */
const lineSchema = v.object({
  id: wholeNumberSchema,
  count: v.pipe(wholeNumberSchema, v.minValue(QUANTITY.min), v.maxValue(QUANTITY.max)),
  size: textSchema,
  color: textSchema,
  cut: textSchema,
  selectedCut: textSchema,
  // Optional, because other storefronts do not send it.
  own_print: v.optional(flagSchema),
  price: v.optional(centsSchema),
  code: v.optional(textSchema),
})

const EMPTY = emptyCustomer('')
const fieldsOf = (type: 'string' | 'boolean') =>
  (Object.keys(EMPTY) as (keyof CustomerData)[]).filter((name) => typeof EMPTY[name] === type)

/** The part of `eshopData` that the demo shop reads. */
const eshopDataSchema = v.object({
  cart: v.pipe(v.array(lineSchema), v.nonEmpty('the cart is empty')),
  chosenDelivery: wholeNumberSchema,
  chosenPayment: wholeNumberSchema,
  // Only the e-mail has to be valid, as in the checkout (rule 503).
  customerData: v.object({
    ...v.entriesFromList(fieldsOf('string'), rawTextSchema),
    ...v.entriesFromList(fieldsOf('boolean'), flagSchema),
    email: v.pipe(textSchema, v.check(isEmail, 'expected an e-mail address')),
  }),
  // The sums that the shopper saw, if they are sent.
  totalPrice: v.optional(centsSchema),
  deliveryFee: v.optional(centsSchema),
  paymentFee: v.optional(centsSchema),
  // Only a delivery to a pick-up point has it.
  pickupPoint: v.optional(v.object({ id: textSchema, name: textSchema, address: textSchema })),
  // Optional, because other storefronts do not send it.
  variableSymbol: v.optional(
    v.pipe(
      textSchema,
      v.check((text: string) => isVariableSymbol(text)),
    ),
  ),
})

type OrderLine = v.InferOutput<typeof lineSchema>

/** A line with the catalogue's name and price. */
function priceLine(db: DatabaseSync, line: OrderLine) {
  const row = findProduct(db, 'id', line.id)
  if (!row) throw new RefusedOrder(`no product ${line.id}`)
  const product = v.parse(productDetailSchema, row)
  const { name, status, sizes, offers } = product
  const offer = offerOf(product, line)
  const isSoldOut =
    status === 'Sold Out' || (line.size !== '' && sizes !== null && !sizes.includes(line.size))
  if (isSoldOut || !offer?.isAvailable) throw new RefusedOrder(`${name}: sold out`)
  const { selectedCut: selected_cut, price, code, ...rest } = line
  const isOther =
    (price !== undefined && price !== offer.priceCents) ||
    (offers && code !== undefined && code !== offer.code)
  if (isOther)
    throw new RefusedOrder(`${name}: the shop's price is ${offer.priceCents} cents, its code ${offer.code}`)
  return { ...rest, ...(code && { code }), selected_cut, name, unit_price_cents: offer.priceCents }
}

/** Computes an order at the shop's own prices. @throws {RefusedOrder} if the shopper saw other sums */
function priceOrder(
  db: DatabaseSync,
  order: v.InferOutput<typeof eshopDataSchema>,
  settings: DeliverySettings,
  points: readonly string[],
) {
  const lines = order.cart.map((line) => priceLine(db, line))
  const delivery = resolveDelivery(settings, order.chosenDelivery)
  if (delivery?.id !== order.chosenDelivery) throw new RefusedOrder(`no delivery ${order.chosenDelivery}`)
  const payment = resolvePayment(settings, delivery.id, order.chosenPayment)
  if (payment?.id !== order.chosenPayment) throw new RefusedOrder(`no payment ${order.chosenPayment}`)
  if (delivery.kind === 'point' && !points.includes(order.pickupPoint?.id ?? ''))
    throw new RefusedOrder('no such pick-up point')
  const goods = lines.reduce((sum, line) => sum + line.count * line.unit_price_cents, 0)
  const costs = orderCosts(goods, settings, delivery, payment)
  for (const [name, seen, own] of [
    ['totalPrice', order.totalPrice, costs.goodsCents],
    ['deliveryFee', order.deliveryFee, costs.deliveryFeeCents],
    ['paymentFee', order.paymentFee, costs.paymentFeeCents],
  ] as const)
    if (seen !== undefined && seen !== own)
      throw new RefusedOrder(`${name} is ${seen} cents, and the shop's is ${own}`)
  const { email, ...customer } = order.customerData
  const details = {
    ...Object.fromEntries(
      Object.entries(customer).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? Number(value) : value,
      ]),
    ),
    total_items: lines.reduce((sum, { count }) => sum + count, 0),
    goods_cents: costs.goodsCents,
    delivery_id: delivery.id,
    delivery_fee_cents: costs.deliveryFeeCents,
    payment_id: payment.id,
    payment_fee_cents: costs.paymentFeeCents,
    is_delivery_free: Number(costs.isDeliveryFree),
    variable_symbol: order.variableSymbol ?? null,
    ...(order.pickupPoint && { pickup_point: order.pickupPoint }),
  }
  return { email, totalCents: costs.totalCents, details, lines }
}

/**
 * Stores an order and returns its number. An order with a known key is not stored again: the first one's number is
 * returned, even if both arrive at once.
 * @param points the ids of pick-up points
 * @throws {RefusedOrder}
 */
export function storeOrder(
  db: DatabaseSync,
  eshopData: string,
  key: string | null,
  settings: DeliverySettings,
  points: readonly string[] = [],
): string {
  const known = key === null ? undefined : numberOf(db, key)
  if (known !== undefined) return known
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eshopDataSchema), eshopData)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new RefusedOrder(`eshopData: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
  }
  const { email, totalCents, details, lines } = priceOrder(db, parsed.output, settings, points)
  const now = new Date()
  // One statement chooses the number and inserts the row, so two orders never get the same number.
  db.prepare(
    `INSERT INTO orders (order_number, order_key, created_at, email, total_cents, details, lines)
     SELECT ? || printf('%0${NUMBER_DIGITS}d', (SELECT coalesce(max(id), 0) + 1 FROM orders)), ?, ?, ?, ?, ?, ?
     WHERE true ON CONFLICT (order_key) DO NOTHING`,
  ).run(
    ...[String(now.getFullYear()), key, now.toISOString(), email, totalCents],
    ...[details, lines].map((part) => JSON.stringify(part)),
  )
  const last = db.prepare('SELECT order_number FROM orders WHERE id = last_insert_rowid()')
  return (key === null ? undefined : numberOf(db, key)) ?? String(last.get()?.['order_number'])
}

/** The number of the order that was stored with a key; `undefined` when there is none. */
export function numberOf(db: DatabaseSync, key: string): string | undefined {
  const row = db.prepare('SELECT order_number FROM orders WHERE order_key = ?').get(key)
  return row && String(row['order_number'])
}

/** Stores a withdrawal from a contract, once for each reference. @returns its id @throws {RefusedOrder} for an incomplete one */
export function storeWithdrawal(db: DatabaseSync, fields: Partial<Record<string, string>>): number {
  const { reference, name, orderNumber, email, web } = fields
  if (!name || !orderNumber || !email || web) throw new RefusedOrder('no withdrawal')
  const row = db
    .prepare(
      `INSERT INTO withdrawals (reference, fields) VALUES (?, ?)
       ON CONFLICT (reference) DO UPDATE SET fields = excluded.fields RETURNING id`,
    )
    .get(reference || null, JSON.stringify(fields))
  return Number(row?.['id'])
}
