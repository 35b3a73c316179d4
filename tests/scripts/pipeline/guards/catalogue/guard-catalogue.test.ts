import { describe, expect, it } from 'vitest'
import type { FaultyProduct } from '../../../../../src/api/readings.ts'
import { guardCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/guard-catalogue.ts'
import type { Comparison } from '../../../../../scripts/pipeline/guards/catalogue/find-comparison.ts'
import type { PulledCatalogue } from '../../../../../scripts/pipeline/pull/pull.ts'
import { DEFAULT_SETTINGS } from '../../../../../src/config/checkout/settings.ts'
import type { Catalogue, ShopSettings } from '../../../../../src/domain/shop/catalogue.ts'
import { catalogue, category, product } from '../../../../fixtures/builders.ts'
import { sharedSlugs, slugFault } from '../../../../../scripts/pipeline/guards/catalogue/slugs.ts'

/** A catalogue of so many products, and as many more as `faulty` says that were left out of it. */
function pulled(count: number, faulty = 0): PulledCatalogue {
  const products = Array.from({ length: count }, (_, index) => product({ id: index + 1, slug: `p${index}` }))
  const leftOut = Array.from({ length: faulty }, (_, index): FaultyProduct => {
    const id = count + index + 1
    const faults = ['price is missing', 'name is ""'].map((text) => ({ reason: 'wrong' as const, text }))
    return { key: `id ${id}`, name: `product ${id}`, faults }
  })
  return { catalogue: catalogue(products), leftOut, findings: [], listed: count + faulty }
}

function online(products: number, categories = 1): Comparison {
  return {
    pulledAt: '2025-04-13T10:00:00.000Z',
    products,
    categories,
    prices: [],
    slugs: [],
    oldSlugs: [],
    digest: '',
    from: 'dist/',
  }
}

/** A catalogue of one product with a change. */
const pulledWith = (change: Partial<Catalogue>): PulledCatalogue => ({
  ...pulled(1),
  catalogue: catalogue([product()], change),
})
const withCategories = (...slugs: string[]) =>
  pulledWith({ categories: slugs.map((slug) => category({ slug })) })

it('lets a good catalogue through', () => {
  expect(() => guardCatalogue(pulled(3), online(3))).not.toThrow()
})

it('lets a catalogue shrink by any number where that is allowed', () => {
  expect(() => guardCatalogue(pulled(1), online(10), { shrink: true, prices: false })).not.toThrow()
})

it('lets a catalogue grow, and shrink by three in ten', () => {
  expect(() => guardCatalogue(pulled(10), online(1))).not.toThrow()
  expect(() => guardCatalogue(pulled(7), online(10))).not.toThrow()
})

it('goes online without one product in twenty', () => {
  expect(() => guardCatalogue(pulled(19, 1))).not.toThrow()
})

describe('refuses', () => {
  it('an empty shop', () =>
    expect(() => guardCatalogue(pulled(0), online(5))).toThrow(/^get_products gave no products/))

  it('a catalogue that shrank by more than three in ten, and says how it may', () => {
    expect(() => guardCatalogue(pulled(6), online(9))).toThrow(
      'far fewer products than online: 6, where the shop of 2025-04-13T10:00:00.000Z in dist/ has 9; ' +
        'look into the API, or if it is right, build with ALLOW_SHRINK=1',
    )
  })

  it('a catalogue that lost its categories', () => {
    expect(() => guardCatalogue(pulled(9), online(9, 7))).toThrow('far fewer categories than online: 1,')
  })

  it('more than one product in twenty left out, with all of them', () => {
    expect(() => guardCatalogue(pulled(18, 2))).toThrow(
      /2 of 20 products cannot go online, which is more than 5 %.*\n {2}- product 19: price is missing; name is ""\n {2}- product 20: /,
    )
  })

  it('two categories with one slug, in capitals or not', () => {
    expect(() => guardCatalogue(withCategories('a', 'b', 'A'))).toThrow(
      'category "Tričká": slug "A" is also that of category "Tričká": give each its own',
    )
  })

  it('a category without an address', () => {
    expect(() => guardCatalogue(withCategories('../x'))).toThrow('category "Tričká": slug "../x" cannot be')
  })

  it('everything in one go', () => {
    expect(() =>
      guardCatalogue({ ...withCategories('a/b'), listed: 2, leftOut: pulled(0, 1).leftOut }, online(9)),
    ).toThrow(/^4 faults:\n.*1 of 2 products.*\n.*product 1: .*\n.*a\/b.*\n.*ALLOW_SHRINK=1$/)
  })
})

describe('compared with the prices that are online', () => {
  const before = [900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800]
  const shopOf = (prices: readonly number[]) =>
    pulledWith({ products: prices.map((priceCents, i) => product({ id: i + 1, slug: `p${i}`, priceCents })) })
  const shop: Comparison = { ...online(10), prices: before.map((cents, i) => [i + 1, cents]) }
  const times = (cents: number, factor: number) => Math.round(cents * factor)
  const ofFirst = (count: number, factor: number) =>
    before.map((cents, i) => (i < count ? times(cents, factor) : cents))

  it.each<[string, number[]]>([
    ['two in ten jump', ofFirst(2, 3.1)],
    ['all rise by a quarter', ofFirst(10, 1.25)],
    [
      'four in ten double, and the median keeps its place',
      before.map((cents, i) => (i > 5 ? 2 * cents : cents)),
    ],
  ])('it goes online where %s', (_, prices) =>
    expect(() => guardCatalogue(shopOf(prices), shop)).not.toThrow(),
  )

  it('it is refused where three in ten jump, and each is named', () => {
    const jumped = shopOf(before.map((cents, i) => (i < 3 ? times(cents, 3.1) : cents)))
    expect(() => guardCatalogue(jumped, shop)).toThrow(
      /3 of 10 prices have moved by more than a factor of 3 since the shop of \S+ in dist\/: .*ALLOW_PRICES=1\n {2}- product 1 "Tričko": 9,00\s€ → 27,90\s€\n.*\n.*product 3/,
    )
    expect(() => guardCatalogue(jumped, shop, { shrink: false, prices: true })).not.toThrow()
  })

  it('of many prices that jump it names ten', () => {
    const many = Array.from({ length: 30 }, () => 1000)
    const prices = many.map((cents, i): [number, number] => [i + 1, cents])
    const compare = () => guardCatalogue(shopOf(many.map(() => 1)), { ...shop, prices })
    expect(compare).toThrow(/(?:\n {2}- product \d+ .*){10}/)
    expect(compare).not.toThrow(/(?:\n {2}- product \d+ .*){11}/)
  })

  it('it is refused where the median moves by more than three in ten', () => {
    expect(() => guardCatalogue(shopOf(ofFirst(10, 1.31)), shop)).toThrow(
      /^the median price is 18,34\s€, where the shop of .* has 14,00\s€: .*ALLOW_PRICES=1$/,
    )
    expect(() => guardCatalogue(shopOf(ofFirst(10, 0.69)), shop)).toThrow(/^the median price is 9,66/)
  })
})

describe('refuses settings under which an order could not be delivered and paid (rule 411)', () => {
  const post = { id: 0, name: 'Slovenská pošta 1. trieda', costCents: 290 }
  const transfer = { id: 0, name: 'Bankový prevod vopred', costCents: 0, visibleInDelivery: [0, 1, 2] }
  const withSettings = (change: Partial<ShopSettings>) =>
    pulledWith({ settings: { ...DEFAULT_SETTINGS, ...change } })
  it.each<[Partial<ShopSettings>, string]>([
    [
      { deliveryOptions: [post, { ...post, id: 7, name: 'Packeta' }] },
      'delivery 7 "Packeta" has no payment: name it in visible_in_delivery of one, or take it off',
    ],
    [
      { deliveryOptions: [post, { ...post, name: 'Packeta' }] },
      'delivery 0 is both "Slovenská pošta 1. trieda" and "Packeta": correct it in the shop',
    ],
    [
      { paymentOptions: [transfer, { ...transfer, name: 'Kartou' }] },
      'payment 0 is both "Bankový prevod vopred" and "Kartou"',
    ],
  ])('%j', (change, fault) => expect(() => guardCatalogue(withSettings(change))).toThrow(fault))
})

it('refuses a name that no page has room for, of what cannot be left out', () => {
  const attributes = [{ id: '1', name: 'x'.repeat(301), isFixed: false, values: [] }]
  expect(() => guardCatalogue(pulledWith({ attributes }))).toThrow(
    /^attribute "x+…" has a name of more than 300 characters: shorten it$/,
  )
})

describe('slugFault', () => {
  it.each(['tricko-tatry', 'a_b.c', '7', 'Tricko', 'index-a', 'x'.repeat(200)])('takes %j', (slug) =>
    expect(slugFault(slug)).toBeUndefined(),
  )

  it.each([
    ...['a/b', '../x', '..', '.', '', 'tričko', 'a b', 'a?b', '?#', '%2e', '%2e%2e%2f', '-a', 'a\\b', 'a\n'],
    // A CDN takes these for other names of the folder's own page, or of another page.
    ...['index', 'x.html', 'X.HTML', 'x.htm'],
    'x'.repeat(300),
  ])('refuses %j', (slug) => expect(slugFault(slug)).toMatch(/^slug ".*" cannot be an address: use letters/))
})

describe('sharedSlugs', () => {
  it('names for each later one the first', () => {
    const [a, b, c, d] = ['x', 'y', 'X', 'x'].map((slug) => ({ slug }))
    expect([...sharedSlugs([a, b, c, d].flatMap((one) => one ?? []))]).toEqual([
      [c, a],
      [d, a],
    ])
  })
})
