// Rules 212, 406, 413
import { expect, it } from 'vitest'
import { createApiClient, type RetryPolicy } from '../../../../src/api/client.ts'
import { describeLeftOut } from '../../../../scripts/pipeline/pull/readings.ts'
import { boxFindings, pullCatalogue } from '../../../../scripts/pipeline/pull/pull-catalogue.ts'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import { answerOf, sentProducts, type FakeShop, type SentProduct } from '../../../fixtures/fake-shop.ts'
import { serveForTest, type TestServer } from '../../../fixtures/test-server.ts'

const POLICY: RetryPolicy = { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 0, maxPauseMs: 1 }
const OPTIONS = { concurrency: 3, pageSize: 2, now: '2025-04-13T10:00:00.000Z' }

let server: TestServer

async function startShop(shop: FakeShop) {
  let running = 0
  let mostRunning = 0
  server = await serveForTest((request, response) => {
    mostRunning = Math.max(mostRunning, ++running)
    const query = new URL(request.url ?? '', 'http://shop').searchParams
    setImmediate(() => {
      running--
      response.end(JSON.stringify(answerOf(shop, query)))
    })
  })
  const pull = () => pullCatalogue(createApiClient(server.url, POLICY), OPTIONS)
  return { pull, mostRunning: () => mostRunning }
}

const tShirts = (products: readonly SentProduct[], rest: Partial<FakeShop> = {}) =>
  startShop({ categories: { tricka: products }, ...rest })

it('pullCatalogue reads every page of every category, and each product once', async () => {
  const all = sentProducts(5)
  const shop = await startShop({ categories: { tricka: all.slice(0, 3), mikiny: all.slice(2) } })
  const { catalogue, leftOut, listed } = await shop.pull()
  expect(catalogue.categories.map(({ slug, productIds }) => [slug, productIds])).toEqual([
    ['all', [1, 2, 3, 4, 5]],
    ['tricka', [1, 2, 3]],
    ['mikiny', [3, 4, 5]],
  ])
  expect(catalogue.products.map((product) => product.id)).toEqual([1, 2, 3, 4, 5])
  expect(server.requests.filter((path) => path.includes('get_product&'))).toHaveLength(5)
  expect(catalogue).toMatchObject({ pulledAt: OPTIONS.now, settings: DEFAULT_SETTINGS, newestIds: [1] })
  expect({ leftOut, listed }).toEqual({ leftOut: [], listed: 5 })
})

it('pullCatalogue reads the parent of a category', async () => {
  const [one = {}] = sentProducts(1)
  const categories = [
    { slug: 'zeny', name: 'Ženy', parent: '' },
    { slug: 'tricka', name: 'Tričká', parent: 'zeny' },
    { slug: 'vypredaj', name: 'Výpredaj', parent: { id: 3 } },
  ]
  const shop = await startShop({
    categories: { zeny: [one], tricka: [one], vypredaj: [one] },
    listing: { categories },
  })
  const placed = (await shop.pull()).catalogue.categories.slice(1)
  expect(placed.map(({ slug, parent }) => [slug, parent])).toEqual([
    ['zeny', undefined],
    ['tricka', 'zeny'],
    ['vypredaj', undefined],
  ])
})

it('pullCatalogue collects the attributes of all categories, fixed ones first', async () => {
  const [one = {}, two = {}] = sentProducts(2)
  const shop = await startShop({ categories: { tricka: [one], mikiny: [two] } })
  expect((await shop.pull()).catalogue.attributes).toEqual([
    { id: '100', name: 'Kolekcia', isFixed: true, values: [{ id: '121', name: 'Bez potlače' }] },
    {
      id: '101',
      name: 'Farba',
      isFixed: false,
      values: [
        { id: '403', name: 'all' },
        { id: '406', name: 'mikiny' },
      ],
    },
  ])
})

it('pullCatalogue sanitises the owner’s texts, and reports the removed parts', async () => {
  const shop = await tShirts(sentProducts(1, { text: '<p>a<script>x</script></p>' }))
  const { catalogue, findings } = await shop.pull()
  expect(catalogue.products[0]?.descriptionHtml).toBe('<p>a</p>')
  expect(catalogue.categories[0]?.descriptionHtml).toBe('<p>O nás</p>')
  expect(findings.filter(({ kind }) => kind !== 'ids')).toMatchObject([
    { kind: 'removed-html', note: '<script>', about: 'Produkt 1' },
  ])
})

