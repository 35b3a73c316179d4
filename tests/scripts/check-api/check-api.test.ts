import { expect, it } from 'vitest'
import { checkApi } from '../../../scripts/check-api/check-api.ts'
import { checkOrder, TEST_EMAIL } from '../../../scripts/check-api/order-check.ts'
import { ownVariableSymbol } from '../../../src/domain/checkout/variable-symbol.ts'
import { FAULT_KINDS, type OrderFault } from '../../../scripts/demo-api/faults/order-faults.ts'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { serveForTest } from '../../fixtures/test-server.ts'
import { startShop } from '../demo-api/running-shop.ts'

/** The differences that are found, each after the name of its check. */
async function differencesOf(url: string, hasOrder = false): Promise<string[]> {
  const all: string[] = []
  const count = await checkApi({
    url,
    mediaUrl: url,
    timeoutMs: 60_000,
    hasOrder,
    onChecked: (what, found) => all.push(...found.map((difference) => `${what}: ${difference}`)),
  })
  expect(count).toBe(all.length)
  return all
}

const strict = await startShop({ products: 12, hasControl: true })
const loose = await startShop({ products: 12, isLoose: true })
const ordersOf = (shop: typeof strict) => shop.rows('SELECT count(*) AS orders FROM orders')[0]?.['orders']

it('finds nothing in the demo API, in strict and in loose types, and orders nothing unless told', async () => {
  expect(await differencesOf(strict.url)).toEqual([])
  expect(await differencesOf(loose.url)).toEqual([])
  expect(ordersOf(strict)).toBe(0)
  expect(await differencesOf(strict.url, true)).toEqual([])
  expect(ordersOf(strict)).toBe(1)
  const [order] = strict.rows('SELECT order_key, variable_symbol FROM orders')
  expect(order?.['variable_symbol']).toBe(ownVariableSymbol(String(order?.['order_key'])))
})

/** Faults that the contract allows: a shopper is served all the same. */
const ALLOWED: readonly OrderFault[] = ['ok', 'slow', 'slow-stored', 'text-status']

it.each(FAULT_KINDS)('reports the fault "%s" of orders unless the contract allows it', async (kind) => {
  const queue = { email: TEST_EMAIL, outcomes: Array.from({ length: 3 }, () => ({ kind, delayMs: 100 })) }
  const body = JSON.stringify(queue)
  expect((await fetch(`${strict.url}/__control/next-orders`, { method: 'POST', body })).status).toBe(200)
  // A short time limit only where no answer comes at all.
  const timeoutMs = /hang|stalled/.test(kind) ? 500 : 60_000
  const found = await checkOrder({ url: strict.url, timeoutMs }, KNOWN_PRODUCTS.mug.slug)
  expect(found.length > 0).toBe(!ALLOWED.includes(kind))
})

it('names the call of an order that fails', async () => {
  const shop = await startShop({ products: 5, fault: { kind: 'html', every: 1 } })
  const found = await differencesOf(shop.url, true)
  expect(found.map((difference) => difference.split(':')[0])).toEqual(found.map(() => 'new_order'))
  expect(found).not.toEqual([])
})

type Json = Record<string, unknown>
type Change = (json: Json, query: URLSearchParams) => unknown

