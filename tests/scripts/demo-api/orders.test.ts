import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { createOrderStore } from '../../../scripts/demo-api/database/orders.ts'
import { createProductReader } from '../../../scripts/demo-api/database/product-rows.ts'
import { eshopDataSchema } from '../../../scripts/demo-api/orders/order-schema.ts'
import { priceOrder } from '../../../scripts/demo-api/orders/price-order.ts'
import { MAX_FIELD_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../../../src/config/limits.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import { emptyCustomer } from '../../../src/domain/checkout/customer.ts'
import { cartLine, customer } from '../../fixtures/builders.ts'
import { eshopData, sendOrder, startShop, storedLine } from './running-shop.ts'

const shop = await startShop()
// Ids of the known products: their places in KNOWN_PRODUCTS.
const [TWO_CUTS, MUG, SOLD_OUT, COLOURS] = [1, 4, 5, 6]

const countOrders = () => Number(shop.rows('SELECT count(*) AS n FROM orders')[0]?.['n'])
const newest = () => shop.rows('SELECT * FROM orders ORDER BY id DESC LIMIT 1')[0]

let before = 0
beforeEach(() => {
  before = countOrders()
})

test('stores every field under its name', async () => {
  const customer = Object.fromEntries(
    Object.entries(emptyCustomer('Slovensko')).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? true : name === 'email' ? 'žofia@example.sk' : `${name} – ľščťž 😀 ' ; --`,
    ]),
  )
  const answer = await sendOrder(shop, {
    eshopData: eshopData({
      cart: [
        storedLine({ id: TWO_CUTS, count: 2, size: 'XL', cut: 'dámsky', selectedCut: 'damsky_strih' }),
        storedLine({ id: COLOURS, size: 'M', color: 'bordová', cut: 'pánsky', selectedCut: 'pansky_strih' }),
      ],
      chosenDelivery: 1,
      chosenPayment: 1,
      customerData: customer as never,
    }),
    order_key: 'stored-1',
  })
  expect(answer).toMatchObject({ status: 200, json: { data: { status: 1 }, error: null } })

  const stored = newest()
  const flags = { isCompanyOrder: 1, deliverToAnotherAddress: 1, orderAsAGift: 1 }
  expect(stored).toMatchObject({
    ...customer,
    ...flags,
    order_key: 'stored-1',
    variable_symbol: '1234567890',
    order_number: (answer.json.data as { order_number: string }).order_number,
    total_items: 3,
    goods_cents: 2 * 1890 + 2190,
    delivery_id: 1,
    delivery_name: 'Kuriér GLS',
    delivery_fee_cents: 0,
    payment_id: 1,
    payment_name: 'Dobierka',
    payment_fee_cents: 0,
    is_delivery_free: 1,
    total_cents: 5970,
  })
  const lines = shop.rows('SELECT * FROM order_lines WHERE order_id = ?', Number(stored?.['id']))
  expect(lines).toEqual([
    {
      order_id: stored?.['id'],
      position: 0,
      product_id: TWO_CUTS,
      name: 'Tričko Tatry',
      size: 'XL',
      color: '',
      cut: 'dámsky',
      selected_cut: 'damsky_strih',
      count: 2,
      unit_price_cents: 1890,
    },
    {
      order_id: stored?.['id'],
      position: 1,
      product_id: COLOURS,
      name: 'Pánske tričko Kompas',
      size: 'M',
      color: 'bordová',
      cut: 'pánsky',
      selected_cut: 'pansky_strih',
      count: 1,
      unit_price_cents: 2190,
    },
  ])
})

test('takes whatever the shop lets a shopper order and type', () => {
  const order = {
    cart: Array.from({ length: MAX_ORDER_LINES }, (_, n) => cartLine({ id: n + 1 })),
    chosenDelivery: 0,
    chosenPayment: 0,
    customerData: customer({ name: 'Ž'.repeat(MAX_FIELD_LENGTH), order_note: '😀'.repeat(MAX_NOTE_LENGTH) }),
  }
  expect(v.safeParse(eshopDataSchema, order).issues).toBeUndefined()
})

