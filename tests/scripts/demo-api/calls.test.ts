// sources-agree.test.ts compares with the static index which products a query finds, in which order and with which counts.
import sharp from 'sharp'
import { expect, test } from 'vitest'
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
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { NO_REFINEMENTS } from '../../../src/listing/rules/listing-query.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { startShop } from './running-shop.ts'

const shop = await startShop({ hasPlainPictures: true })

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

test('get_products repeats the search and the filters that it has heeded', async () => {
  const asked = request({ category: 'tricka', search: 'tricko', filters: { '100': ['121'] } })
  const { data, meta } = await getProducts(shop.api, asked)
  expect([meta.search_phrase, data.active_filters]).toEqual([asked.search, asked.filters])
})

test.each([
  { sort: 'newest' as const },
  { sort: 'price-desc' as const },
  { isAvailable: true },
  { price: { fromCents: 990, toCents: 1490 } },
  { price: { fromCents: 2990, toCents: null } },
])('an answer repeats the refinement %j, so that the shop knows it was heeded', async (change) => {
  const refinements = { ...NO_REFINEMENTS, ...change }
  expect(isRefined(await getProducts(shop.api, request({ refinements })), refinements)).toBe(true)
  expect(isRefined(await getProducts(shop.api, request()), refinements)).toBe(false)
})

test('get_product gives the product of the listing, the same by slug and by id', async () => {
  const { data } = await getProducts(shop.api, request())
  expect(data.products).toHaveLength(180)
  for (const listed of data.products) {
    const bySlug = (await getProduct(shop.api, { slug: listed.slug })) as ProductDetail
    const { images, information: _, ...rest } = bySlug
    expect(rest).toEqual(listed)
    expect(images[0]?.path ?? '').toBe(listed.imagePath)
    expect(await getProduct(shop.api, { pid: listed.id })).toEqual(bySlug)
  }
  expect(data.products.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(Object.values(KNOWN_PRODUCTS).map(({ slug }) => slug)),
  )
})

test.each([{ slug: 'nic-take' }, { pid: 999_999 }, { slug: 'constructor' }, { pid: 0 }])(
  'there is no product %o',
  async (which) => {
    expect(await getProduct(shop.api, which)).toBeNull()
  },
)

test('get_eshop_config has banners of each kind and no settings', async () => {
  const config = await getEshopConfig(shop.api)
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
  expect(await isLoggedIn(shop.api, 'demo-token')).toBe(true)
  expect(await isLoggedIn(shop.api, 'null')).toBe(false)
})

test.each([
  'action=nic',
  'action=constructor',
  'action=get_product',
  'action=get_products&props=x',
  'action=get_products&count=-1',
])('%s is refused with a reason', async (query) => {
  const response = await fetch(`${shop.url}/v1/get/?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: null, error: expect.stringMatching(/./) as string })
})

test('another origin may call, with a preflight for Authorization', async () => {
  const headers = {
    Origin: 'https://obchod.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  }
  const preflight = await fetch(`${shop.url}/v1/post/index.php`, { method: 'OPTIONS', headers })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
})

test('each picture of a gallery is there, wide and as a thumbnail; one product has none', async () => {
  const get = (path: string) => fetch(`${shop.url}/web_files/${path}`)
  const { images } = (await getProduct(shop.api, { slug: KNOWN_PRODUCTS.colours.slug })) as ProductDetail
  expect(images.length).toBeGreaterThan(2)
  for (const { path, thumbnailPath } of images)
    for (const [file, width] of [[path, 1200] as const, [thumbnailPath, 400] as const]) {
      const response = await get(file)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const { format, ...size } = await sharp(await response.arrayBuffer()).metadata()
      expect([format, size.width, size.height]).toEqual(['jpeg', width, (width * 5) / 4])
    }
  for (const { path } of BANNERS) expect((await get(path)).status).toBe(200)
  const lost = (await getProduct(shop.api, { slug: LOST_PICTURE.slug })) as ProductDetail
  expect(lost).toMatchObject({ name: LOST_PICTURE.name, images: [] })
  expect((await get('nothing.jpg')).status).toBe(404)
})