/** The demo API, with its answers to one action changed. */
async function startChanged(
  action: string,
  change: Change,
  headers: Record<string, string> = {},
): Promise<string> {
  const server = await serveForTest((request, response) => {
    void (async () => {
      const { searchParams } = new URL(request.url ?? '', 'http://shop')
      const answer = await fetch(`${strict.url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
      })
      const { 'content-length': _, ...ownHeaders } = Object.fromEntries(answer.headers)
      const body = await answer.bytes()
      const isChanged = searchParams.get('action') === action && answer.status === 200
      const sent = isChanged ? change(JSON.parse(new TextDecoder().decode(body)) as Json, searchParams) : body
      response.writeHead(answer.status, { ...ownHeaders, ...(isChanged && headers) })
      response.end(sent instanceof Uint8Array || typeof sent === 'string' ? sent : JSON.stringify(sent))
    })()
  })
  return server.url
}

const dataOf = (json: Json) => json['data'] as Record<string, unknown> & { products: Json[] }

it.each<[string, string, Change, RegExp]>([
  [
    'HTML',
    'get_eshop_config',
    () => '<h1>Údržba</h1>',
    /^get_eshop_config: the answer is not JSON but "<h1>/,
  ],
  [
    'a banner that leads astray',
    'get_eshop_config',
    () => ({ data: { banners: [{ file_path: 'a.jpg', link: 'javascript:x' }] } }),
    /^get_eshop_config: a banner's link is "javascript:x"/,
  ],
  [
    'a product without price',
    'get_products',
    (json) => {
      for (const product of dataOf(json).products) product['price'] = 'zadarmo'
      return json
    },
    /^get_products: product \d+ .*price is "zadarmo": expected an amount of euros/,
  ],
  [
    'no total',
    'get_products',
    (json) => ({ ...json, meta: {} }),
    /^get_products: meta.whole_prod_count is missing/,
  ],
  [
    'pages that are all the first',
    'get_products',
    (json, query) => {
      const whole = dataOf(json).products
      return query.get('count') === '5'
        ? { ...json, data: { ...dataOf(json), products: [...whole, ...whole] } }
        : json
    },
    /^get_products: pages: count=5 gives 10 products/,
  ],
  [
    'a filter that is not heeded',
    'get_products',
    (json, query) => {
      if (query.get('props') !== '{}')
        for (const product of dataOf(json).products) product['tags'] = ['98765']
      return json
    },
    /^get_products: filters: props=.* without the tag/,
  ],
  [
    'a search that knows no diacritics',
    'get_products',
    (json, query) =>
      /^[a-z]+$/.test(query.get('search') ?? '')
        ? { ...json, data: { ...dataOf(json), products: [] }, meta: { whole_prod_count: 0 } }
        : json,
    /^get_products: search: search=[a-z]+ finds nothing, .*: fold case and diacritics/,
  ],
  [
    'an order that is said and not kept',
    'get_products',
    (json, query) => {
      if (query.get('sort') === 'price') dataOf(json).products.reverse()
      return json
    },
    /^get_products: order and price: sort=price is said again in meta and not heeded/,
  ],
  [
    'a price that is said and not kept',
    'get_products',
    (json, query) => {
      if (query.has('price_from')) for (const product of dataOf(json).products) product['price'] = 0.5
      return json
    },
    /^get_products: order and price: price_from and price_to=.* is said again/,
  ],
  [
    'orders that only some are known of',
    'get_products',
    (json, query) => {
      if (query.has('available')) json['meta'] = { ...(json['meta'] as Json), available: '' }
      return json
    },
    /^get_products: order and price: meta does not say available=1 again, but others/,
  ],
  [
    'a product that is another by its id',
    'get_product',
    (json, query) => (query.has('pid') ? { ...json, data: { ...dataOf(json), price: 1.23 } } : json),
    /^get_product: slug=.* and pid=\d+ give different answers/,
  ],
  [
    'a product for every address',
    'get_product',
    (json, query) => (query.get('slug')?.startsWith('no-such') ? { data: null } : json),
    /^get_product: slug=no-such\S+ gives no error/,
  ],
  // What only a build would refuse.
  [
    'a listing that promises more than it has',
    'get_products',
    (json) => ({ ...json, meta: { whole_prod_count: 13 } }),
    /^build: get_products\(category=all\) promised 13 products and gave 12/,
  ],
  [
    'a price of nothing',
    'get_products',
    (json) => {
      for (const product of dataOf(json).products.slice(0, 1)) product['price'] = 0
      return json
    },
    /^build: product \d+ .*: price is 0: expected more than 0/,
  ],
  [
    'a delivery that cannot be paid',
    'get_eshop_config',
    () => ({ data: { banners: [], deliveryOptions: [{ id: 9, name: 'Packeta', cost: 1 }] } }),
    /^build: delivery 9 "Packeta" has no payment/,
  ],
])('reports %s', async (_, action, change, difference) => {
  const found = await differencesOf(await startChanged(action, change))
  expect(found).toContainEqual(expect.stringMatching(difference))
})

it('reports an answer that another site may not read', async () => {
  const headers = { 'access-control-allow-origin': 'https://other.example' }
  const found = await differencesOf(await startChanged('get_eshop_config', (json) => json, headers))
  expect(found).toContainEqual(expect.stringMatching(/^get_eshop_config: browsers may not read it/))
})

it('accepts an API that knows neither orders nor prices', async () => {
  const url = await startChanged('get_products', (json) => {
    const { search_phrase, whole_prod_count } = json['meta'] as Json
    return { ...json, meta: { search_phrase, whole_prod_count } }
  })
  expect(await differencesOf(url)).toEqual([])
})

it('says once that no answer may be read by another site', async () => {
  const server = await serveForTest((request, response) => {
    void fetch(`${strict.url}${request.url}`, { headers: request.headers as Record<string, string> }).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.bytes())
      },
    )
  })
  const found = await differencesOf(server.url)
  expect(found.filter((difference) => difference.includes('browsers may not read it'))).toHaveLength(1)
})

it('says once that an API does not answer', async () => {
  const server = await serveForTest(() => undefined)
  await server.close()
  expect(await differencesOf(server.url)).toEqual([
    expect.stringMatching(/^get_eshop_config: there is no answer \(.*ECONNREFUSED/),
  ])
})
