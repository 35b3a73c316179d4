// Rules 205, 223, 225
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { createApiClient } from '../../../src/api/client.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull-catalogue.ts'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { foldText } from '../../../src/text/fold.ts'
import { withFilter } from '../../../src/listing/rules/change-filters.ts'
import type { ProductIndex } from '../../../src/product-index/rules/product-index.ts'
import { type ListingResult, queryIndex } from '../../../src/product-index/rules/query-index.ts'
import type { ListedProduct, ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { offeredSizes, productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import {
  parseSearch,
  plainQuery,
  SORT_ORDERS,
  type ListingQuery,
} from '../../../src/product-index/rules/listing-query.ts'
import { formatPriceRange, parsePriceRange } from '../../../src/product-index/rules/price-range.ts'
import { createListingApiSource } from '../../../src/listing/store/api-source.ts'
import { startShop } from '../../scripts/demo-api/running-shop.ts'
import { PRODUCT_RULES } from '../../fixtures/builders.ts'
import { fakeShop, sentProducts } from '../../fixtures/fake-shop.ts'
import { fc, IS_LONG, RUNS } from '../../fixtures/properties.ts'
import { serveForTest } from '../../fixtures/test-server.ts'

const SEED = 20_250_413
const PRODUCTS = 300
/** Each question is asked twice, once over HTTP. The long run asks the more of them. */
const QUERIES = IS_LONG ? RUNS : RUNS / 3
const everyThird = <T>(list: readonly T[]) => (IS_LONG ? list : list.filter((_, at) => at % 3 === 0))
const QUERIES_OF_ONE_SOURCE = RUNS / 15
const CONCURRENCY = 8

/** With retries, as in a browser, for connections that the server has just closed. */
const POLICY = { timeoutMs: 60_000, totalTimeoutMs: 120_000, retries: 3, maxPauseMs: 50 }

const running = await startShop({ products: PRODUCTS })
const api = createApiClient(running.url, POLICY)
const { catalogue: shop } = await pullCatalogue(api, {
  concurrency: 8,
  pageSize: 200,
  now: '2025-04-13T10:00:00.000Z',
})

const index = JSON.parse(JSON.stringify(toProductIndex(shop))) as ProductIndex

const VALUE_IDS = shop.attributes.flatMap(({ values }) => values.map(({ id }) => id))

function shownFields({ id, slug, name, code, priceCents, imagePath, ...rest }: ListedProduct) {
  const { status, tags, sizes, variants } = rest
  const colors = variants.map((variant) => variant.name)
  return { id, slug, name, code, priceCents, imagePath, status, tags, sizes, colors }
}

function seen({ products, total, counts }: ListingResult): string {
  const shown = VALUE_IDS.map((id) => [id, counts?.get(id) ?? 0])
  return JSON.stringify({ total, products: products.map(shownFields), counts: shown })
}

const newSource = () => createListingApiSource('', api)

async function differences(query: ListingQuery, source = newSource()) {
  const fromApi = seen(await source.find(query))
  const fromIndex = seen(queryIndex(index, [], query))
  return fromApi === fromIndex ? [] : [{ query, fromApi, fromIndex }]
}

/** Spellings of shoppers: capitals, no diacritics, extra spaces. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text) => `  ${text.replaceAll(' ', '  \t')} `,
]

function anyFilters({ tags }: ProductDetail): fc.Arbitrary<ListingQuery['filters']> {
  const known = shop.attributes.flatMap(({ id, values }) => values.map((value) => [id, value.id] as const))
  const sizes = known.filter(([attribute]) => attribute === index.sizeAttribute)
  const choice = fc.oneof(
    { weight: 14, arbitrary: fc.constantFrom(...known.filter(([, value]) => tags.includes(value))) },
    { weight: 3, arbitrary: fc.constantFrom(...sizes.filter(([, value]) => tags.includes(value)), ...sizes) },
    { weight: 5, arbitrary: fc.constantFrom(...known, ['100', '999999'], ['777', '98'], ['165', '98']) },
  )
  const plain = plainQuery('all', QUERY_LIMITS)
  return fc
    .array(choice, { maxLength: 4 })
    .map((chosen) => chosen.reduce((query, [id, value]) => withFilter(query, id, value, true), plain).filters)
}

/** A random query about one product: most wholly random ones would find nothing. */
const anyQuery: fc.Arbitrary<ListingQuery> = fc.constantFrom(...shop.products).chain((product) => {
  const own = shop.categories.filter(({ productIds }) => productIds.includes(product.id))
  const price = fc.option(fc.constantFrom(0, -1, 1, -500, 500).map((by) => product.priceCents + by))
  return fc.record({
    category: fc.constantFrom(...own, ...shop.categories).map(({ slug }) => slug),
    search: fc.constant(''),
    filters: anyFilters(product),
    sort: fc.option(fc.constantFrom(...SORT_ORDERS)),
    isAvailable: fc.nat(3).map((n) => n === 0),
    price: fc
      .tuple(price, price)
      .map(([fromCents, toCents]) =>
        parsePriceRange(formatPriceRange({ fromCents, toCents }), QUERY_LIMITS.maxPriceCents),
      ),
    page: fc.constantFrom(1, 1, 1, 2, 3, 12),
    productsCount: fc.constantFrom(10, 10, 10, 40, 3, 150),
  })
})

test('the index and the API give the same answer to any query', async () => {
  // Make more than needed, because some are equal.
  const made = fc.sample(anyQuery, { seed: SEED, numRuns: 1.5 * QUERIES })
  const queries = [...new Map(made.map((query) => [JSON.stringify(query), query])).values()].slice(0, QUERIES)
  expect(queries).toHaveLength(QUERIES)
  const limit = pLimit(CONCURRENCY)
  const found = (await Promise.all(queries.map((query) => limit(() => differences(query))))).flat()
  const simplest = found.toSorted((a, b) => JSON.stringify(a.query).length - JSON.stringify(b.query).length)
  expect(simplest.slice(0, 3), `${found.length} answers of ${QUERIES} differ`).toEqual([])
})

test('index and API find a product by its name in any spelling', async () => {
  const source = newSource()
  const ids = ({ products }: ListingResult, name: string) =>
    products
      .filter((product) => foldText(product.name).includes(foldText(name)))
      .map(({ id }) => id)
      .sort()
  for (const [i, { name }] of everyThird(shop.products).entries()) {
    const search = parseSearch(SPELLINGS[i % SPELLINGS.length]?.(name) ?? '', QUERY_LIMITS)
    const query = { ...plainQuery('all', QUERY_LIMITS), search, productsCount: 200 }
    const fromIndex = ids(queryIndex(index, [], query), name)
    expect(fromIndex.length, search).toBeGreaterThan(0)
    expect(fromIndex, search).toEqual(ids(await source.find(query), name))
  }
})

test('a source that is asked many times gives the same answers', async () => {
  const source = newSource()
  for (const query of fc.sample(anyQuery, { seed: SEED + 1, numRuns: QUERIES_OF_ONE_SOURCE }))
    for (const page of [1, 3, 2]) expect(await differences({ ...query, page }, source)).toEqual([])
})

test('neither index nor API shows a product with a price of 0', async () => {
  const server = await serveForTest(fakeShop({ categories: { tricka: sentProducts(3, {}, { price: 0 }) } }))
  const client = createApiClient(server.url, POLICY)
  const result = await createListingApiSource('', client).find(plainQuery('tricka', QUERY_LIMITS))
  expect([result.products.map(({ id }) => id), result.total]).toEqual([[1, 3], 2])
  const { catalogue } = await pullCatalogue(client, { concurrency: 8, pageSize: 200, now: '' })
  expect(catalogue.products.map(({ id }) => id)).toEqual([1, 3])
})

test('index and API offer the same sizes, also those without a tag (rule 104)', async () => {
  const socks = { tags: [], sizes: [], allOfSizes: ['36-38'] }
  const products = sentProducts(2, { tags: [98, 152, ' 149'], sizes: [' S', 'XXL'] }, socks)
  const server = await serveForTest(fakeShop({ categories: { tricka: products } }))
  const client = createApiClient(server.url, POLICY)
  const { catalogue } = await pullCatalogue(client, { concurrency: 8, pageSize: 200, now: '' })
  const query = plainQuery('tricka', QUERY_LIMITS)
  const offered = (result: ListingResult) =>
    result.products.map((product) => offeredSizes(productChoices(product, PRODUCT_RULES)))
  const fromIndex = offered(queryIndex(toProductIndex(catalogue), [], query))
  expect(fromIndex.map((sizes) => sizes.map(({ label }) => label))).toEqual([['S', 'XXL'], ['36-38']])
  expect(offered(await createListingApiSource('', client).find(query))).toEqual(fromIndex)
})

test('with a size, products without it come last in index and API, on every page (rule 205)', async () => {
  const source = newSource()
  for (const [id] of everyThird([...shop.settings.sizeLabels]))
    for (const page of [1, 2, 3, 30]) {
      const query = { ...plainQuery('all', QUERY_LIMITS), filters: { [index.sizeAttribute]: [id] } }
      expect(await differences({ ...query, page, productsCount: 11 }, source)).toEqual([])
    }
})

test('an API that does not repeat the refinements is asked without them, and the result says so (rule 223)', async () => {
  const asked: URLSearchParams[] = []
  const shop = fakeShop({ categories: { tricka: sentProducts(3) } })
  const server = await serveForTest((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://shop').searchParams)
    shop(request, response)
  })
  const source = createListingApiSource('', createApiClient(server.url, POLICY))
  const plain = plainQuery('tricka', QUERY_LIMITS)
  const result = await source.find({ ...plain, sort: 'price', price: { fromCents: 990, toCents: null } })
  expect([result.products.map(({ id }) => id), result.isUnrefined]).toEqual([[1, 2, 3], true])
  expect(await source.find({ ...plain, isAvailable: true })).toMatchObject({ isUnrefined: true })
  expect((await source.find(plain)).isUnrefined).toBeUndefined()
  expect(asked.map((query) => [query.get('sort'), query.get('price_from'), query.get('available')])).toEqual([
    ['price', '9.9', null],
    [null, null, null],
  ])
})
