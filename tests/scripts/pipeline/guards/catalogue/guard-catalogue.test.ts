// Rule 127
import { expect, it } from 'vitest'
import { guardCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/guard-catalogue.ts'
import { CatalogueError } from '../../../../../scripts/pipeline/guards/catalogue/catalogue-error.ts'
import { measureCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/measures.ts'
import type { Published } from '../../../../../scripts/pipeline/publish/published.ts'
import { parseConfirmed } from '../../../../../src/config/build-env.ts'
import { isAddress } from '../../../../../scripts/pipeline/guards/catalogue/slugs.ts'
import type { PulledCatalogue } from '../../../../../scripts/pipeline/pull/pull-catalogue.ts'
import type { FaultyProduct } from '../../../../../scripts/pipeline/pull/readings.ts'
import type { ProductDetail } from '../../../../../src/catalogue/rules/product.ts'
import type { Catalogue } from '../../../../../src/catalogue/rules/catalogue.ts'
import { failedPictures } from '../../../../../scripts/pipeline/guards/catalogue/compare.ts'
import {
  catalogueFindings,
  missingLandings,
} from '../../../../../scripts/pipeline/guards/catalogue/findings.ts'
import { MIN_LANDING_PRODUCTS } from '../../../../../src/config/landing-pages.ts'
import { catalogue, category, product } from '../../../../fixtures/builders.ts'

const COUNT = 20
type Change = (one: ProductDetail, index: number) => Partial<ProductDetail> | null

function pulled(change: Change = () => ({}), rest: Partial<Catalogue> = {}): PulledCatalogue {
  const products = Array.from({ length: COUNT }, (_, i) => {
    const own = { name: `Tričko ${i}`, imagePath: `${i}.jpg`, descriptionHtml: `<p>${i}</p>` }
    const one = product({ id: i + 1, slug: `p${i}`, ...own, priceCents: 1000 + i * 100, tags: ['98'] })
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
    sizeLabels: [],
    listed: products.length,
    givenSettings: [],
    readings: [],
    settingsFaults: [],
    pointLists: [],
    pointFiles: {},
  }
}

const faulty = (count: number) =>
  Array.from({ length: count }, (_, i): FaultyProduct => {
    const faults = ['price', 'name'].map((field) => ({ reason: 'missing' as const, field }))
    return { key: `id ${90 + i}`, name: `product ${90 + i}`, faults }
  })

const ONLINE: Published = {
  ...measureCatalogue(pulled()),
  pulledAt: '2025-04-13T10:00:00.000Z',
  digest: 'then',
  prices: {},
  apiUrl: 'https://api.example.sk',
  oldSlugs: [],
  files: undefined,
}

const allowing = (env: Record<string, string>) => parseConfirmed(env)
const first =
  (count: number, change: Partial<ProductDetail> | null): Change =>
  (_, i) =>
    i < count ? change : {}
const half = pulled(first(10, null))

/** The error that stops a build of this catalogue, if any. */
function stopOf(shop: PulledCatalogue, online?: Published, env: Record<string, string> = {}) {
  try {
    guardCatalogue(shop, online, allowing(env))
    return undefined
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return error
  }
}
const codeOf = (shop: PulledCatalogue, online = ONLINE) => stopOf(shop, online)?.confirmable?.code ?? ''

it('a catalogue that stops a build is refused with a message that names every product and ends with a code', () => {
  const { message = '' } = stopOf(half, ONLINE) ?? {}
  expect(message).toMatch(/gone products: 10 \/ 20 \(50\s%\)\n {2}- {3}p0\n/)
  expect(message).toMatch(/\nLook into the API, or if all of this is right, build with CONFIRM=[0-9a-f]{6}$/)
})

it('a catalogue that stops a build goes online with its code, and is still in the report', () => {
  const { rows, usedCode } = guardCatalogue(half, ONLINE, allowing({ CONFIRM: `000000, ${codeOf(half)}` }))
  expect(rows.map(({ measure }) => measure)).toContain('gone-products')
  expect(usedCode).toBe(codeOf(half))
})

it.each<[string, PulledCatalogue, Published]>([
  ['another half of the products', pulled((_, i) => (i < 10 ? {} : null)), ONLINE],
  ['the same, compared with another shop online', half, { ...ONLINE, digest: 'later' }],
  ['more changes', pulled((_, i) => (i < 10 ? null : { priceCents: 1 })), ONLINE],
])('a catalogue that stops a build needs another code for %s', (_, shop, online) => {
  expect(stopOf(shop, online, { CONFIRM: codeOf(half) })?.confirmable?.code).not.toBe(codeOf(half))
})

it('a catalogue that stops a build goes online with CONFIRM=all', () => {
  expect(stopOf(half, ONLINE, { CONFIRM: 'all' })).toBeUndefined()
})

it('a catalogue that stops a build has no code if nobody can confirm its faults', () => {
  const shop = { ...half, catalogue: { ...half.catalogue, categories: [category({ slug: '../x' })] } }
  expect(stopOf(shop, ONLINE)?.confirmable).toBeUndefined()
})

it.each<[string, PulledCatalogue, string]>([
  ['prices of a cent', pulled(first(4, { priceCents: 1 })), 'tiny-prices'],
  ['test names', pulled(first(4, { name: 'Test 1' })), 'test-names'],
  ['nothing to buy', pulled(() => ({ status: 'Sold Out' })), 'available'],
  ['a third of the products faulty', { ...pulled(), leftOut: faulty(6) }, 'left-out'],
  ['a repeated page', { ...pulled(), pagingFault: 'id 1 ≠ id 3' }, 'paging'],
])('without a shop to compare with, a build stops at %s', (_, shop, measure) => {
  expect(stopOf(shop)?.confirmable?.rows.map((row) => row.measure)).toEqual([measure])
})

it('a list of pick-up points that can no longer be read stops a build, which says why (rule 414)', () => {
  const fault = { reason: 'http', value: '' } as const
  const pointLists = [{ id: 3, name: 'Box', points: [], leftOut: [], odd: [], rows: 0, fault }]
  const [row] = stopOf({ ...pulled(), pointLists }, { ...ONLINE, points: { Box: 200 } })?.rows ?? []
  const details = ['adresa zoznamu odpovedá chybou']
  expect(row).toMatchObject({ measure: 'points', about: 'Box', value: '200 → 0', details })
})

it('without a shop to compare with, a sound catalogue goes online, even a small one', () => {
  expect(guardCatalogue(pulled()).rows).toEqual([])
  expect(guardCatalogue(half).rows).toEqual([])
})

it('a catalogue goes online if 5 % of its products are left out; with more, it is refused and all are named', () => {
  expect(() => guardCatalogue({ ...pulled(), leftOut: faulty(1) })).not.toThrow()
  expect(() => guardCatalogue({ ...pulled(), leftOut: faulty(2) })).toThrow(
    /left out: 2 \/ 20 \(10\s%\)\n {2}- {3}product 90: price is missing; name is missing\n {2}- {3}product 91: /,
  )
})

it('a catalogue with wrong or equal slugs of categories is refused, and all are named at once', () => {
  const categories = ['a', '../x', 'A'].map((slug) => category({ slug }))
  expect(() => guardCatalogue({ ...pulled(undefined, { categories }), leftOut: faulty(2) })).toThrow(
    /^5 faults:\n.*category "Tričká": slug "..\/x" cannot be.*\n.*slug "A" is also that of category "Tričká": give each its own\n.*left out: 2.*\n.*product 90: .*\n.*product 91: .*$/,
  )
})

it('a catalogue is refused if an order could not be delivered and paid (rule 411)', () => {
  const settingsFaults = [{ reason: 'no-payment', field: '"Packeta"', value: '7' }] as const
  expect(() => guardCatalogue({ ...pulled(), settingsFaults })).toThrow('delivery 7 "Packeta" has no payment')
})

it.each(['tricko-tatry', 'a_b-c', '7', 'Tricko', 'index-a', 'x'.repeat(200)])(
  'the slug %j is allowed',
  (slug) => expect(isAddress(slug)).toBe(true),
)

it.each([
  ...['a/b', '../x', '..', '.', '', 'tričko', 'a b', 'a?b', '?#', '%2e', '%2e%2e%2f', '-a', 'a\\b', 'a\n'],
  // A CDN gives such pages another address.
  ...['index', 'x.html', 'X.HTML', 'x.htm'],
  // A host runs or unpacks a file by an ending inside its name: `akcia.php.html`, `zlava.shtml.html`, `x.gz.html`.
  ...['akcia.php', 'zlava.shtml', 'x.gz', 'velkost.br', 'tricko-1.0', 'a.'],
  // Windows keeps these names for devices.
  ...['con', 'NUL', 'com1', 'lpt9', 'aux', 'prn'],
  'x'.repeat(300),
])('the slug %j is refused', (slug) => expect(isAddress(slug)).toBe(false))

const shop = Array.from({ length: 20 }, (_, i) => ({
  name: `P${i}`,
  imagePath: i === 19 ? '' : `${i}.jpg`,
}))
const failing = (count: number) =>
  failedPictures(shop, new Set(['gallery.jpg', ...Array.from({ length: count }, (_, i) => `${i}.jpg`)]))

it.each<[number, boolean[]]>([
  [0, []],
  [3, [false]],
  [4, [true]],
])('%i of 19 products whose main picture failed stop the build: %j', (count, isStop) => {
  expect(failing(count).map((row) => row.isStop)).toEqual(isStop)
})

it('products whose main picture failed are named', () => {
  expect(failing(4)[0]).toMatchObject({ value: '4 / 19 (21\u00A0%)', details: ['P0', 'P1', 'P2', 'P3'] })
})

it('missingLandings finds pages with too few products, so that the owner knows why they are missing', () => {
  const products = [1, 2].map((id) => product({ id, tags: ['153'] }))
  const found = missingLandings(catalogue(products, { categories: [category({ productIds: [1, 2] })] }))
  expect(found.map(({ note }) => note?.split(',')[0])).toEqual(
    ['damske', 'panske', 'unisex', 'detske'].map((cut) => `/produkty/tricka/${cut}`),
  )
  expect(found[0]).toMatchObject({
    kind: 'landing',
    about: 'Dámske tričká',
    note: `/produkty/tricka/damske, 2 < ${MIN_LANDING_PRODUCTS} (165: 153)`,
  })
  expect(found[1]).toMatchObject({ kind: 'ids', note: '/produkty/tricka/panske, 165: 152' })
})

it('goods made to order are named apart if no plan says what a customer sends for them', () => {
  const box = category({ slug: 'bjk-fotoboxy', productIds: [1] })
  const goods = [1, 2, 3].map((id) => product({ id, name: `P${id}`, slug: `p${id}`, isMadeToOrder: id < 3 }))
  const found = catalogueFindings({ catalogue: catalogue(goods, { categories: [box] }), sizeLabels: [] })
  const told = (kind: string) => found.filter((one) => one.kind === kind).map(({ about }) => about)
  expect([told('made-to-order'), told('order-without-plan')]).toEqual([['P1'], ['P2']])
})

it('an entry of the menu is named if its filter does not exist, or no goods pass it', () => {
  const named = (tags: string[], attributes: Catalogue['attributes']) =>
    catalogueFindings({ catalogue: catalogue([product({ tags })], { attributes }), sizeLabels: [] })
      .filter(({ about }) => about === 'Bez potlače')
      .map(({ kind, note }) => [kind, note])
  const filter = { id: '100', name: 'Kolekcia', isFixed: true, values: [{ id: '121', name: 'Bez potlače' }] }
  expect(named(['121'], [filter])).toEqual([])
  for (const lacking of [named(['121'], []), named(['98'], [filter])])
    expect(lacking).toEqual([['ids', '100: 121']])
})

const namedAs = (kind: string, slug: string, ...names: string[]) => {
  const goods = names.map((name, i) => product({ id: i + 1, name, slug: `p${i}` }))
  const own = category({ slug, productIds: goods.map(({ id }) => id) })
  return catalogueFindings({ catalogue: catalogue(goods, { categories: [own] }), sizeLabels: [] })
    .filter((one) => one.kind === kind)
    .map(({ about }) => about)
}

it('goods are named that feeds send as another kind, unless they have a path of their own', () => {
  const bags = ['Plátená taška Srdce', 'Nákupná taška', 'Taška cez rameno']
  expect(namedAs('feed-kind', 'tasky', ...bags, 'Podložka pod myš')).toEqual([])
  expect(namedAs('feed-kind', 'tasky', ...bags, 'Kľúčenka Srdce')).toEqual(['Kľúčenka Srdce'])
  expect(namedAs('feed-kind', 'tasky', 'Srdce', 'Medveď', 'Nákupná taška')).toEqual([])
})

it('names that shout are named, because feeds refuse them', () =>
  expect(
    namedAs(
      'loud-name',
      'tricka',
      'AKCIA!!! DOPRAVA ZDARMA',
      'TRIČKO PÁNSKE',
      'Tričko!!',
      'Tričko BJK EMS 2XL',
      'USB-C',
    ),
  ).toEqual(['AKCIA!!! DOPRAVA ZDARMA', 'TRIČKO PÁNSKE', 'Tričko!!']))
