import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { loosen, createResponses } from '../../../scripts/demo-api/responses.ts'
import { getEshopConfig, getProduct, getProducts, isLoggedIn } from '../../../src/api/calls.ts'
import { readNewest } from '../../../src/api/build-calls.ts'
import { goodProducts } from '../../../src/api/readings.ts'
import { LOST_PICTURE } from '../../../scripts/demo-api/seed/known-products.ts'
import { postOrder } from '../../../src/api/post-order.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { eshopData, listingRequest, startShop } from './running-shop.ts'

const strict = await startShop()
const loose = await startShop({ isLoose: true })

test.each([
  ['everything', listingRequest()],
  [
    'a category with filters',
    listingRequest({ category: 'tricka', filters: { '100': ['121'], '165': ['152', '153'] } }),
  ],
  ['a search', listingRequest({ search: 'tricko' })],
  ['a page', listingRequest({ page: 2, count: 40 })],
  ['nothing found', listingRequest({ search: 'niečo, čo nikto nepredáva' })],
])('get_products: %s reads the same from strict and from loose types', async (_, request) => {
  const clean = await getProducts(strict.api, request)
  expect(await getProducts(loose.api, request)).toEqual(clean)
  expect(clean.meta.search_phrase).toBe(request.search)
  expect(clean.data.active_filters).toEqual(request.filters)
})

test('get_product gives the same product by slug and by id, in strict and in loose types', async () => {
  const { data } = await getProducts(strict.api, listingRequest())
  expect(data.products).toHaveLength(180)
  for (const listed of data.products) {
    const [bySlug, byId, loosely] = await Promise.all([
      getProduct(strict.api, { slug: listed.slug }),
      getProduct(strict.api, { pid: listed.id }),
      getProduct(loose.api, { slug: listed.slug }),
    ])
    const { images, information: _, ...rest } = bySlug as ProductDetail
    expect(rest).toEqual(listed)
    expect(images[0]?.path).toBe(listed.imagePath)
    expect(images.length).toBeGreaterThanOrEqual(listed.slug === LOST_PICTURE.slug ? 1 : 2)
    expect(images.length).toBeLessThanOrEqual(4)
    expect(byId).toEqual(bySlug)
    expect(loosely).toEqual(bySlug)
  }
})

test.each([{ slug: 'nic-take' }, { pid: 999_999 }, { slug: 'constructor' }, { pid: 0 }])(
  'there is no product %o',
  async (which) => {
    expect(await getProduct(strict.api, which)).toBeNull()
    expect(await getProduct(loose.api, which)).toBeNull()
  },
)

test('get_newest_products gives the first twelve of the shop', async () => {
  const newest = goodProducts(await readNewest(strict.api))
  const { data } = await getProducts(strict.api, listingRequest({ count: 12 }))
  const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)
  expect(idsOf(newest)).toEqual(idsOf(data.products))
  expect(newest).toHaveLength(12)
  expect(goodProducts(await readNewest(loose.api))).toEqual(newest)
})

test('get_eshop_config has the banners and no settings', async () => {
  const config = await getEshopConfig(strict.api)
  expect(await getEshopConfig(loose.api)).toEqual(config)
  const { banners, ...settings } = config
  expect(Object.values(settings).filter((value) => value != null)).toEqual([])
  const placed = (placement: string) => banners.filter((banner) => banner.placement === placement)
  expect(placed('hero')).toHaveLength(3)
  expect(placed('bottom-home').map((banner) => banner.link)).toEqual(['/produkty/bjk-fotoboxy'])
  // Of each kind one: words on the picture, the picture alone, words beside it.
  expect(placed('hero').map(({ words }) => words?.isFullSize)).toEqual([true, undefined, false])
  expect(placed('bottom-product')).toHaveLength(1)
})

test('is_logged_in knows one token', async () => {
  for (const shop of [strict, loose]) {
    expect(await isLoggedIn(shop.api, 'demo-token')).toBe(true)
    expect(await isLoggedIn(shop.api, 'null')).toBe(false)
  }
})

test('new_order answers in both types', async () => {
  for (const shop of [strict, loose]) {
    const key = crypto.randomUUID()
    const outcome = await postOrder(shop.api, eshopData(), key, 60_000)
    expect(outcome).toEqual({
      type: 'accepted',
      orderNumber: expect.stringMatching(/^20\d{2}0{5}1$/) as string,
    })
    expect(await postOrder(shop.api, eshopData(), key, 60_000)).toEqual(outcome)
    const refused = await postOrder(shop.api, eshopData({ cart: [] }), crypto.randomUUID(), 60_000)
    expect(refused.type).toBe('refused')
  }
})

