// Rule 504
import { expect, it, vi } from 'vitest'
import { createApiClient, type RetryPolicy } from '../../src/api/client.ts'
import { postOrder, type OrderResult } from '../../src/api/post-order.ts'
import type { EshopData } from '../../src/checkout/rules/order-payload.ts'
import { answerWith, bodyOf, serveForTest, type Handler } from '../fixtures/test-server.ts'

/** Long, so that a busy machine does not look like a silent API. */
const LIMIT_MS = 60_000
const POLICY: RetryPolicy = { timeoutMs: LIMIT_MS, totalTimeoutMs: LIMIT_MS, retries: 5, maxPauseMs: 5 }
const ORDER = { totalItems: 1, totalPrice: 14.9 } as EshopData

const HALF: Handler = (_, response) => void response.writeHead(200).write('{"data":{"status":1')

async function send(handler: Handler, timeoutMs = LIMIT_MS) {
  const { url, requests } = await serveForTest(handler)
  return { outcome: await postOrder(createApiClient(url, POLICY), ORDER, 'key-1', timeoutMs), requests }
}

it.each<[string, Handler, Partial<OrderResult>]>([
  [
    'status 1',
    answerWith('{"data":{"status":1,"order_number":"7"}}'),
    { type: 'accepted', orderNumber: '7' },
  ],
  [
    'a link',
    answerWith('{"data":{"status":1,"payment_url":"https://a.sk"}}'),
    { paymentUrl: 'https://a.sk' },
  ],
  ['status "1"', answerWith('{"data":{"status":"1"}}'), { type: 'accepted', orderNumber: null }],
  ['status 0', answerWith('{"data":{"status":0}}'), { type: 'refused' }],
  ['a reason', answerWith('{"data":{"status":0},"error":"e-mail"}', 400), { type: 'refused' }],
  ['a reason alone', answerWith('{"error":"e-mail"}', 400), { type: 'refused' }],
  ['a reason from a broken server', answerWith('{"error":"disk"}', 500), { type: 'unknown' }],
  ['status 0 from a broken server', answerWith('{"data":{"status":0}}', 500), { type: 'unknown' }],
  ['no status', answerWith('{"data":{}}'), { type: 'unknown' }],
  ['HTML', answerWith('<h1>Chyba</h1>'), { type: 'unknown' }],
  ['a broken server', answerWith('', 500), { type: 'unknown' }],
  ['a dropped connection', (request) => void request.destroy(), { type: 'unknown' }],
  [
    'a connection dropped in the middle of the answer',
    (request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"data":{"status":1', () => request.destroy())
    },
    { type: 'unknown' },
  ],
])('the outcome of an order %s', async (_, handler, expected) => {
  const { outcome, requests } = await send(handler)
  expect(outcome).toMatchObject(expected)
  expect(requests).toHaveLength(1)
})

it.each<[string, Handler]>([
  ['no answer', () => undefined],
  ['only half an answer', HALF],
])('the outcome of an order is unknown if there is %s until the time-out', async (_, handler) => {
  expect((await send(handler, 300)).outcome).toEqual({ type: 'unknown', cause: 'no answer in time' })
})

it('the time-out of an order ends even a request that cannot be aborted', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', ({ url }: Request) => fetch(url, { method: 'POST', body: 'without its signal' }))
  expect((await send(HALF, 300)).outcome).toEqual({ type: 'unknown', cause: 'no answer in time' })
})

it('an order is sent as a multipart form with the order, the action and the key', async () => {
  let sent: Promise<FormData> | undefined
  const { requests } = await send((request, response) => {
    const type = String(request.headers['content-type'])
    expect(request.headers.authorization).toBe('Bearer null')
    sent = bodyOf(request).then((body) =>
      new Response(body, { headers: { 'content-type': type } }).formData(),
    )
    void sent.then(() => answerWith('{"data":{"status":1}}')(request, response))
  })
  expect(Object.fromEntries((await sent) ?? [])).toEqual({
    eshopData: JSON.stringify(ORDER),
    action: 'new_order',
    order_key: 'key-1',
  })
  expect(requests).toEqual(['/v1/post/index.php'])
})
