import { randomUUID } from 'node:crypto'
import { postOrder, type OrderResult } from '../../src/api/post-order.ts'
import { offeredPayments, orderCosts } from '../../src/cart/rules/delivery.ts'
import { artworkIds } from '../../src/catalogue/rules/artwork-ids.ts'
import { artworkOf } from '../../src/catalogue/rules/artwork.ts'
import { isAvailable, productChoices } from '../../src/catalogue/rules/product-choices.ts'
import { isPrintedOn } from '../../src/cart/rules/cart-artwork.ts'
import { ARTWORK_PLANS } from '../../src/config/artwork-plans.ts'
import { ARTWORKS } from '../../src/config/artwork.ts'
import type { PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import { toProductRules } from '../../src/config/product-rules.ts'
import { quote } from '../../src/text/quote.ts'
import type { ShopSettings, DeliveryOption, PaymentOption } from '../../src/catalogue/rules/settings.ts'
import type { Heard } from './listen.ts'
import type { Checked } from './checked.ts'
import { present } from '../pipeline/report/finding.ts'
import { CUT_NAMES } from '../../src/catalogue/texts/product-words.ts'
import type { Product } from '../../src/catalogue/rules/product.ts'
import { toCartLine, type LineProduct } from '../../src/cart/rules/to-cart-line.ts'
import type { PickupPoint } from '../../src/pickup-points/rules/pickup-point.ts'
import { emptyCustomer } from '../../src/checkout/rules/customer.ts'
import type { EshopData } from '../../src/checkout/rules/order-payload.ts'
import { toOrder } from '../../src/checkout/store/to-order.ts'
import { ownVariableSymbol } from '../../src/checkout/rules/variable-symbol.ts'
import { DEFAULT_COUNTRY } from '../../src/config/checkout-settings.ts'

/**
 * Sends orders of one piece, with the API's own deliveries, payments and fees: a right one, the same one again with its key, one with
 * a wrong price, one without goods. Then one for each other delivery and payment, and one with own print, where it is offered.
 */
export async function checkOrder(
  heard: Heard,
  {
    catalogue: { products, categories, settings },
    pointLists,
  }: Pick<PulledCatalogue, 'catalogue' | 'pointLists'>,
  timeoutMs: number,
): Promise<Checked> {
  const rules = toProductRules(settings.sizeLabels)
  const product = products.find((one) => isAvailable(one, rules))
  const [way, ...otherWays] = waysToOrder(settings, pointLists)
  if (!product || !way)
    return {
      findings: ['nothing can be ordered: there is no product for sale, no delivery or no payment for it'],
    }

  /** Sends an order. @returns its outcome, also in words */
  const send = async (order: object, key = randomUUID()) => {
    const outcome = await postOrder(heard.api, order, key, timeoutMs)
    return { outcome, said: describeOutcome(outcome, heard.error) }
  }
  const key = randomUUID()
  const order = testOrder({ product, settings, ...way }, key)
  const first = await send(order, key)
  if (first.outcome.type !== 'accepted') return { findings: [`an order is not taken: ${first.said}`] }
  const second = await send(order, key)
  const price = order.totalPrice + 1
  const wrong = await send({
    ...order,
    cart: order.cart.map((line) => ({ ...line, price })),
    totalPrice: price,
  })
  const empty = await send({ ...order, cart: [], totalItems: 0, totalPrice: 0 })
  const isTaken = ({ outcome }: typeof wrong) => outcome.type === 'accepted'
  const others = []
  const ids = artworkIds(products, categories, ARTWORK_PLANS)
  const printable = products
    .map((one) => ({ ...one, artwork: artworkOf(one.id, ids) ?? '', isPrinted: true as const }))
    .find((one) => isAvailable(one, rules) && isPrintedOn(one, ARTWORKS))
  const otherOrders = [
    ...otherWays.map((other) => ({ product, ...other, what: describeWay(other) })),
    ...(printable
      ? [{ product: printable, ...way, isPrinted: true, what: 'own print (own_print: true)' }]
      : []),
  ]
  for (const { what, ...other } of otherOrders) {
    const otherKey = randomUUID()
    others.push({ ...(await send(testOrder({ settings, ...other }, otherKey), otherKey)), what })
  }
  return {
    findings: present(
      second.said !== first.said && `the same order_key twice: ${first.said}, and then ${second.said}`,
      wrong.outcome.type === 'unknown' && `an order with a wrong price: ${wrong.said}`,
      isTaken(empty) && 'an order without goods is taken: refuse it',
      ...others.map((one) => !isTaken(one) && `an order with ${one.what} is not taken: ${one.said}`),
    ),
    notes: [
      `${quote(product.name)}, ${describeWay(way)}: ${first.said}. Cancel it`,
      isTaken(wrong)
        ? `a wrong price: ${wrong.said}. Whether it is charged your own price cannot be seen from outside: look at it, and cancel it`
        : `a wrong price: ${wrong.said}`,
      ...others.filter(isTaken).map(({ what, said }) => `${what}: ${said}. Cancel it`),
    ],
  }
}

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
}

/** One piece in the first size, cut and colour, as the shop would send it. Its note says that it is a test. */
function testOrder(
  { product, settings, delivery, payment, pickupPoint, isPrinted = false }: TestOrder,
  key: string,
): EshopData {
  const { cuts, defaultColor } = productChoices(product, toProductRules(settings.sizeLabels))
  const { cut, defaultSize } = cuts.find(({ isAvailable }) => isAvailable) ?? cuts[0]
  const choice = { cut, size: defaultSize, color: defaultColor, count: 1, isPrinted }
  const line = toCartLine(product, choice, CUT_NAMES)
  const costs = orderCosts(product.priceCents, settings.deliveryFreeFromCents, delivery, payment)
  const ids = { deliveryId: delivery.id, paymentId: payment.id }
  return {
    ...toOrder({ cart: [line], costs, customer: CUSTOMER, pickupPoint, ...ids }),
    variableSymbol: ownVariableSymbol(key),
  }
}