test('takes an order without a variable symbol', async () => {
  const { variableSymbol: _, ...order } = eshopData()
  expect((await sendOrder(shop, { eshopData: order })).status).toBe(200)
  expect(newest()).toMatchObject({ variable_symbol: null })
})

test.each([
  [{ totalPrice: 0.01 }, "totalPrice is 0.01, and the shop's is 8.9"],
  [{ totalPrice: 8.9, deliveryFee: 0 }, "deliveryFee is 0, and the shop's is 2.9"],
  [{ paymentFee: 1 }, "paymentFee is 1, and the shop's is 0"],
])('refuses an order whose sums are not its own: %j', async (sums, error) => {
  const { status, json } = await sendOrder(shop, { eshopData: eshopData(sums) })
  expect(status).toBe(400)
  expect(json).toMatchObject({ data: { status: 0 }, error })
  expect(countOrders()).toBe(before)
  const { status: right } = await sendOrder(shop, {
    eshopData: eshopData({ totalPrice: 8.9, deliveryFee: 2.9, paymentFee: 0 }),
  })
  expect(right).toBe(200)
})

test('ignores whatever else an order says about money', async () => {
  const lie = { isDeliveryFree: true, totalItems: 50 }
  const cart = [storedLine({ id: MUG, count: 3, price: 0.01, name: 'Zadarmo' })]
  const { status } = await sendOrder(shop, {
    eshopData: eshopData({ ...lie, cart, chosenDelivery: 1, chosenPayment: 1 }),
  })
  expect(status).toBe(200)
  expect(newest()).toMatchObject({
    total_items: 3,
    goods_cents: 2670,
    delivery_fee_cents: 390,
    payment_fee_cents: 100,
    is_delivery_free: 0,
    total_cents: 3160,
    order_key: null,
  })
})

test('order numbers begin with the year and are unique', async () => {
  const numbers: string[] = []
  for (let i = 0; i < 3; i++) {
    const { json } = await sendOrder(shop, { eshopData: eshopData() })
    numbers.push((json.data as { order_number: string }).order_number)
  }
  expect(new Set(numbers).size).toBe(3)
  for (const number of numbers) expect(number).toMatch(new RegExp(`^${new Date().getFullYear()}\\d{6}$`))
})

test('a repeat with the same key has the first answer and stores nothing', async () => {
  const first = await sendOrder(shop, { eshopData: eshopData(), order_key: 'repeat' })
  const again = await sendOrder(shop, { eshopData: eshopData({ chosenDelivery: 2 }), order_key: 'repeat' })
  const broken = await sendOrder(shop, { eshopData: 'not even JSON', order_key: 'repeat' })
  expect(again).toEqual(first)
  expect(broken).toEqual(first)
  expect(countOrders()).toBe(before + 1)
})

test('ten orders at the same time with the same key are stored once', async () => {
  const lines = Number(shop.rows('SELECT count(*) AS n FROM order_lines')[0]?.['n'])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendOrder(shop, { eshopData: eshopData(), order_key: 'ten' })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.json.data).toMatchObject({ status: 1 })
  expect(countOrders()).toBe(before + 1)
  expect(shop.rows('SELECT count(*) AS n FROM order_lines')[0]?.['n']).toBe(lines + 1)
})

test('two servers on one file store one order for one key', async () => {
  const second = await startShop({ db: shop.db })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      sendOrder(i % 2 === 0 ? shop : second, { eshopData: eshopData(), order_key: 'servers' }),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(countOrders()).toBe(before + 1)
})

