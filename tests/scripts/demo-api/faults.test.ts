import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { FAULT_KINDS, type OrderFault } from '../../../scripts/demo-api/faults/order-faults.ts'
import { postOrder, type OrderOutcome } from '../../../src/api/post-order.ts'
import { emptyCustomer } from '../../../src/domain/checkout/customer.ts'
import { eshopData, startShop, storedLine } from './running-shop.ts'

const shop = await startShop({ hasControl: true })
/** A generous limit, so that a busy machine does not look like a silent API. */
const LIMIT_MS = 60_000
/** Faults whose answer comes too late for a shopper, or never. */
const SILENT = /^(slow|hang|stalled)/

const orderOf = (email: string) => eshopData({ customerData: { ...emptyCustomer('Slovensko'), email } })
const newEmail = () => `${randomUUID()}@example.sk`
const stored = (email: string) => shop.rows('SELECT * FROM orders WHERE email = ?', email).length

async function send(body: string, { url } = shop): Promise<number> {
  return (await fetch(`${url}/__control/next-orders`, { method: 'POST', body })).status
}
const queue = (email: string, ...outcomes: unknown[]) => send(JSON.stringify({ email, outcomes }))

async function received(email: string): Promise<number> {
  const response = await fetch(`${shop.url}/__control/received?email=${email}`)
  return ((await response.json()) as { data: { received: number } }).data.received
}

/** What the shop's client makes of a fault that is answered, and how many orders are stored by then. */
const ANSWERED: Partial<Record<OrderFault, [OrderOutcome['type'], number]>> = {
  ok: ['accepted', 1],
  refuse: ['refused', 0],
  'text-status': ['accepted', 1],
  'wrong-type': ['accepted', 1],
}
/** Any other fault leaves the outcome unknown. */
const unanswered = (kind: OrderFault) => ['unknown', Number(kind.endsWith('-stored'))] as const

describe.each(FAULT_KINDS)('%s', (kind) => {
  test('does what its name says, and a repeat with the same key ends with one order', async () => {
    const email = newEmail()
    const key = randomUUID()
    const [outcome, orders] = ANSWERED[kind] ?? unanswered(kind)
    expect(await queue(email, { kind, delayMs: LIMIT_MS })).toBe(200)
    // The clock is moved once the API has done what it does, however long that takes on this machine.
    const isSilent = SILENT.test(kind)
    if (isSilent) vi.useFakeTimers({ toFake: ['setTimeout'] })
    const sending = postOrder(shop.api, orderOf(email), key, LIMIT_MS)
    if (isSilent) {
      await expect.poll(() => received(email)).toBe(1)
      await expect.poll(() => stored(email)).toBe(orders)
      vi.advanceTimersByTime(LIMIT_MS)
      vi.useRealTimers()
    }
    const first = await sending
    expect([first.type, stored(email)]).toEqual([outcome, orders])

    const again = await postOrder(shop.api, orderOf(email), key, LIMIT_MS)
    expect(again).toMatchObject({ type: 'accepted' })
    if (first.type === 'accepted') expect(again).toEqual(first)
    expect(stored(email)).toBe(1)
  })
})

test('a slow order that would be stored after its repeat is the same order', async () => {
  const email = newEmail()
  const key = randomUUID()
  await queue(email, { kind: 'slow', delayMs: 200 })
  const slow = postOrder(shop.api, orderOf(email), key, LIMIT_MS)
  const quick = await postOrder(shop.api, orderOf(email), key, LIMIT_MS)
  expect(await slow).toEqual(quick)
  expect(stored(email)).toBe(1)
})

test('an order that was taken is not refused when it is sent again', async () => {
  const email = newEmail()
  const key = randomUUID()
  await queue(email, 'drop-stored', 'refuse')
  await postOrder(shop.api, orderOf(email), key, LIMIT_MS)
  expect(await postOrder(shop.api, orderOf(email), key, LIMIT_MS)).toMatchObject({ type: 'accepted' })
  expect(stored(email)).toBe(1)
})

// The API's parser takes no shorter one.
const BOUNDARY = 'warm-socket-boundary-0123456789'

/** Sends the same order over one open connection, as browsers do. */
function warmSocket(order: object, key: string) {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let heard = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part))
  socket.on('close', () => (isClosed = true))
  const fields = { eshopData: JSON.stringify(order), action: 'new_order', order_key: key }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`
  const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`
  const head = `POST /v1/post/index.php HTTP/1.1\r\nHost: x\r\n${type}\r\n`
  return {
    send: () => socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
    heard: () => heard,
    isClosed: () => isClosed,
  }
}

test('drop-stored closes an open connection without a second answer', async () => {
  const email = newEmail()
  await queue(email, 'ok', 'drop-stored')
  const warm = warmSocket(orderOf(email), '')
  warm.send()
  await expect.poll(warm.heard).toContain('"status":1')
  const answered = warm.heard()
  expect(warm.isClosed()).toBe(false)
  warm.send()
  await expect.poll(warm.isClosed).toBe(true)
  expect(warm.heard()).toBe(answered)
  expect(stored(email)).toBe(2)
})

test('a hanging order keeps nobody else waiting', async () => {
  const email = newEmail()
  await queue(email, 'hang-stored')
  const hanging = warmSocket(orderOf(email), 'hanging')
  hanging.send()
  await expect.poll(() => stored(email)).toBe(1)
  expect(await postOrder(shop.api, orderOf(newEmail()), 'other', LIMIT_MS)).toMatchObject({
    type: 'accepted',
  })
  expect(hanging.heard()).toBe('')
})

test('a standing fault happens to every nth order', async () => {
  const faulty = await startShop({ products: 5, fault: { kind: 'html', every: 2 } })
  const outcomes: string[] = []
  for (let i = 0; i < 4; i++) {
    const order = eshopData({ cart: [storedLine({ id: 4 })] })
    outcomes.push((await postOrder(faulty.api, order, randomUUID(), LIMIT_MS)).type)
  }
  expect(outcomes).toEqual(['accepted', 'unknown', 'accepted', 'unknown'])
})

test.each([
  ...[[{ kind: 'explode' }], [{ kind: 'slow', delayMs: -1 }], [{ delayMs: 1 }], 'slow'].map((outcomes) =>
    JSON.stringify({ email: 'a@b.sk', outcomes }),
  ),
  ...['{"outcomes":["ok"]}', '{}', 'x', '', '["ok"]'],
])('a queue of %s is refused', async (body) => {
  expect(await send(body)).toBe(400)
})

test('the queue is closed unless asked for', async () => {
  const plain = await startShop({ products: 2 })
  expect(await send('{"email":"a@b.sk","outcomes":["refuse"]}', plain)).toBe(404)
})
