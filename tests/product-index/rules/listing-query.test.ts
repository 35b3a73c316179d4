// Rules 201, 202, 208
import { expect, it } from 'vitest'
import { QUERY_LIMITS as LIMITS } from '../../../src/config/listing-limits.ts'
import { withFilter, withoutFilters } from '../../../src/listing/rules/change-filters.ts'
import {
  formatListingAddress,
  hasRefinements,
  isPlain,
  isSameList,
  parseListingAddress,
  parseSearch,
  plainQuery,
  SORT_ORDERS,
  type ListingQuery,
} from '../../../src/product-index/rules/listing-query.ts'
import { formatPriceRange, parsePriceRange } from '../../../src/product-index/rules/price-range.ts'
import { fc } from '../../fixtures/properties.ts'

const plain = plainQuery('tricka', LIMITS)
const parse = (search: string) => parseListingAddress('tricka', search, LIMITS)
const format = (query: ListingQuery) => formatListingAddress(query, LIMITS)
const huge = 'x'.repeat(101)

it.each<[string, Partial<ListingQuery>]>([
  ['', {}],
  ['?', {}],
  ['?filters={"100":["121"]}&productsCount=40', { filters: { 100: ['121'] } }],
  ['?filters=%7B%22100%22%3A%5B%22235%22%5D%7D', { filters: { 100: ['235'] } }],
  ['?filters={"100":["121"],"99":["158","157"]}', { filters: { 100: ['121'], 99: ['157', '158'] } }],
  ['?filters={"100":[121]}', { filters: { 100: ['121'] } }],
  ['?filters={"100":["121","121"]}', { filters: { 100: ['121'] } }],
  ['?filters={"100":[]}', {}],
  ['?filters={"100":"121"}', {}],
  ['?filters=null', {}],
  ['?filters={"100":["121"', {}],
  ['?filters={"__proto__":["1"],"constructor":["2"]}', {}],
  ['?filters={"100":["<script>","121\' OR 1=1"]}', {}],
  ['?search=tatry', { search: 'tatry' }],
  ['?search=%20%20nov%C3%A9%20%20%20tri%C4%8Dko%20', { search: 'nové tričko' }],
  ['?search=ab', {}],
  ['?search=ta%00try', { search: 'ta try' }],
  [`?search=${huge.slice(1)}`, { search: huge.slice(1) }],
  [`?search=${huge}`, {}],
  ['?page=3', { page: 3 }],
  ['?page=0', {}],
  ['?page=1.5', {}],
  ['?page=1e3', {}],
  ['?page=501', { page: LIMITS.maxPage }],
  ['?productsCount=9', {}],
  ['?productsCount=10', {}],
  ['?productsCount=11', { productsCount: 11 }],
  ['?search=%E2%80%8B%E2%80%8B%E2%80%8B', {}],
  ['?productsCount=200', { productsCount: 200 }],
  ['?productsCount=201', {}],
  ['?sort=price', { sort: 'price' }],
  ['?sort=PRICE', {}],
  ['?sort=toString', {}],
  ['?available=1', { isAvailable: true }],
  ['?available=0', {}],
  ['?price=10-25', { price: { fromCents: 1000, toCents: 2500 } }],
  ['?utm_source=x&fbclid=y', {}],
  ['?search=a&search=tatry', {}],
  ['?%E0%A4%A', {}],
])('an address is read as a query: %s', (address, expected) =>
  expect(parse(address)).toEqual({ ...plain, ...expected }),
)

it.each<[Partial<ListingQuery>, string]>([
  [{}, ''],
  [{ filters: { 100: ['121'] } }, '?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'],
  [{ search: 'čierne tričko' }, '?productsCount=40&search=%C4%8Dierne+tri%C4%8Dko'],
  [{ page: 2 }, '?productsCount=40&page=2'],
  [{ productsCount: 80 }, '?productsCount=80'],
  [
    { sort: 'price-desc', isAvailable: true, price: { fromCents: 990, toCents: 2500 }, page: 2 },
    '?productsCount=40&sort=price-desc&available=1&price=9.9-25&page=2',
  ],
  [
    { filters: { 100: ['121'] }, search: 'tatry', sort: 'price', page: 2 },
    '?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40&search=tatry&sort=price&page=2',
  ],
])('a query is written as an address: %j', (change, address) =>
  expect(format({ ...plain, ...change })).toBe(address),
)

