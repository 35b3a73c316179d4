// sources-agree.test.ts compares with the static index which products a query finds, in which order and with which counts.
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loosen } from '../../../scripts/demo-api/responses.ts'
import { BANNERS } from '../../../scripts/demo-api/seed/banners.ts'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../../scripts/demo-api/seed/known-products.ts'
import {
  getEshopConfig,
  getProduct,
  getProducts,
  isLoggedIn,
  isRefined,
  type ListingRequest,
} from '../../../src/api/calls.ts'
import { readNewest } from '../../../src/api/build-calls.ts'
import { goodProducts } from '../../../src/api/readings.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { NO_REFINEMENTS } from '../../../src/listing/rules/listing-query.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { startShop } from './running-shop.ts'

const strict = await startShop({ hasPlainPictures: true })
const loose = await startShop({ isLoose: true })

function request(changes: Partial<ListingRequest> = {}): ListingRequest {
  return {
    page: 1,
    count: 200,
    category: 'all',
    oldCategory: '',
    search: '',
    filters: {},
    fixedAttributeIds: FIXED_ATTRIBUTE_IDS,
    hasEmptyCategories: false,
    ...changes,
  }
}

test.each([
  ['everything', request()],
  [
    'a category with filters',
    request({ category: 'tricka', filters: { '100': ['121'], '165': ['152', '153'] } }),
  ],
  ['a search', request({ search: 'tricko' })],
  ['a page', request({ page: 2, count: 40 })],
  ['nothing found', request({ search: 'niečo, čo nikto nepredáva' })],
])('get_products: %s reads the same from strict and from loose types', async (_, asked) => {
  const clean = await getProducts(strict.api, asked)
  expect(await getProducts(loose.api, asked)).toEqual(clean)
  expect(clean.meta.search_phrase).toBe(asked.search)
  expect(clean.data.active_filters).toEqual(asked.filters)
})

test.each([
  { sort: 'newest' as const },
  { sort: 'price-desc' as const },
  { isAvailable: true },
  { price: { fromCents: 990, toCents: 1490 } },
  { price: { fromCents: 2990, toCents: null } },
])('an answer repeats the refinement %j, so that the shop knows it was heeded', async (change) => {
  const refinements = { ...NO_REFINEMENTS, ...change }
  expect(isRefined(await getProducts(strict.api, request({ refinements })), refinements)).toBe(true)
  expect(isRefined(await getProducts(strict.api, request()), refinements)).toBe(false)
})

test('get_product gives the same product by slug and by id, in strict and in loose types', async () => {
  const { data } = await getProducts(strict.api, request())
  expect(data.products).toHaveLength(180)
  for (const listed of data.products) {
    const bySlug = (await getProduct(strict.api, { slug: listed.slug })) as ProductDetail
    const { images, information: _, ...rest } = bySlug
    expect(rest).toEqual(listed)
    expect(images[0]?.path ?? '').toBe(listed.imagePath)
    expect(await getProduct(strict.api, { pid: listed.id })).toEqual(bySlug)
    expect(await getProduct(loose.api, { slug: listed.slug })).toEqual(bySlug)
  }
  expect(data.products.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(Object.values(KNOWN_PRODUCTS).map(({ slug }) => slug)),
  )
})

test.each([{ slug: 'nic-take' }, { pid: 999_999 }, { slug: 'constructor' }, { pid: 0 }])(
  'there is no product %o',
  async (which) => {
    expect(await getProduct(strict.api, which)).toBeNull()
    expect(await getProduct(loose.api, which)).toBeNull()
  },
)

test('get_newest_products gives the first twelve of the shop', async () => {
  const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)
  const newest = goodProducts(await readNewest(strict.api))
  expect(idsOf(newest)).toEqual(idsOf((await getProducts(strict.api, request({ count: 12 }))).data.products))
  expect(goodProducts(await readNewest(loose.api))).toEqual(newest)
})

test('get_eshop_config has banners of each kind and no settings', async () => {
  const config = await getEshopConfig(strict.api)
  expect(await getEshopConfig(loose.api)).toEqual(config)
  const { banners, ...settings } = config
  expect(Object.values(settings).filter((value) => value != null)).toEqual([])
  expect(banners.map(({ placement, words }) => [placement, words?.isFullSize])).toEqual([
    ['hero', true],
    ['hero', undefined],
    ['hero', false],
    ['bottom-home', undefined],
    ['bottom-product', undefined],
  ])
})

