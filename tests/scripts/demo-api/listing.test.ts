import { expect, test } from 'vitest'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { getProducts, isRefined, type Listing, type ListingRequest } from '../../../src/api/calls.ts'
import { sanitiseHtml } from '../../../scripts/build/pull/sanitise.ts'
import { htmlToText } from '../../../src/catalogue/text.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { NO_REFINEMENTS } from '../../../src/domain/listing/listing-query.ts'
import { foldText } from '../../../src/domain/listing/search.ts'
import { startShop } from './running-shop.ts'

const shop = await startShop()

function ask(changes: Partial<ListingRequest> = {}): Promise<Listing> {
  return getProducts(shop.api, {
    ...{ page: 1, count: 1000, category: 'all', oldCategory: '', search: '', filters: {} },
    ...{ fixedAttributeIds: FIXED_ATTRIBUTE_IDS, hasEmptyCategories: false },
    ...changes,
  })
}

const everything = (await ask()).data.products
const slugs = (listing: Listing) => listing.data.products.map((product) => product.slug)

test('lists newest first', () => {
  const times = everything.map((product) => product.createdAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect(new Set(times).size).toBe(180)
})

const isSold = ({ status, sizes }: Listing['data']['products'][number]) =>
  status !== 'Sold Out' && sizes?.length !== 0

test.each([
  [{ sort: 'newest' as const }, everything],
  [{ sort: 'price' as const }, everything.toSorted((a, b) => a.priceCents - b.priceCents)],
  [{ sort: 'price-desc' as const }, everything.toSorted((a, b) => b.priceCents - a.priceCents)],
  [{ isAvailable: true }, everything.filter(isSold)],
  [
    { price: { fromCents: 990, toCents: 1490 } },
    everything.filter((p) => p.priceCents >= 990 && p.priceCents <= 1490),
  ],
  [{ price: { fromCents: 2990, toCents: null } }, everything.filter((p) => p.priceCents >= 2990)],
])('%j: asked for, it is heeded and said again', async (change, expected) => {
  const refinements = { ...NO_REFINEMENTS, ...change }
  const listing = await ask({ refinements })
  expect(slugs(listing)).toEqual(expected.map(({ slug }) => slug))
  expect(expected.length).toBeGreaterThan(10)
  expect(listing.meta.whole_prod_count).toBe(expected.length)
  expect(isRefined(listing, refinements)).toBe(true)
  expect(isRefined(await ask(), refinements)).toBe(false)
})

test('pages together are the whole, each product once', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ask({ page, count: 40 })))
  expect(pages.map((page) => page.data.products.length)).toEqual([40, 40, 40, 40, 20])
  expect(pages.flatMap(slugs)).toEqual(everything.map((product) => product.slug))
  expect(pages.every((page) => page.meta.whole_prod_count === 180)).toBe(true)
  expect(slugs(await ask({ page: 6, count: 40 }))).toEqual([])
})

test('every product is in one category; the categories have names and texts', async () => {
  const { categories } = (await ask()).data
  expect(categories.map(({ slug, name }) => [slug, name])).toEqual([
    ['tricka', 'Tričká'],
    ['mikiny', 'Mikiny'],
    ['siltovky', 'Šiltovky'],
    ['hrnceky', 'Hrnčeky'],
    ['tasky', 'Tašky'],
    ['bjk-fotoboxy', 'BJK Fotoboxy'],
  ])
  const listings = await Promise.all(categories.map(({ slug }) => ask({ category: slug })))
  const listed = listings.flatMap(slugs)
  expect(listed.toSorted()).toEqual(everything.map((product) => product.slug).toSorted())
  for (const [index, { data }] of listings.entries()) {
    expect(data.catInfo).toMatchObject({ slug: categories[index]?.slug, name: categories[index]?.name })
    expect(data.catInfo.text).toContain('<p>')
  }
})

test.each([
  [{ '100': ['121'] }],
  [{ '100': ['121', '235'] }],
  [{ '165': ['153'], '99': ['157', '158'] }],
  [{ '165': ['172', '173', '154'], '101': ['400', '401', '402', '403'] }],
  [{ '90': ['450'], '165': ['152'] }],
])('a filter %o asks for one chosen value of every attribute', async (filters: Record<string, string[]>) => {
  const expected = everything.filter((product) =>
    Object.values(filters).every((chosen) => chosen.some((id) => product.tags.includes(id))),
  )
  const listing = await ask({ filters })
  expect(slugs(listing)).toEqual(expected.map((product) => product.slug))
  expect(listing.meta.whole_prod_count).toBe(expected.length)
})

test.each([
  'tricko',
  'TRIČKO',
  'Tričko ',
  'taTRY',
  'liska',
  'tr-0001',
  'ceSANEJ',
  'vodnej  báze',
  'zo',
  '300 ml',
  '"',
  '100 %',
])(
  'searching "%s" looks in name, code and description, whatever the case and the diacritics',
  async (search) => {
    const phrase = foldText(search)
    const expected = everything.filter((product) =>
      [product.name, product.code, htmlToText(sanitiseHtml(product.descriptionHtml))].some((text) =>
        foldText(text).includes(phrase),
      ),
    )
    expect(slugs(await ask({ search }))).toEqual(expected.map((product) => product.slug))
  },
)

test('search finds Tričko without its diacritics, and nothing in tags or scripts', async () => {
  expect(slugs(await ask({ search: 'panske tricko kompas' }))).toContain(KNOWN_PRODUCTS.colours.slug)
  expect(slugs(await ask({ search: '<p>' }))).toEqual([])
  expect(slugs(await ask({ search: '__hostile' }))).toEqual([])
})

test('category, filter and search narrow together', async () => {
  const listing = await ask({ category: 'mikiny', filters: { '165': ['152'] }, search: 'kapucnou' })
  expect(listing.meta.whole_prod_count).toBeGreaterThan(0)
  for (const product of listing.data.products) {
    expect(product.tags).toEqual(expect.arrayContaining(['127', '152']))
    expect(foldText(product.name + htmlToText(sanitiseHtml(product.descriptionHtml)))).toContain('kapucnou')
  }
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

test("which attributes are fixed is the caller's to say", async () => {
  const { data } = await ask({ fixedAttributeIds: ['101'] })
  expect(data.fixed_category_attributes.map(({ id }) => id)).toEqual(['101'])
  expect(data.category_attributes.map(({ id }) => id)).toEqual(['165', '99', '100', '90'])
})

test('an unknown category is an error of the API', async () => {
  await expect(ask({ category: 'nohavice' })).rejects.toThrow('No such category')
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