it('pullCatalogue replaces only the settings that the API sends', async () => {
  const config = { deliveryFreeFrom: '50', deliveryOptions: [], allSizes: { 148: 'XS', 149: 'S' } }
  const shop = await tShirts(sentProducts(1), { config })
  expect((await shop.pull()).catalogue.settings).toEqual({
    ...DEFAULT_SETTINGS,
    deliveryFreeFromCents: 5000,
    sizeLabels: [
      ['148', 'XS'],
      ['149', 'S'],
    ],
  })
})

/**
 * The reported fault of the second of three products, which is left out.
 * @param own changes of its `get_product`; `null` for no answer
 */
async function faultOf(change: SentProduct, own: SentProduct | null = {}): Promise<string> {
  const detail = (one: SentProduct) => (one['id'] === 2 ? own && { ...one, ...own } : one)
  const shop = await tShirts(sentProducts(3, {}, change), { detail })
  const { catalogue, leftOut, listed } = await shop.pull()
  expect(catalogue.products.map(({ id }) => id)).toEqual([1, 3])
  for (const category of catalogue.categories) expect(category.productIds).toEqual([1, 3])
  expect(listed).toBe(3)
  expect(leftOut).toHaveLength(1)
  return leftOut.map(describeLeftOut).join()
}

it.each<[string, listed: SentProduct, detail: SentProduct | null, RegExp]>([
  ['a slug that leaves its folder', { slug: '../x' }, {}, /slug "..\/x" cannot be an address: use letters/],
  [
    "another one's slug",
    { slug: 'p1' },
    {},
    /get_product\(slug="p1"\) gives product 1 "Produkt 1": give each product/,
  ],
  [
    'no detail',
    {},
    null,
    /^product 2 "Produkt 2": get_product\(slug="p2"\) gives nothing, although it is listed/,
  ],
  ['a fault in its detail', {}, { variants: [{ name: '' }] }, /variants\.name is ""/],
  [
    'another slug in its detail',
    {},
    { slug: '../kontakt' },
    /\(slug="p2"\) gives the slug "..\/kontakt": give each/,
  ],
  [
    'another price in its detail',
    {},
    { price: 99_999 },
    /a listing gives 10,00\s€ and get_product\(slug=p2\) 99/,
  ],
])('a product is left out and reported for %s', async (_, listed, detail, fault) =>
  expect(await faultOf(listed, detail)).toMatch(fault),
)

it('a product with different prices in two listings is left out', async () => {
  const [one = {}, two = {}] = sentProducts(2)
  const shop = await startShop({ categories: { all: [one, two], mikiny: [{ ...two, price: '1,00' }] } })
  const { catalogue, leftOut } = await shop.pull()
  expect(catalogue.products.map(({ id }) => id)).toEqual([1])
  expect(leftOut.map(describeLeftOut).join()).toMatch(
    /: a listing gives 10,00\s€ and another 1,00\s€: look into the API$/,
  )
})

it.each([
  ['Z-BOX', 'courier', true],
  ['Packeta', 'courier', true],
  ['Zásielkovňa – výdajné miesto', 'post', true],
  ['SPS Balíkovo', 'courier', true],
  ['GLS ParcelShop', 'courier', true],
  ['Packeta na adresu', 'courier', false],
  ['Kuriér Packeta', 'courier', false],
  ['Packeta domov', 'courier', false],
  ['Z-BOX', 'point', false],
  ['Kuriér GLS', 'courier', false],
  ['Slovenská pošta 1. trieda', 'post', false],
  ['Osobný odber', 'pickup', false],
] as const)('a delivery called %s, of the kind %s: named as a box %s', (name, kind, isNamed) => {
  const named = isNamed ? [{ kind: 'box', about: name, note: `id 3, ${kind}` }] : []
  expect(boxFindings([{ id: 3, name, kind, from: 'api' }])).toEqual(named)
})
