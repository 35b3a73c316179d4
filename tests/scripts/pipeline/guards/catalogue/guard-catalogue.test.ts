import { describe, expect, it } from 'vitest'
import { guardCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/guard-catalogue.ts'
import { measureCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/falls.ts'
import { parseAllowed } from '../../../../../src/config/build-env.ts'
import { slugFault } from '../../../../../scripts/pipeline/guards/catalogue/slugs.ts'
import type { PulledCatalogue } from '../../../../../scripts/pipeline/pull/pull.ts'
import type { FaultyProduct } from '../../../../../src/api/readings.ts'
import type { ProductDetail } from '../../../../../src/catalogue/rules/product.ts'
import type { Catalogue } from '../../../../../src/catalogue/rules/catalogue.ts'
import { catalogue, category, product } from '../../../../fixtures/builders.ts'

const COUNT = 20
type Change = (one: ProductDetail, index: number) => Partial<ProductDetail> | null

function pulled(change: Change = () => ({}), rest: Partial<Catalogue> = {}): PulledCatalogue {
  const products = Array.from({ length: COUNT }, (_, i) => {
    const one = product({ id: i + 1, slug: `p${i}`, priceCents: 1000 + i * 100, tags: ['98'] })
    const changed = change(one, i)
    return changed && { ...one, ...changed }
  }).filter((one) => one !== null)
  const categories = ['all', 'tricka'].map((slug) =>
    category({ slug, productIds: products.map(({ id }) => id) }),
  )
  return {
    catalogue: catalogue(products, { categories, ...rest }),
    leftOut: [],
    findings: [],
    listed: products.length,
    givenSettings: [],
    readings: [],
    settingsFaults: [],
  }
}

const faulty = (count: number) =>
  Array.from({ length: count }, (_, i): FaultyProduct => {
    const faults = ['price is missing', 'name is ""'].map((text) => ({ reason: 'wrong' as const, text }))
    return { key: `id ${90 + i}`, name: `product ${90 + i}`, faults }
  })

const ONLINE = {
  ...measureCatalogue({ ...pulled(), givenSettings: ['deliveryOptions'] }),
  pulledAt: '2025-04-13T10:00:00.000Z',
  digest: '',
  oldSlugs: [],
  from: 'dist/',
}

const allowing = (...names: string[]) => parseAllowed(Object.fromEntries(names.map((name) => [name, '1'])))
const first =
  (count: number, change: Partial<ProductDetail> | null): Change =>
  (_, i) =>
    i < count ? change : {}
const times =
  (factor: number, from = 0): Change =>
  ({ priceCents }, i) =>
    i < from ? {} : { priceCents: Math.round(priceCents * factor) }
const inTricka = (count: number) => ({
  categories: ['all', 'tricka'].map((slug) =>
    category({ slug, productIds: Array.from({ length: slug === 'all' ? COUNT : count }, (_, i) => i + 1) }),
  ),
})

describe('compared with the shop online', () => {
  const own = { givenSettings: ['deliveryOptions'] }
  // From the first on it is told, from the second on the build stops unless the variable lets it through.
  it.each<[string, PulledCatalogue, PulledCatalogue, RegExp, string]>([
    ['products', pulled(first(3, null)), pulled(first(7, null)), /products: 13 where 20 was/, 'ALLOW_SHRINK'],
    [
      'what can be bought',
      pulled(first(5, { status: 'Sold Out' })),
      pulled(first(11, { sizes: [], allOfSizes: ['M'] })),
      /products that can be bought: 9 where 20 was/,
      'ALLOW_SHRINK',
    ],
    [
      'the products of a category',
      pulled(undefined, inTricka(10)),
      pulled(undefined, inTricka(0)),
      /products of the category "tricka": 0 where 20 was/,
      'ALLOW_SHRINK',
    ],
    [
      'the median price',
      pulled(times(1.2)),
      pulled(times(1.31)),
      /median price: 26,20\s€ where 20,00/,
      'ALLOW_PRICES',
    ],
    [
      'single prices',
      pulled(times(1.4, 18)),
      pulled(times(1.4, 15)),
      /prices moved by more than 33 %: 5 where 20 prices .*\n {2}- product 16 "p15": 25,00\s€ → 35,00\s€/,
      'ALLOW_PRICES',
    ],
    [
      'prices of products whose ids have changed',
      pulled((_, i) => ({ id: 500 + i, ...(i > 17 && { priceCents: 9900 }) })),
      pulled(({ priceCents }, i) => ({ id: 500 + i, ...(i > 14 && { priceCents: priceCents * 2 }) })),
      /product 515 "p15": 25,00\s€ → 50,00\s€/,
      'ALLOW_PRICES',
    ],
  ])('a fall of %s is told, a deeper one stops a build', (_, less, least, reason, variable) => {
    expect(guardCatalogue({ ...less, ...own }, ONLINE).map(({ kind }) => kind)).toContain('fall')
    expect(() => guardCatalogue({ ...least, ...own }, ONLINE)).toThrow(reason)
    const others = ['ALLOW_SHRINK', 'ALLOW_PRICES', 'ALLOW_SETTINGS'].filter((name) => name !== variable)
    expect(() => guardCatalogue({ ...least, ...own }, ONLINE, allowing(...others))).toThrow(`${variable}=1`)
    expect(guardCatalogue({ ...least, ...own }, ONLINE, allowing(variable)).length).toBeGreaterThan(0)
  })

  it('nothing is told of a catalogue that is the same, or has grown', () => {
    const small = { ...ONLINE, counts: { ...ONLINE.counts, products: 3 }, categories: { all: 3 } }
    expect(guardCatalogue({ ...pulled(), ...own }, ONLINE)).toEqual([])
    expect(guardCatalogue({ ...pulled(), ...own }, small)).toEqual([])
  })

  it('settings that were the API’s own and are gone stop a build', () => {
    expect(() => guardCatalogue(pulled(), ONLINE)).toThrow(
      /^setting "deliveryOptions": nothing where a value of its own was expected \(compared with the shop of 2025\S+ in dist\/\)/,
    )
    expect(guardCatalogue(pulled(), ONLINE, allowing('ALLOW_SETTINGS'))).toMatchObject([
      { about: 'Nastavenie deliveryOptions' },
    ])
  })
})

it('goes online without one product in twenty, and names all where there are more', () => {
  expect(() => guardCatalogue({ ...pulled(), leftOut: faulty(1) })).not.toThrow()
  expect(() => guardCatalogue({ ...pulled(), leftOut: faulty(2) })).toThrow(
    /2 of 20 products cannot go online, which is more than 5 %.*\n {2}- product 90: price is missing; name is ""\n {2}- product 91: /,
  )
})

it('refuses categories without an address of their own, everything in one go', () => {
  const categories = ['a', '../x', 'A'].map((slug) => category({ slug }))
  expect(() => guardCatalogue({ ...pulled(undefined, { categories }), leftOut: faulty(2) })).toThrow(
    /^5 faults:\n.*2 of 20 products.*\n.*product 90: .*\n.*product 91: .*\n.*category "Tričká": slug "..\/x" cannot be.*\n.*slug "A" is also that of category "Tričká": give each its own$/,
  )
})

it('refuses settings under which an order could not be delivered and paid (rule 411)', () => {
  const settingsFaults = ['delivery 7 "Packeta" has no payment']
  expect(() => guardCatalogue({ ...pulled(), settingsFaults })).toThrow('delivery 7 "Packeta" has no payment')
})

it.each(['tricko-tatry', 'a_b.c', '7', 'Tricko', 'index-a', 'x'.repeat(200)])('%j is an address', (slug) =>
  expect(slugFault(slug)).toBeUndefined(),
)

it.each([
  ...['a/b', '../x', '..', '.', '', 'tričko', 'a b', 'a?b', '?#', '%2e', '%2e%2e%2f', '-a', 'a\\b', 'a\n'],
  // A CDN takes these for other names of the folder's own page, or of another page.
  ...['index', 'x.html', 'X.HTML', 'x.htm'],
  'x'.repeat(300),
])('%j is no address', (slug) =>
  expect(slugFault(slug)).toMatch(/^slug ".*" cannot be an address: use letters/),
)
