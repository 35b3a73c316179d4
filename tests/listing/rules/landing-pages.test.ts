// Rule 224
import { expect, it } from 'vitest'
import { LANDING_PAGES } from '../../../src/config/landing-pages.ts'
import { landingPages, filterProducts } from '../../../src/listing/rules/landing-pages.ts'
import type { LandingPlan } from '../../../src/catalogue/rules/catalogue.ts'

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
