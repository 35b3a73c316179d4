import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { FAULT_KINDS, type OrderFault, type QueuedOutcome } from '../../../scripts/demo-api/order-faults.ts'
import { postOrder, type OrderOutcome } from '../../../src/api/post-order.ts'
import { emptyCustomer } from '../../../src/checkout/rules/customer.ts'
import { eshopData, sendOrder, startShop, storedLine } from './running-shop.ts'

const shop = await startShop({ hasControl: true })
// Ids of the known products: their places in KNOWN_PRODUCTS.
const [TWO_CUTS, SOLD_OUT, COLOURS] = [1, 5, 6]
/** A generous limit, so that a busy machine does not look like a silent API. */
const LIMIT_MS = 60_000

const countOrders = (email = '%') =>
  Number(shop.rows('SELECT count(*) AS n FROM orders WHERE email LIKE ?', email)[0]?.['n'])
const orderOf = (email: string) => ({ customerData: { ...emptyCustomer('Slovensko'), email } })

let before = 0
beforeEach(() => {
  before = countOrders()
})

test('stores every field under its name, with the prices of the catalogue', async () => {
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

test('a repeat with the same key has the first answer and stores nothing', async () => {
  const first = await sendOrder(shop, { eshopData: eshopData(), order_key: 'repeat' })
  for (const repeat of [eshopData({ chosenDelivery: 2 }), 'not even JSON'])
    expect(await sendOrder(shop, { eshopData: repeat, order_key: 'repeat' })).toEqual(first)
  expect(countOrders()).toBe(before + 1)
})

test('ten orders at the same time are stored once with one key, and each without a key', async () => {
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
  ['an unknown product', eshopData({ cart: [storedLine({ id: 999_999 })] }), 'no product 999999'],
  ['a sold out product', eshopData({ cart: [storedLine({ id: SOLD_OUT })] }), 'sold out'],
  ['a size that is sold out', eshopData({ cart: [storedLine({ id: COLOURS, size: 'XS' })] }), 'sold out'],
  ['a hundred pieces', eshopData({ cart: [storedLine({ id: TWO_CUTS, count: 100 })] }), 'count'],
  ['an address without an at sign', eshopData(orderOf('zuzana.example.sk')), 'e-mail'],
  ['an unknown delivery', eshopData({ chosenDelivery: 7 }), 'no delivery'],
  ['cash on delivery in the store', eshopData({ chosenDelivery: 2, chosenPayment: 1 }), 'no payment'],
  ['another sum', eshopData({ totalPrice: 0.01 }), "totalPrice is 1 cents, and the shop's is 890"],
  [
    'another fee',
    eshopData({ totalPrice: 8.9, deliveryFee: 0 }),
    "deliveryFee is 0 cents, and the shop's is 290",
  ],
  ['malformed JSON', '{"cart":[', 'eshopData'],
])('refuses %s and says why', async (_, order, reason) => {
  const { status, json } = await sendOrder(shop, { eshopData: order })
  expect([status, json.data]).toEqual([400, { status: 0 }])
  expect(json.error).toContain(reason)
  expect(countOrders()).toBe(before)
})

/** What the shop's client makes of a fault that is answered, and how many orders are stored by then. */
const ANSWERED: Partial<Record<OrderFault, [OrderOutcome['type'], number]>> = {
  ok: ['accepted', 1],
  refuse: ['refused', 0],
  'text-status': ['accepted', 1],
  'wrong-type': ['accepted', 1],
}

async function queue(email: string, ...outcomes: QueuedOutcome[]): Promise<void> {
  const body = JSON.stringify({ email, outcomes })
  const { ok } = await fetch(`${shop.url}/__control/next-orders`, { method: 'POST', body })
  expect(ok).toBe(true)
}

async function received(email: string): Promise<unknown> {
  const response = await fetch(`${shop.url}/__control/received?email=${email}`)
  return ((await response.json()) as { data: { received: number } }).data.received
}

test.each(FAULT_KINDS)(
  '%s does what its name says, and a repeat with the same key ends with one order',
  async (kind) => {
    const email = `${randomUUID()}@example.sk`
    const key = randomUUID()
    const send = () => postOrder(shop.api, eshopData(orderOf(email)), key, LIMIT_MS)
    // Any other fault leaves the outcome unknown.
    const [outcome, orders] = ANSWERED[kind] ?? ['unknown', Number(kind.endsWith('-stored'))]
    await queue(email, { kind, delayMs: LIMIT_MS })
    // The clock is moved once the API has done what it does, however long that takes on this machine.
    const isSilent = /^(slow|hang|stalled)/.test(kind)
    if (isSilent) vi.useFakeTimers({ toFake: ['setTimeout'] })
    const sending = send()
    if (isSilent) {
      await expect.poll(() => received(email)).toBe(1)
      await expect.poll(() => countOrders(email)).toBe(orders)
      vi.advanceTimersByTime(LIMIT_MS)
      vi.useRealTimers()
    }
    const first = await sending
    expect([first.type, countOrders(email)]).toEqual([outcome, orders])
    const again = await send()
    expect(again).toMatchObject({ type: 'accepted' })
    if (first.type === 'accepted') expect(again).toEqual(first)
    expect(countOrders(email)).toBe(1)
  },
)

test('the queue is closed unless asked for', async () => {
  const plain = await startShop({ products: 2 })
  const response = await fetch(`${plain.url}/__control/next-orders`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
})
