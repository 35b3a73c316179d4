// sources-agree.test.ts compares with the static index which products a query finds, in which order and with which counts.
import { expect, test } from 'vitest'
import { getProducts, isRefined, type Listing, type ListingRequest } from '../../../src/api/calls.ts'
import { NO_REFINEMENTS } from '../../../src/domain/listing/listing-query.ts'
import { listingRequest, startShop } from './running-shop.ts'

const shop = await startShop()

const ask = (changes: Partial<ListingRequest> = {}) => getProducts(shop.api, listingRequest(changes))

const slugs = (listing: Listing) => listing.data.products.map((product) => product.slug)

test.each([
  { sort: 'newest' as const },
  { sort: 'price' as const },
  { sort: 'price-desc' as const },
  { isAvailable: true },
  { price: { fromCents: 990, toCents: 1490 } },
  { price: { fromCents: 2990, toCents: null } },
])('an answer repeats the refinement %j, so that the shop knows it was heeded', async (change) => {
  const refinements = { ...NO_REFINEMENTS, ...change }
  expect(isRefined(await ask({ refinements }), refinements)).toBe(true)
  expect(isRefined(await ask(), refinements)).toBe(false)
})

test('every product is in one category; the categories have names and texts', async () => {
  const everything = await ask()
  const { categories } = everything.data
  expect(categories.map(({ slug, name }) => [slug, name])).toEqual([
    ['tricka', 'Tričká'],
    ['mikiny', 'Mikiny'],
    ['siltovky', 'Šiltovky'],
    ['hrnceky', 'Hrnčeky'],
    ['tasky', 'Tašky'],
    ['bjk-fotoboxy', 'BJK Fotoboxy'],
  ])
  const listings = await Promise.all(categories.map(({ slug }) => ask({ category: slug })))
  expect(listings.flatMap(slugs).toSorted()).toEqual(slugs(everything).toSorted())
  for (const [index, { data }] of listings.entries()) {
    expect(data.catInfo).toMatchObject({ slug: categories[index]?.slug, name: categories[index]?.name })
    expect(data.catInfo.text).toContain('<p>')
  }
})

test('search finds nothing in tags or scripts', async () => {
  expect(slugs(await ask({ search: '<p>' }))).toEqual([])
  expect(slugs(await ask({ search: '__hostile' }))).toEqual([])
})

test.each(['all', 'tricka', 'hrnceky'])(
  'the attributes of %s are those its products have',
  async (category) => {
    const { data } = await ask({ category })
    const values = [...data.fixed_category_attribute_values, ...data.category_attribute_values]
    const tags = new Set(data.products.flatMap((product) => product.tags))
    expect(values.map((value) => value.id).toSorted()).toEqual([...tags].toSorted())
    expect(data.fixed_category_attributes.every(({ id }) => ['165', '99', '100'].includes(id))).toBe(true)
    expect(data.category_attributes.every(({ id }) => ['101', '90'].includes(id))).toBe(true)
    const attributes = [...data.fixed_category_attributes, ...data.category_attributes].map(({ id }) => id)
    expect(values.every((value) => attributes.includes(value.attribute_id))).toBe(true)
  },
)

test('the caller says which attributes are fixed', async () => {
  const { data } = await ask({ fixedAttributeIds: ['101'] })
  expect(data.fixed_category_attributes.map(({ id }) => id)).toEqual(['101'])
  expect(data.category_attributes.map(({ id }) => id)).toEqual(['165', '99', '100', '90'])
})

test('a shop with few products hides its empty categories unless asked for', async () => {
  const small = await startShop({ products: 2 })
  const count = async (shown: boolean) => {
    const url = `${small.url}/v1/get/?action=get_products&show_empty_categories=${shown ? 1 : 0}`
    const { data } = (await (await fetch(url)).json()) as { data: { categories: { slug: string }[] } }
    return data.categories.map(({ slug }) => slug)
  }
  expect(await count(false)).toEqual(['tricka'])
  expect(await count(true)).toHaveLength(6)
})