test('is_logged_in knows one token', async () => {
  for (const { api } of [strict, loose]) {
    expect(await isLoggedIn(api, 'demo-token')).toBe(true)
    expect(await isLoggedIn(api, 'null')).toBe(false)
  }
})

test.each([
  'action=nic',
  'action=constructor',
  'action=get_product',
  'action=get_products&props=x',
  'action=get_products&count=-1',
])('%s is refused with a reason', async (query) => {
  const response = await fetch(`${strict.url}/v1/get/?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: null, error: expect.stringMatching(/./) as string })
})

test('another origin may call, with a preflight for Authorization', async () => {
  const headers = {
    Origin: 'https://obchod.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  }
  const preflight = await fetch(`${strict.url}/v1/post/index.php`, { method: 'OPTIONS', headers })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
})

test('an answer carries an ETag, which changes with what it says', async () => {
  const ask = (etag = '') =>
    fetch(`${strict.url}/v1/get/?action=get_product&pid=2`, { headers: { 'If-None-Match': etag } })
  const etag = (await ask()).headers.get('etag') ?? ''
  expect((await ask(etag)).status).toBe(304)
  const other = new DatabaseSync(strict.db)
  other.exec('UPDATE products SET price_cents = price_cents + 1 WHERE id = 2')
  other.close()
  const changed = await ask(etag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('each picture of a gallery is there, wide and as a thumbnail; one product has none', async () => {
  const get = (path: string) => fetch(`${strict.url}/web_files/${path}`)
  const { images } = (await getProduct(strict.api, { slug: KNOWN_PRODUCTS.colours.slug })) as ProductDetail
  expect(images.length).toBeGreaterThan(2)
  for (const { path, thumbnailPath } of images)
    for (const [file, width] of [[path, 1200] as const, [thumbnailPath, 400] as const]) {
      const response = await get(file)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const { format, ...size } = await sharp(await response.arrayBuffer()).metadata()
      expect([format, size.width, size.height]).toEqual(['jpeg', width, (width * 5) / 4])
    }
  for (const { path } of BANNERS) expect((await get(path)).status).toBe(200)
  const lost = (await getProduct(strict.api, { slug: LOST_PICTURE.slug })) as ProductDetail
  expect(lost).toMatchObject({ name: LOST_PICTURE.name, images: [] })
  expect((await get('nothing.jpg')).status).toBe(404)
})

test('a shop that is started again keeps its changes; another size is made anew', async () => {
  strict.rows("UPDATE products SET wire = json_set(wire, '$.name', 'Zmenené') WHERE id = 1 RETURNING id")
  const again = await startShop({ db: strict.db })
  expect((await getProduct(again.api, { pid: 1 }))?.name).toBe('Zmenené')
  const other = await startShop({ products: 5 })
  expect(other.rows('SELECT count(*) AS n FROM products')).toEqual([{ n: 5 }])
})

test.each([
  [{ price: 12.9 }, ['{"price":"12.90"}', '{"price":"12,90"}', '{"price":12.9}']],
  [{ id: 7 }, ['{"id":"7"}', '{"id":7}']],
  [{ forKids: true }, ['{"forKids":"1"}', '{"forKids":1}', '{"forKids":true}']],
  [{ forKids: false }, ['{"forKids":"0"}', '{"forKids":""}', '{"forKids":null}']],
  [{ active_filters: {} }, ['{"active_filters":[]}']],
  [{ variants: [], sizes: [] }, ['{"variants":null,"sizes":[]}']],
  [{ tags: ['98'] }, ['{"tags":["98"]}', '{"tags":[98]}']],
  [{ name: '12', text: 'x', data: null }, ['{"name":"12","text":"x","data":null}']],
])('in loose types %o becomes each of %o', (json, expected) => {
  const forms = [0, 1, 2].map((counter) => JSON.stringify(loosen(json, counter)))
  expect([...new Set(forms)].toSorted()).toEqual(expected.toSorted())
})