it.each([
  ['?productsCount=10', ''],
  ['?search=tatry&productsCount=10', '?productsCount=40&search=tatry'],
  ['?page=2', '?productsCount=40&page=2'],
  ['?productsCount=12', '?productsCount=12'],
  ['?productsCount=40', ''],
  ['?filters=[]&filters={"100":["301"]}', ''],
  ['?productsCount=1e9&productsCount=10', ''],
  ['?%E0%A4%A=%ff&<script>=1', ''],
  ['?neznamy=1&productsCount=12&productsCount=20', '?productsCount=12'],
  ['?price=0-25%2C0&available=on&sort=price&sort=newest', '?productsCount=40&sort=price&price=-25'],
  ['?page=2&page=3', '?productsCount=40&page=2'],
  ['?page=2&search=tricko&productsCount=12', '?productsCount=12&search=tricko&page=2'],
  [
    '?search=%20tri%C4%8Dko&productsCount=1000&filters={"100":["301","x",301]}',
    '?filters=%7B%22100%22%3A%5B%22301%22%5D%7D&productsCount=40&search=tri%C4%8Dko',
  ],
])('an address is cleaned: %s becomes "%s"', (address, clean) => expect(format(parse(address))).toBe(clean))

const id = fc.integer({ min: 1, max: 999 }).map(String)
const cents = fc.oneof(fc.nat(5000), fc.nat(LIMITS.maxPriceCents + 10))
const query = fc.record<ListingQuery>({
  category: fc.constant('tricka'),
  search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => parseSearch(text, LIMITS)),
  filters: fc.dictionary(
    id,
    fc.uniqueArray(id, { minLength: 1, maxLength: 4 }).map((ids) => ids.sort()),
    { maxKeys: 3 },
  ),
  sort: fc.option(fc.constantFrom(...SORT_ORDERS)),
  isAvailable: fc.boolean(),
  price: fc
    .tuple(fc.option(cents), fc.option(cents))
    .map(([fromCents, toCents]) =>
      parsePriceRange(formatPriceRange({ fromCents, toCents }), LIMITS.maxPriceCents),
    ),
  page: fc.integer({ min: 1, max: LIMITS.maxPage }),
  productsCount: fc.integer({ min: LIMITS.minProductsCount, max: LIMITS.maxProductsCount }),
})

it('every written query is read back unchanged', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(parse(format(asked))).toEqual(asked)
    }),
  )
})

it('a cleaned address stays the same when it is read and written again', () => {
  const anything = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('filters', 'search', 'page', 'productsCount', 'sort', 'available', 'price'),
        fc.oneof(fc.string(), fc.json()),
      )
      .map(([name, value]) => `?${new URLSearchParams({ [name]: value })}`),
  )
  fc.assert(
    fc.property(anything, (address) => {
      const clean = format(parse(address))
      expect(format(parse(clean))).toBe(clean)
    }),
  )
})

it('a filter that is chosen and taken back leaves the same query at its first page', () => {
  fc.assert(
    fc.property(query, id, id, (asked, attribute, value) => {
      const isChosen = asked.filters[attribute]?.includes(value) ?? false
      const there = withFilter(asked, attribute, value, !isChosen)
      expect(there.filters[attribute]?.includes(value) ?? false).toBe(!isChosen)
      expect(withFilter(there, attribute, value, isChosen)).toEqual({ ...asked, page: 1 })
      expect(parse(format(there))).toEqual(there)
    }),
  )
})

it('withoutFilters gives a query without filters, at the first page', () => {
  const price = { fromCents: 100, toCents: null }
  const asked = { ...plain, search: 'tatry', filters: { 100: ['121'] }, isAvailable: true, price, page: 3 }
  expect(withoutFilters({ ...asked, sort: 'price' })).toEqual({ ...plain, search: 'tatry', sort: 'price' })
})

const REFINED: readonly Partial<ListingQuery>[] = [
  { sort: 'price' },
  { isAvailable: true },
  { price: { fromCents: null, toCents: 100 } },
]
const OTHERS = [{ search: 'tri' }, { productsCount: 80 }, { filters: { 1: ['2'] } }, ...REFINED]

it('only the query without any condition is plain', () => {
  expect(isPlain(plain, LIMITS)).toBe(true)
  for (const change of [{ page: 2 }, ...OTHERS]) expect(isPlain({ ...plain, ...change }, LIMITS)).toBe(false)
})

it('a query has refinements if it asks for an order, availability or a price (rule 223)', () => {
  expect(hasRefinements(withFilter({ ...plain, search: 'tri' }, '1', '2', true))).toBe(false)
  for (const change of REFINED) expect(hasRefinements({ ...plain, ...change })).toBe(true)
})

it('two queries are of the same list if they differ only in the page', () => {
  expect(isSameList({ ...plain, page: 3 }, plain)).toBe(true)
  for (const change of [{ category: 'vlk' }, ...OTHERS])
    expect(isSameList({ ...plain, ...change }, plain)).toBe(false)
})
