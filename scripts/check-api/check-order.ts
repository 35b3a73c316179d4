import { randomUUID } from 'node:crypto'
import { postOrder, type OrderResult } from '../../src/api/post-order.ts'
import { offeredPayments, orderCosts } from '../../src/cart/rules/delivery.ts'
import { artworkIds } from '../../src/catalogue/rules/artwork-ids.ts'
import { artworkOf } from '../../src/catalogue/rules/artwork.ts'
import { isAvailable, productChoices } from '../../src/catalogue/rules/product-choices.ts'
import { isPrintedOn } from '../../src/cart/rules/cart-artwork.ts'
import { ARTWORK_PLANS } from '../../src/config/artwork-plans.ts'
import { ARTWORKS } from '../../src/config/artwork.ts'
import { availableVariants } from '../../src/catalogue/rules/product-variants.ts'
import type { PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import { toProductRules } from '../../src/config/product-rules.ts'
import { QUANTITY } from '../../src/config/product-limits.ts'
import { formatPrice } from '../../src/text/money.ts'
import { quote } from '../../src/text/quote.ts'
import type { ShopSettings, DeliveryOption, PaymentOption } from '../../src/catalogue/rules/settings.ts'
import type { Heard } from './listen.ts'
import type { Checked } from './checked.ts'
import { present } from '../pipeline/report/faults.ts'
import { CUT_NAMES } from '../../src/catalogue/texts/product-words.ts'
import type { Product } from '../../src/catalogue/rules/product.ts'
import { toCartLine, type LineProduct } from '../../src/cart/rules/to-cart-line.ts'
import type { PickupPoint } from '../../src/pickup-points/rules/pickup-point.ts'
import { emptyCustomer } from '../../src/checkout/rules/customer.ts'
import type { EshopData } from '../../src/checkout/rules/order-payload.ts'
import { toOrder } from '../../src/checkout/store/to-order.ts'
import { ownVariableSymbol } from '../../src/checkout/rules/variable-symbol.ts'
import { DEFAULT_COUNTRY } from '../../src/config/countries.ts'

/**
 * Sends orders with the API's own deliveries, payments and fees: one twice, one after the other and at once; orders that it must take
 * (`ordersToTake`), and orders that it must refuse (`ordersToRefuse`).
 */
export async function checkOrder(
  heard: Heard,
  { catalogue, pointLists }: Pick<PulledCatalogue, 'catalogue' | 'pointLists'>,
  timeoutMs: number,
): Promise<Checked> {
  const { products, settings } = catalogue
  const rules = toProductRules(settings.sizeLabels)
  const product = products.find((one) => isAvailable(one, rules))
  const ways = waysToOrder(settings, pointLists)
  const [way] = ways
  if (!product || !way)
    return {
      findings: ['nothing can be ordered: there is no product for sale, no delivery or no payment for it'],
    }

  /** Sends an order. @returns its outcome, also in words */
  const send = async (order: object, key = randomUUID()) => {
    const outcome = await postOrder(heard.api, order, key, timeoutMs)
    return { type: outcome.type, said: describeOutcome(outcome, heard.error) }
  }
  const key = randomUUID()
  const plain = { product, settings, ...way }
  const order = testOrder(plain, key)
  const first = await send(order, key)
  if (first.type !== 'accepted') return { findings: [`an order is not taken: ${first.said}`] }
  const second = await send(order, key)
  const both = randomUUID()
  const twins = await Promise.all([1, 2].map(() => send(testOrder(plain, both), both)))
  const [one, other] = twins.map(({ said }) => said)
  const sent = []
  for (const { what, ...wanted } of ordersToTake(plain, ways, catalogue)) {
    const ownKey = randomUUID()
    sent.push({ what, isWanted: true, ...(await send(testOrder(wanted, ownKey), ownKey)) })
  }
  for (const [what, wrong] of ordersToRefuse(order, plain, ways, products))
    sent.push({ what, isWanted: false, ...(await send(wrong)) })
  return {
    findings: present(
      second.said !== first.said && `the same order_key twice: ${first.said}, and then ${second.said}`,
      one !== other &&
        `the same order_key twice at once: ${one ?? ''}, and ${other ?? ''}: store the key before anything else`,
      ...sent.map(({ what, type, said, isWanted }) =>
        isWanted
          ? type !== 'accepted' && `an order with ${what} is not taken: ${said}`
          : type !== 'refused' &&
            `an order with ${what} is not refused: ${said}${type === 'accepted' ? '. Refuse it, and cancel this one' : ''}`,
      ),
    ),
    notes: [
      `${quote(product.name)}, ${describeWay(way)}: ${first.said}. Cancel it`,
      `sent twice at once: ${one ?? ''}. Cancel it`,
      ...sent.flatMap(({ what, type, said, isWanted }) =>
        type === (isWanted ? 'accepted' : 'refused')
          ? `${what}: ${said}${isWanted ? '. Cancel it' : ''}`
          : [],
      ),
    ],
  }
}

type Wanted = TestOrder & { what: string }

/**
 * Orders that an API takes: one for each other delivery and payment, one with own print where it is offered, one in a colour or size
 * whose name has diacritics, and those whose goods are the nearest below the free limit, and the nearest from it on.
 */
function ordersToTake(
  plain: TestOrder,
  [way, ...otherWays]: readonly Way[],
  { products, categories, settings }: PulledCatalogue['catalogue'],
): Wanted[] {
  const rules = toProductRules(settings.sizeLabels)
  const ids = artworkIds(products, categories, ARTWORK_PLANS)
  const onSale = products.filter((one) => isAvailable(one, rules))
  const printable = onSale
    .map((one) => ({ ...one, artwork: artworkOf(one.id, ids) ?? '', isPrinted: true as const }))
    .find((one) => isPrintedOn(one, ARTWORKS))
  const accented = onSale
    .map((product) => ({ ...plain, product }))
    .find((one) => /[^ -~]/.test(lineOf(one).color + lineOf(one).size))
  const paid = { ...plain, ...way, ...otherWays.find((one) => one.delivery.costCents > 0) }
  const carts = onSale
    .map((product) => ({ product, price: lineOf({ ...paid, product }).priceCents }))
    .flatMap(({ product, price }) =>
      Array.from({ length: QUANTITY.max }, (_, at) => ({
        ...paid,
        product,
        count: at + 1,
        cents: price * (at + 1),
      })),
    )
  const free = settings.deliveryFreeFromCents
  const nearest = (some: typeof carts) =>
    some.toSorted((a, b) => Math.abs(a.cents - free) - Math.abs(b.cents - free)).slice(0, 1)
  const limits = [carts.filter(({ cents }) => cents < free), carts.filter(({ cents }) => cents >= free)]
  const text = accented && (lineOf(accented).color || lineOf(accented).size)
  return [
    ...otherWays.map((other) => ({ ...plain, ...other, what: describeWay(other) })),
    ...present<Wanted>(
      printable && { ...plain, product: printable, isPrinted: true, what: 'own print (own_print: true)' },
      accented && { ...accented, what: `${quote(text)}: the fields of the form are UTF-8` },
    ),
    ...limits.flatMap(nearest).map(({ cents, ...one }) => ({
      ...one,
      what: `goods for ${formatPrice(cents)}, where delivery is free from ${formatPrice(free)}`,
    })),
  ]
}

/** Orders that an API must refuse (src/api/README.md, 'new_order'). */
function ordersToRefuse(
  order: EshopData,
  plain: TestOrder,
  ways: readonly Way[],
  products: readonly Product[],
): [what: string, order: object][] {
  const rules = toProductRules(plain.settings.sizeLabels)
  const price = order.totalPrice + 1
  const withLine = (base: EshopData, change: object) => ({
    ...base,
    cart: base.cart.map((line) => ({ ...line, ...change })),
  })
  const of = (product: Product) => testOrder({ ...plain, product }, randomUUID())
  const sized = products.find(
    (one) => isAvailable(one, rules) && lineOf({ ...plain, product: one }).size !== '',
  )
  const soldOut = products.find((one) => !isAvailable(one, rules))
  const toPoint = ways.find(({ pickupPoint }) => pickupPoint)
  const noPoint = { id: 'no-such-point', name: 'X', address: 'X' }
  return [
    ['a wrong price', { ...withLine(order, { price }), totalPrice: price }],
    ['a wrong price of a line', withLine(order, { price })],
    ['a wrong deliveryFee', { ...order, deliveryFee: order.deliveryFee + 1 }],
    ['a wrong paymentFee', { ...order, paymentFee: order.paymentFee + 1 }],
    ['no goods', { ...order, cart: [], totalItems: 0, totalPrice: 0 }],
    ['a product that is not there', withLine(order, { id: UNKNOWN_ID })],
    ['a delivery that is not there', { ...order, chosenDelivery: UNKNOWN_ID }],
    ...present<[what: string, order: object]>(
      soldOut && [`sold-out goods (${quote(soldOut.name)})`, of(soldOut)],
      sized && ['a size that is not there', withLine(of(sized), { size: '99XL' })],
      toPoint && [
        'a pick-up point that is not there',
        { ...testOrder({ ...plain, ...toPoint }, randomUUID()), pickupPoint: noPoint },
      ],
    ),
  ]
}

const UNKNOWN_ID = 999_999_999

type Way = Pick<TestOrder, 'delivery' | 'payment' | 'pickupPoint'>

const describeWay = ({ delivery, payment }: Way) => `${quote(delivery.name)}, ${quote(payment.name)}`

/** Pairs in which each delivery and each payment is at least once. A delivery to a point is to the first of its points. */
function waysToOrder(
  { deliveryOptions, paymentOptions }: ShopSettings,
  pointLists: PulledCatalogue['pointLists'],
): Way[] {
  const tried = new Set<object>()
  return deliveryOptions.flatMap((delivery) => {
    const offered = offeredPayments(paymentOptions, delivery.id)
    const untried = offered.filter((payment) => !tried.has(payment))
    const payments = untried.length > 0 ? untried : offered.slice(0, 1)
    for (const payment of payments) tried.add(payment)
    const [pickupPoint = null] = pointLists.find(({ id }) => id === delivery.id)?.points ?? []
    return payments.map((payment) => ({ delivery, payment, pickupPoint }))
  })
}

function describeOutcome(outcome: OrderResult, error: string): string {
  if (outcome.type === 'accepted')
    return `taken as number ${quote(outcome.orderNumber)}${outcome.paymentUrl && `, to pay at ${outcome.paymentUrl}`}`
  const reason = error ? `the API says ${quote(error)}` : 'without a word in error'
  return outcome.type === 'refused' ? `refused, ${reason}` : `nobody knows: ${outcome.cause}, ${reason}`
}

export const TEST_EMAIL = 'test@example.sk'
const CUSTOMER = {
  ...emptyCustomer(DEFAULT_COUNTRY),
  ...{ name: 'Test', surname: 'Testovací', email: TEST_EMAIL, tel: '+421 900 000 000' },
  ...{ street: 'Skúšobná', street_number: '1', city: 'Bratislava', postal_code: '811 01' },
  order_note: 'Test order of npm run check-api: please cancel it.',
}

export interface TestOrder {
  /** With the artwork for its own print, if it gets one. */
  product: Product & Pick<LineProduct, 'artwork'>
  settings: ShopSettings
  delivery: DeliveryOption
  payment: PaymentOption
  /** The pick-up point of the delivery; `null` for any other delivery. */
  pickupPoint: PickupPoint | null
  isPrinted?: boolean
  count?: number
}

/** Pieces in the first size, cut and colour that can be bought, as the shop would send them. */
function lineOf({ product, settings, isPrinted = false, count = 1 }: TestOrder) {
  const choices = productChoices(product, toProductRules(settings.sizeLabels))
  const [variant = { cut: null, size: '', color: '' }] = availableVariants(choices)
  return toCartLine(product, { ...variant, count, isPrinted }, CUT_NAMES)
}

/** An order of one line, whose note says that it is a test. */
function testOrder(wanted: TestOrder, key: string): EshopData {
  const { settings, delivery, payment, pickupPoint } = wanted
  const line = lineOf(wanted)
  const goodsCents = line.priceCents * line.count
  const costs = orderCosts(goodsCents, settings, delivery, payment)
  const ids = { deliveryId: delivery.id, paymentId: payment.id }
  return {
    ...toOrder({ cart: [line], costs, customer: CUSTOMER, pickupPoint, ...ids }),
    variableSymbol: ownVariableSymbol(key),
  }
}
