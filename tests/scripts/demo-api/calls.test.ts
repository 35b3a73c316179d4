// sources-agree.test.ts compares with the static index which products a query finds, in which order and with which counts.
import { expect, test } from 'vitest'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { getProduct, getProducts, type ListingRequest } from '../../../src/api/calls.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
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