test('loose answers are indeed loose', async () => {
  const text = await (await fetch(`${loose.url}/v1/get/?action=get_products&count=200`)).text()
  expect(text).toMatch(/"price":"\d+,\d\d"/)
  expect(text).toMatch(/"price":"\d+\.\d\d"/)
  expect(text).toMatch(/"id":"\d+"/)
  expect(text).toContain('"active_filters":[]')
  expect(text).toContain('"variants":null')
  expect(text).toMatch(/"forKids":(null|""|"0")/)
  expect(text).toMatch(/"whole_prod_count":"?180/)
})

test('another origin may call, with a preflight for Authorization', async () => {
  const origin = 'https://obchod.example'
  const preflight = await fetch(`${strict.url}/v1/post/index.php`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  for (const path of ['/v1/get/?action=get_eshop_config', '/v1/get/?action=nic', '/nic']) {
    const response = await fetch(strict.url + path, { headers: { Origin: origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test('an answer carries an ETag, which changes with what it says', async () => {
  const shop = await startShop({ products: 20 })
  const other = new DatabaseSync(shop.db)
  const ask = (slug: string, etag = '') =>
    fetch(`${shop.url}/v1/get/?action=get_product&slug=${slug}`, { headers: { 'If-None-Match': etag } })
  const [changed = '', unchanged = ''] = shop
    .rows('SELECT slug FROM products LIMIT 2')
    .map(({ slug }) => String(slug))
  const tags = await Promise.all(
    [changed, unchanged].map(async (slug) => (await ask(slug)).headers.get('etag')),
  )
  for (const [i, slug] of [changed, unchanged].entries())
    expect((await ask(slug, tags[i] ?? '')).status).toBe(304)
  other.prepare('UPDATE products SET price_cents = price_cents + 1 WHERE slug = ?').run(changed)
  expect((await ask(unchanged, tags[1] ?? '')).status).toBe(304)
  const answer = await ask(changed, tags[0] ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).not.toBe(tags[0])
  other.close()
})

const forms = (json: Parameters<typeof loosen>[0]) => new Set([0, 1, 2, 3, 4, 5].map((n) => loosen(json, n)))

test.each([
  [{ price: 12.9 }, ['{"price":"12.90"}', '{"price":"12,90"}', '{"price":12.9}']],
  [{ id: 7 }, ['{"id":"7"}', '{"id":7}']],
  [{ whole_prod_count: 180 }, ['{"whole_prod_count":"180"}', '{"whole_prod_count":180}']],
  [{ status: 1 }, ['{"status":"1"}', '{"status":1}']],
  [{ forKids: true }, ['{"forKids":"1"}', '{"forKids":1}', '{"forKids":true}']],
  [{ forKids: false }, ['{"forKids":"0"}', '{"forKids":""}', '{"forKids":null}']],
  [{ active_filters: {} }, ['{"active_filters":[]}']],
  [{ variants: [] }, ['{"variants":null}']],
  [{ sizes: [] }, ['{"sizes":[]}']],
  [{ tags: ['98'] }, ['{"tags":["98"]}', '{"tags":[98]}']],
  [{ name: '12', text: 'x', data: null }, ['{"name":"12","text":"x","data":null}']],
])('%o becomes %o', (json, expected) => {
  const texts = [...forms(json)].map((form) => JSON.stringify(form))
  expect([...new Set(texts)].toSorted()).toEqual(expected.toSorted())
})

test('the same counter gives the same, and nothing is changed in place', () => {
  const json = { price: 1.5, list: [{ id: 1, forKids: false }], empty: [] }
  const before = structuredClone(json)
  expect(loosen(json, 3)).toEqual(loosen(json, 3))
  expect(json).toEqual(before)
})

test('an answer that breaks its schema is sent as a 500 that says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const schema = v.object({ data: v.object({ price: v.number() }) })
  const response = createResponses(false).send(schema, { data: { price: 'free' as never } })
  expect(response.status).toBe(500)
  expect(((await response.json()) as { error: string }).error).toContain('data.price')
  expect(log).toHaveBeenCalledOnce()
})
