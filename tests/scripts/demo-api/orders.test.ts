import { beforeEach, expect, test } from 'vitest'
import { emptyCustomer } from '../../../src/checkout/rules/customer.ts'
import { eshopData, sendOrder, startShop, storedLine } from './running-shop.ts'

const shop = await startShop()
// The ids of products are their positions in KNOWN_PRODUCTS.
const [TWO_CUTS, SOLD_OUT, COLOURS] = [1, 5, 6]

const countOrders = () => Number(shop.rows('SELECT count(*) AS n FROM orders')[0]?.['n'])

let before = 0
beforeEach(() => {
  before = countOrders()
})

test('the demo API stores each field of an order under its name, with the prices of the catalogue', async () => {
  const customer = Object.fromEntries(
    Object.entries(emptyCustomer('Slovensko')).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? true : name === 'email' ? 'žofia@example.sk' : `${name} – ľščťž 😀 ' ; --`,
    ]),
  )
  const cart = [
    storedLine({ id: TWO_CUTS, count: 2, size: 'XL', cut: 'dámsky', selectedCut: 'damsky_strih' }),
    storedLine({ id: COLOURS, size: 'M', color: 'bordová', cut: 'pánsky', selectedCut: 'pansky_strih' }),
  ]
  const order = eshopData({ cart, chosenDelivery: 1, chosenPayment: 1, customerData: customer as never })
  const { status, json } = await sendOrder(shop, { eshopData: order, order_key: 'stored-1' })
  expect([status, json.error]).toEqual([200, null])
  const [stored] = shop.rows("SELECT * FROM orders WHERE order_key = 'stored-1'")
  expect(json.data).toEqual({ status: 1, order_number: stored?.['order_number'] })
  expect(stored?.['order_number']).toMatch(new RegExp(`^${new Date().getFullYear()}\\d{6}$`))
  expect(stored).toMatchObject({ email: 'žofia@example.sk', total_cents: 5970 })
  const { email: _, ...rest } = customer
  expect(JSON.parse(String(stored?.['details']))).toEqual({
    ...rest,
    ...{ isCompanyOrder: 1, deliverToAnotherAddress: 1, orderAsAGift: 1 },
    variable_symbol: '1234567890',
    total_items: 3,
    goods_cents: 2 * 1890 + 2190,
    ...{ delivery_id: 1, delivery_fee_cents: 0, payment_id: 1, payment_fee_cents: 0, is_delivery_free: 1 },
  })
  expect(JSON.parse(String(stored?.['lines']))).toMatchObject([
    {
      id: TWO_CUTS,
      name: 'Tričko Tatry',
      size: 'XL',
      selected_cut: 'damsky_strih',
      count: 2,
      unit_price_cents: 1890,
    },
    { id: COLOURS, name: 'Pánske tričko Kompas', color: 'bordová', count: 1, unit_price_cents: 2190 },
  ])
})

test('an order that is sent again with its key gets the first answer and is stored once', async () => {
  const first = await sendOrder(shop, { eshopData: eshopData(), order_key: 'repeat' })
  for (const repeat of [eshopData({ chosenDelivery: 2 }), 'not even JSON'])
    expect(await sendOrder(shop, { eshopData: repeat, order_key: 'repeat' })).toEqual(first)
  expect(countOrders()).toBe(before + 1)
})

test('of ten simultaneous orders one is stored if they have the same key, and each if they have none', async () => {
  const send = (keys: object) =>
    Array.from({ length: 10 }, () => sendOrder(shop, { eshopData: eshopData(), ...keys }))
  const same = await Promise.all(send({ order_key: 'same' }))
  expect(new Set(same.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  expect(countOrders()).toBe(before + 1)
  const own = await Promise.all(send({}))
  expect(new Set(own.map(({ json }) => JSON.stringify(json))).size).toBe(10)
})

test.each([
  ['an empty cart', eshopData({ cart: [] }), 'empty'],
  ['a sold-out product', eshopData({ cart: [storedLine({ id: SOLD_OUT })] }), 'sold out'],
  ['a sold-out size', eshopData({ cart: [storedLine({ id: COLOURS, size: 'XS' })] }), 'sold out'],
  ['cash on delivery in the store', eshopData({ chosenDelivery: 2, chosenPayment: 1 }), 'no payment'],
  ['a wrong sum', eshopData({ totalPrice: 0.01 }), "totalPrice is 1 cents, and the shop's is 890"],
  ['malformed JSON', '{"cart":[', 'eshopData'],
])('the demo API refuses %s and says why', async (_, order, reason) => {
  const { status, json } = await sendOrder(shop, { eshopData: order })
  expect([status, json.data]).toEqual([400, { status: 0 }])
  expect(json.error).toContain(reason)
  expect(countOrders()).toBe(before)
})
