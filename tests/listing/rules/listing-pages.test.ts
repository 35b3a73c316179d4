// Rules 205, 215, 219, 224
import { expect, it } from 'vitest'
import {
  allListingPages,
  firstListingPage,
  listingPages,
  listingPath,
  listingSlug,
  landingPages,
  filterProducts,
} from '../../../src/listing/rules/listing-pages.ts'
import { catalogue, category, product } from '../../fixtures/builders.ts'
import { LANDING_PAGES } from '../../../src/config/landing-pages.ts'
import type { LandingPlan } from '../../../src/catalogue/rules/catalogue.ts'

const shop = catalogue(
  Array.from({ length: 5 }, (_, index) => product({ id: index + 1, slug: `p${index + 1}` })),
)

it.each([
  ['all', 1, '/produkty'],
  ['all', 2, '/produkty/all/strana-2'],
  ['tricka', 1, '/produkty/tricka'],
  ['tricka', 3, '/produkty/tricka/strana-3'],
])('the address of page %2$i of %1$s', (slug, page, path) => expect(listingPath(slug, page)).toBe(path))

it('every product is on exactly one page, in the order of the shop', () => {
  const pages = shop.categories.flatMap((one) => listingPages(shop, one, 2))
  expect(pages.map((page) => page.products.map((one) => one.id))).toEqual([[1, 2], [3, 4], [5]])
  expect(pages.map((page) => `${page.number}/${page.pageCount}`)).toEqual(['1/3', '2/3', '3/3'])
  expect(pages.map(listingSlug)).toEqual(['all', 'all', 'all'])
})

it("a landing page has only its cut's products, and its own addresses for following pages", () => {
  const landing = { slug: 'all/damske', name: 'Dámske', filters: { '165': ['153', '154'] } }
  const products = shop.products.map((one) => ({
    ...one,
    priceCents: [1990, 1490, 990, 1290, 890, 1190][one.id] ?? 0,
    tags: [['153'], ['152'], ['154']][one.id % 3] ?? [],
  }))
  const all = category({ slug: 'all', productIds: [1, 2, 3, 4, 5], landings: [landing] })
  const pages = allListingPages({ ...shop, products, categories: [all] }, 2).filter((page) => page.landing)
  expect(pages.map((page) => page.products.map(({ id }) => id))).toEqual([[2, 3], [5]])
  expect(pages.map((page) => listingPath(listingSlug(page), page.number))).toEqual([
    '/produkty/all/damske',
    '/produkty/all/damske/strana-2',
  ])
  expect(pages[0]).toMatchObject({ total: 3, pageCount: 2, fromCents: 990 })
})

it('an empty category has one empty page', () => {
  expect(listingPages(shop, category(), 40)).toMatchObject([
    { number: 1, pageCount: 1, fromCents: null, products: [] },
  ])
})

it('an unknown product leaves no gap on a page', () => {
  const pages = listingPages(shop, category({ productIds: [9, 1, 2] }), 2)
  expect(pages.map((page) => page.products.map(({ id }) => id))).toEqual([[1, 2]])
})

it('firstListingPage gives the first page of all products, at any position of that category', () => {
  const categories = [category({ productIds: [5] }), ...shop.categories]
  const page = firstListingPage({ ...shop, categories }, 2)
  expect(page).toMatchObject({ category: { slug: 'all' }, number: 1, pageCount: 3 })
  expect(page.products.map(({ id }) => id)).toEqual([1, 2])
})

it('firstListingPage throws if there is no category', () => {
  expect(() => firstListingPage({ ...shop, categories: [] }, 40)).toThrow('"all"')
})

const PLAN: readonly LandingPlan[] = [
  { slug: 'tricka/damske', category: 'tricka', name: 'Dámske tričká', filters: { '165': ['153'] } },
  { slug: 'tricka/detske', category: 'tricka', name: 'Detské tričká', filters: { '165': ['154', '172'] } },
  { slug: 'mikiny/damske', category: 'mikiny', name: 'Dámske mikiny', filters: { '165': ['153'] } },
]
const CATEGORY = { slug: 'tricka', valueIds: { '165': ['153', '172'] } }
const tagged = (count: number, ...tags: string[]) => Array.from({ length: count }, () => ({ tags }))

it.each([
  ['has enough', 4, ['tricka/damske']],
  ['has one too few', 3, []],
])("landingPages builds a category's page for a cut that %s products", (_, count, built) => {
  const products = [...tagged(count, '153'), ...tagged(9, '152')]
  expect(landingPages(PLAN, CATEGORY, products, 4).map(({ slug }) => slug)).toEqual(built)
})

it('landingPages filters only by values of a cut that the category has', () => {
  const [page] = landingPages(PLAN, CATEGORY, tagged(4, '172'), 4)
  expect(page).toEqual({ slug: 'tricka/detske', name: 'Detské tričká', filters: { '165': ['172'] } })
})

it('landingPages builds none if the shop has no filter of cuts', () => {
  expect(landingPages(PLAN, { slug: 'tricka', valueIds: {} }, tagged(9, '153'), 4)).toEqual([])
})

it('a product passes filters if it has one value of each attribute', () => {
  const [both, one] = [{ tags: ['1', '2'] }, { tags: ['1', '3'] }]
  expect(filterProducts([both, one], { a: ['1'], b: ['2', '9'] })).toEqual([both])
  expect(filterProducts([both, one], {})).toEqual([both, one])
})

it('the table of landing pages has each address once, below its category, and none like that of a following page', () => {
  const slugs = LANDING_PAGES.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const { slug, category } of LANDING_PAGES)
    expect(slug).toMatch(new RegExp(`^${category}/(?!strana-)[a-z-]+$`))
})
