import { expect, it, vi } from 'vitest'
import { getEshopConfig, getProduct, getProducts, isLoggedIn } from '../../src/api/calls.ts'
import { createApiClient, type RetryPolicy } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/errors.ts'
import { answerWith, serveForTest, type Handler } from '../fixtures/test-server.ts'

const POLICY: RetryPolicy = { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 2, maxPauseMs: 5 }
const SHORT_TIMEOUTS: RetryPolicy = { ...POLICY, timeoutMs: 50, totalTimeoutMs: 500 }

async function start(handler: Handler, policy = POLICY) {
  const server = await serveForTest(handler)
  return { api: createApiClient(server.url, policy), server }
}

async function failure(handler: Handler, policy = POLICY): Promise<ApiError> {
  const { api } = await start(handler, policy)
  return getEshopConfig(api).then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error as ApiError,
  )
}

it.each<[string, Handler, Partial<ApiError>]>([
  ['not JSON', answerWith('<html>údržba</html>'), { kind: 'not-json' }],
  ['an empty answer', answerWith(''), { kind: 'not-json' }],
  ['the wrong shape', answerWith('{"data":7}'), { kind: 'shape' }],
  ["the API's own error", answerWith('{"error":"no such action"}'), { kind: 'api' }],
  ['an error beside data', answerWith('{"data":{"banners":[]},"error":"stale"}'), { kind: 'api' }],
  ['the status 403', answerWith('{}', 403), { kind: 'http', status: 403 }],
  ['the status 500 each time', answerWith('{}', 500), { kind: 'http', status: 500 }],
  ['dropped', (request) => void request.destroy(), { kind: 'network' }],
  ['no answer', () => undefined, { kind: 'timeout' }],
  ['half an answer', (_, response) => response.writeHead(200).write('{"data":'), { kind: 'timeout' }],
])('an error names the failed call and its cause %s', async (_, handler, expected) => {
  const error = await failure(handler, expected.kind === 'timeout' ? SHORT_TIMEOUTS : POLICY)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(expected)
  expect(error.message).toMatch(/^get_eshop_config: ./)
})

it('an error names the failed call and its cause names the field with the wrong shape', async () => {
  const deliveryOptions = [{ id: 1, name: 'Kuriér', cost: 'zadarmo' }]
  const error = await failure(answerWith(JSON.stringify({ data: { deliveryOptions } })))
  expect(error.message).toBe(
    'get_eshop_config: data.deliveryOptions "Kuriér".cost: expected an amount of euros from 0 up, got "zadarmo"',
  )
})

it('an error names the failed call and its cause names the refused connection', async () => {
  const { server: gone } = await start(() => undefined)
  await gone.close()
  await expect(getEshopConfig(createApiClient(gone.url, { ...POLICY, retries: 0 }))).rejects.toMatchObject({
    kind: 'network',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

async function startFailing(calls: number, fail: Handler, policy = POLICY) {
  const { api, server } = await start((request, response) => {
    const isOver = server.requests.length > calls
    ;(isOver ? answerWith('{"data":{"banners":[]}}') : fail)(request, response)
  }, policy)
  return { api, server }
}

it.each<[string, number, Handler]>([
  ...[429, 500, 502, 503].map((code): [string, number, Handler] => [
    `${code}, twice`,
    2,
    answerWith('{}', code),
  ]),
  ['a dropped connection', 1, (request) => void request.destroy()],
  [
    'a demand for an hour of waiting, without waiting so long',
    1,
    (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end('{}'),
  ],
])('the retry policy tries again after %s', async (_, calls, fail) => {
  const { api, server } = await startFailing(calls, fail)
  await expect(getEshopConfig(api)).resolves.toMatchObject({ banners: [] })
  expect(server.requests).toHaveLength(calls + 1)
})

it('the retry policy waits as long as the API demands, longer than it would by itself', async () => {
  const policy = { ...POLICY, maxRetryAfterMs: 2000 }
  let busyUntil: number | undefined
  let early = 0
  const { api } = await start((request, response) => {
    busyUntil ??= Date.now() + 900
    const isBusy = Date.now() < busyUntil
    response.setHeader('retry-after', 1)
    answerWith('{"data":{}}', isBusy ? 429 : 200)(request, response)
    early += Number(isBusy)
  }, policy)
  await expect(getEshopConfig(api)).resolves.toMatchObject({ banners: [] })
  // Only the first call came too early.
  expect(early).toBe(1)
})

it.each([
  ['gives up after its retries', 503, 3],
  ['does not repeat a call for an unknown address', 404, 1],
])('the retry policy %s', async (_, status, calls) => {
  const { api, server } = await start(answerWith('', status))
  await expect(getEshopConfig(api)).rejects.toThrow(`status code ${status}`)
  expect(server.requests).toHaveLength(calls)
})

it('get_products carries every parameter of the contract', async () => {
  const listing = { data: { catInfo: {} }, meta: { whole_prod_count: 0 } }
  const { api, server: asked } = await start(answerWith(JSON.stringify(listing)))
  await getProducts(api, {
    ...{ page: 2, count: 40, category: 'tricka', oldCategory: 'mikiny', search: 'čierne & biele' },
    ...{ filters: { 100: ['121'] }, fixedAttributeIds: ['165', '99', '100'], hasEmptyCategories: false },
  })
  const { pathname, searchParams } = new URL(asked.requests[0] ?? '', asked.url)
  expect(pathname).toBe('/v1/get/')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ action: 'get_products', pageFrom: '2', count: '40', category: 'tricka', old_cat: 'mikiny' },
    ...{ search: 'čierne & biele', fixed_attributes: '[165,99,100]', show_empty_categories: '0' },
    props: '{"100":["121"]}',
  })
})

it('get_product gives null for an unknown product', async () => {
  const { api } = await start(answerWith('{"data":null,"error":"not found"}'))
  await expect(getProduct(api, { slug: 'nic' })).resolves.toBeNull()
})

it('is_logged_in sends the token', async () => {
  let header: string | undefined
  const { api } = await start((request, response) => {
    header = request.headers.authorization
    answerWith('{"data":{"name":"Jana"}}')(request, response)
  })
  await expect(isLoggedIn(api, 'abc')).resolves.toBe(true)
  expect(header).toBe('Bearer abc')
})

it.each(['{"data":[]}', '{"data":{}}', '{"data":null}'])('is_logged_in finds no user in %s', async (body) => {
  const { api } = await start(answerWith(body))
  await expect(isLoggedIn(api, 'abc')).resolves.toBe(false)
})

it('a prerendered page calls the API only once it is shown', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true })
  vi.stubGlobal('document', page)
  const { api, server: asked } = await start(answerWith('{"data":null,"error":"not found"}'))
  const product = getProduct(api, { slug: 'nic' })
  // A call that did not wait would have arrived before this answer.
  await fetch(`${asked.url}/other`)
  expect(asked.requests).toHaveLength(1)
  page.dispatchEvent(new Event('prerenderingchange'))
  await expect(product).resolves.toBeNull()
})