test('another process that stored the key first is seen within the transaction', () => {
  const order = v.parse(eshopDataSchema, eshopData())
  const numbers = [1, 2].map(() => {
    const db = new DatabaseSync(shop.db)
    const priced = priceOrder(order, createProductReader(db), DEFAULT_SETTINGS)
    const number = createOrderStore(db).add(priced, 'processes', new Date())
    db.close()
    return number
  })
  expect(numbers[1]).toBe(numbers[0])
  expect(countOrders()).toBe(before + 1)
})

test('without a key every order is a new one', async () => {
  await sendOrder(shop, { eshopData: eshopData() })
  await sendOrder(shop, { eshopData: eshopData(), order_key: '' })
  expect(countOrders()).toBe(before + 2)
})

const line = (changes: Partial<Parameters<typeof storedLine>[0]>) => ({
  cart: [storedLine({ id: TWO_CUTS, ...changes })],
})
const email = (text: string) => ({ customerData: { ...emptyCustomer('Slovensko'), email: text } })

test.each([
  ['an empty cart', { cart: [] }, 'empty'],
  ['an unknown product', line({ id: 999_999 }), 'no product 999999'],
  ['a sold out product', line({ id: SOLD_OUT }), 'sold out'],
  ['a size that is sold out', line({ id: COLOURS, size: 'XS' }), 'no size "XS"'],
  ['a size that never was', line({ size: '110' }), 'no size "110"'],
  ['a garment without a size', line({ selectedCut: 'damsky_strih' }), 'a size must be chosen'],
  ['a size of the other cut', line({ size: '5XL', selectedCut: 'damsky_strih' }), 'no size "5XL"'],
  ['a mug with a size', { cart: [storedLine({ id: MUG, size: 'XL' })] }, 'no size "XL"'],
  ['a colour of another product', line({ color: 'bordová' }), 'no colour'],
  ["a cut it doesn't have", line({ selectedCut: 'detsky_strih' }), 'no cut'],
  ['no pieces', line({ count: 0 }), 'pieces'],
  ['a hundred pieces', line({ count: 100 }), 'pieces'],
  ['half a piece', line({ count: 1.5 }), 'whole number'],
  ['less than nothing', line({ count: -1 }), 'from 0 up'],
  ['an address without an at sign', email('zuzana.example.sk'), 'e-mail'],
  ['no address', email(''), 'e-mail'],
  ['an unknown delivery', { chosenDelivery: 7 }, 'no delivery 7'],
  ['an unknown payment', { chosenPayment: 7 }, 'not offered'],
  ['cash on delivery in the store', { chosenDelivery: 2, chosenPayment: 1 }, 'not offered'],
  ['a variable symbol that no bank takes', { variableSymbol: '12345678901' }, '1 to 10 digits'],
  ['a cart that is no list', { cart: 'all' as never }, 'list'],
  [
    'an endless note',
    { customerData: { ...email('a@b.sk').customerData, order_note: 'x'.repeat(2 * MAX_NOTE_LENGTH + 1) } },
    String(2 * MAX_NOTE_LENGTH),
  ],
])('refuses %s and says why', async (_, changes, reason) => {
  const { status, json } = await sendOrder(shop, { eshopData: eshopData(changes) })
  expect(status).toBe(400)
  expect(json.data).toEqual({ status: 0 })
  expect(json.error).toContain(reason)
  expect(countOrders()).toBe(before)
})

test.each([
  ['no eshopData', {}],
  ['malformed JSON', { eshopData: '{"cart":[' }],
  ['null', { eshopData: 'null' }],
  ['another action', { eshopData: eshopData(), action: 'delete_order' }],
  ['no action', { eshopData: eshopData(), action: undefined }],
  ['an endless key', { eshopData: eshopData(), order_key: 'k'.repeat(201) }],
])('refuses %s', async (_, fields) => {
  const { status, json } = await sendOrder(shop, fields)
  expect(status).toBe(400)
  expect(json.data).toEqual({ status: 0 })
  expect(json.error).toBeTruthy()
  expect(countOrders()).toBe(before)
})
