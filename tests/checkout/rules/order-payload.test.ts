// Rules 134, 301, 403, 508, 601, 615, 801
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { orderCosts, resolveDelivery, resolvePayment } from '../../../src/cart/rules/delivery.ts'
import type { CustomerData } from '../../../src/checkout/rules/customer.ts'
import { orderFingerprint, toEshopData, type EshopData } from '../../../src/checkout/rules/order-payload.ts'
import { toOrder } from '../../../src/checkout/store/to-order.ts'
import { cartLine, customer } from '../../fixtures/builders.ts'

const BOX = { id: '7', name: 'Box', street: 'Hlavná 1', city: 'Dolný Kubín', postalCode: '026 01' }

const CHECKOUT = {
  cart: [cartLine()],
  costs: orderCosts(1490, DEFAULT_SETTINGS, undefined, undefined),
  ...{ deliveryId: 1, paymentId: 1, customer: customer(), pickupPoint: null },
}

function order(count: number, change: Partial<Parameters<typeof toEshopData>[0]> = {}) {
  const options = [resolveDelivery(DEFAULT_SETTINGS, 1), resolvePayment(DEFAULT_SETTINGS, 1, 1)] as const
  return toEshopData({
    ...CHECKOUT,
    costs: orderCosts(1490 * count, DEFAULT_SETTINGS, ...options),
    cart: [cartLine({ count, artwork: 'photos', isPrinted: true, code: 'TR-1', sizeName: 'Formát' })],
    ...change,
  })
}

it("toEshopData has the API's names and amounts in euros", () => {
  expect(order(2)).toEqual({
    cart: [
      {
        ...{ id: 1, slug: 'tricko', name: 'Tričko', price: 14.9, image: 'tricko.jpg', count: 2 },
        ...{ size: 'L', color: '', cut: 'pánsky', selectedCut: 'pansky_strih' },
        own_print: true,
        code: 'TR-1',
      },
    ],
    ...{ totalItems: 2, totalPrice: 29.8, isDeliveryFree: false },
    ...{ chosenDelivery: 1, chosenPayment: 1, deliveryFee: 3.9, paymentFee: 1 },
    customerData: customer(),
  })
})

it.each([
  ['Zazvoňte.', 'S vlastnou potlačou: Tričko', 'S vlastnou potlačou: Tričko\nZazvoňte.'],
  ['', 'S vlastnou potlačou: Tričko', 'S vlastnou potlačou: Tričko'],
  ['Zazvoňte.', undefined, 'Zazvoňte.'],
  ['x'.repeat(2000), 'S vlastnou potlačou: Tričko', `S vlastnou potlačou: Tričko\n${'x'.repeat(1972)}`],
])('the note %j of an order says first what the shop adds (%j), in 2,000 characters (rule 135)', (...row) => {
  const [order_note, added, said] = row
  const { customerData } = toEshopData({ ...CHECKOUT, customer: customer({ order_note }) }, added, 2000)
  expect(customerData.order_note).toBe(said)
})

it('an order has the pick-up point that the parcel goes to, and no other address', () => {
  const checkout = {
    ...CHECKOUT,
    customer: customer({ deliverToAnotherAddress: true, name2: 'Ján' }),
    pickupPoint: BOX,
  }
  expect(toOrder(checkout)).toMatchObject({
    pickupPoint: { id: '7', name: 'Box', address: 'Hlavná 1, 026 01 Dolný Kubín' },
    customerData: customer(),
  })
})

it('an order has company and other address only while their boxes are ticked', () => {
  const company = { company: 'Ihla, s. r. o.', cin: '12345678', tin: '2012345678', vat: 'SK2012345678' }
  const another = {
    ...{ name2: 'Ján', surname2: 'Novák', street2: 'Krátka', street_number2: '1', city2: 'Žilina' },
    ...{ postal_code2: '010 01', state2: 'Česko', tel2: '0900 000 000', email2: 'jan@example.sk' },
  }
  const sent = (flags: Partial<CustomerData>) =>
    toOrder({ ...CHECKOUT, customer: customer({ ...company, ...another, ...flags }) }).customerData
  expect(sent({})).toEqual(customer())
  const [isCompanyOrder, deliverToAnotherAddress] = [true, true]
  expect(sent({ isCompanyOrder })).toEqual(customer({ ...company, isCompanyOrder }))
  expect(sent({ deliverToAnotherAddress })).toEqual(customer({ ...another, deliverToAnotherAddress }))
})

const base = order(2)
const changedLine = (change: Partial<EshopData['cart'][number]>): Partial<EshopData> => ({
  cart: base.cart.map((line) => ({ ...line, ...change })),
})
const changedCustomer = (change: Partial<CustomerData>) => ({ customerData: customer(change) })
const fingerprint = (change: Partial<EshopData> = {}) => orderFingerprint({ ...base, ...change })

it.each<[string, Partial<EshopData>]>([
  ['a product', changedLine({ id: 2 })],
  ['a size', changedLine({ size: 'M' })],
  ['a colour', changedLine({ color: 'biela' })],
  ['a cut', changedLine({ selectedCut: 'damsky_strih' })],
  ['own print', { cart: base.cart.map(({ own_print: _, ...line }) => line) }],
  ['a count', changedLine({ count: 3 })],
  ['another line', { cart: [...base.cart, ...(changedLine({ id: 2 }).cart ?? [])] }],
  ['the delivery', { chosenDelivery: 0 }],
  ['the payment', { chosenPayment: 0 }],
  ['a pick-up point', order(2, { pickupPoint: BOX })],
  ['the e-mail', changedCustomer({ email: 'jana@example.com' })],
  ['a note', changedCustomer({ order_note: 'Zvoňte' })],
  ['a flag', changedCustomer({ orderAsAGift: true })],
])('the fingerprint of an order changes with %s', (_, change) => {
  expect(fingerprint(change)).not.toBe(fingerprint())
})

it.each<[string, Partial<EshopData>]>([
  ['nothing', {}],
  ['a price', { ...changedLine({ price: 19.9 }), totalPrice: 39.8 }],
  ['a name or a picture', changedLine({ name: 'Tričko Tatry', image: 'x.jpg' })],
  ['the cost of delivery', { deliveryFee: 4.9, isDeliveryFree: true }],
])('the fingerprint of an order does not change with %s', (_, change) => {
  expect(fingerprint(change)).toBe(fingerprint())
})

it('the fingerprint of an order tells one pick-up point from another by its id', () => {
  const to = (change: object) => orderFingerprint(order(2, { pickupPoint: { ...BOX, ...change } }))
  expect(to({ id: '8' })).not.toBe(to({}))
  expect(to({ name: 'Box pri stanici' })).toBe(to({}))
})

it('the fingerprint of an order does not depend on the order of the lines', () => {
  const cart = [...base.cart, ...(changedLine({ id: 2 }).cart ?? [])]
  expect(fingerprint({ cart })).toBe(fingerprint({ cart: cart.toReversed() }))
})

it('the fingerprint of an order contains nothing about the customer', () => {
  expect(fingerprint()).toMatch(/^\w{1,11}$/)
})
