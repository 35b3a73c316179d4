import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { env } from 'node:process'
import { fc } from '../../fixtures/properties.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startDemoApi } from '../../../scripts/demo-api/server.ts'
import { answerOf, sentProducts, type SentProduct } from '../../fixtures/fake-shop.ts'
import { copyShop, fingerprintShop, type ShopCopy } from '../../fixtures/shop-copy.ts'
import { startTestServer, type TestServer } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'

const isLong = env['LONG'] !== undefined
const ROUNDS = isLong ? 20 : 2
const LARGE = isLong ? 10_000 : 300
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000 })

const TABLE = ['tricka', 'mikiny', 'bjk-fotoboxy']
const PICTURES = ['red', 'green', 'blue']
const TAGS = ['98', '127', '148', '149', '152', '153', '121', '500']

/** All that a build reads of a shop and its media host. */
interface Shop {
  /** In the shop's order; the first are the newest. */
  products: (SentProduct & { category: string })[]
  names: Record<string, string>
  banners: object[]
  settings: Record<string, unknown>
  /** Colour of each picture. */
  pictures: Record<string, string>
}

const shop: Shop = {
  products: sentProducts(90).map((product, i) => ({
    ...product,
    category: TABLE[i % TABLE.length] ?? '',
    tags: ['98', '148'],
    image: `${PICTURES[i % PICTURES.length]}.png`,
    status: i % 10 === 0 ? 'Sold Out' : '',
  })),
  names: Object.fromEntries(TABLE.map((slug) => [slug, slug.toUpperCase()])),
  banners: [{ file_path: 'red.png', name: 'Dolu', bottomProduct: true }],
  settings: { deliveryFreeFrom: 35 },
  pictures: Object.fromEntries(PICTURES.map((colour) => [`${colour}.png`, colour])),
}

const text = fc.string({ minLength: 1, maxLength: 12 }).map((word) => `x${word}`)
/** A place among the products, every other time one of the newest, which all pages show. */
const place = fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 500 }))
/** A change of one product, wherever `at` happens to be. */
const changedProduct = (change: fc.Arbitrary<SentProduct>) =>
  fc.tuple(place, change).map(([at, fields]) => () => {
    const index = at % shop.products.length
    shop.products[index] = { ...(shop.products[index] as Shop['products'][number]), ...fields }
  })
let nextId = 1000

/** What may happen to products between two builds. */
const OF_PRODUCTS: Readonly<Record<string, fc.Arbitrary<() => void>>> = {
  price: changedProduct(
    fc.record({ price: fc.integer({ min: 100, max: 9999 }).map((cents) => cents / 100) }),
  ),
  name: changedProduct(fc.record({ name: text })),
  description: changedProduct(fc.record({ text: text.map((words) => `<p>${words}</p><script>x</script>`) })),
  stock: changedProduct(fc.record({ status: fc.constantFrom('Sold Out', 'New in', '') })),
  picture: changedProduct(fc.record({ image: fc.constantFrom('', 'gone.png', 'red.png', 'blue.png') })),
  colours: changedProduct(
    fc.record({ variants: fc.subarray(PICTURES.map((name) => ({ name, thumbnail: `${name}.png` }))) }),
  ),
  category: changedProduct(fc.record({ category: fc.constantFrom(...TABLE) })),
  order: fc.tuple(place, place).map(([from, to]) => () => {
    const [moved] = shop.products.splice(from % shop.products.length, 1)
    if (moved) shop.products.splice(to % shop.products.length, 0, moved)
  }),
  removal: place.map((at) => () => void shop.products.splice(at % shop.products.length, 1)),
  addition: place.map((at) => () => {
    const [added] = sentProducts(1, { id: nextId, slug: `p${nextId}`, name: `Pribudol ${nextId}` })
    nextId += 1
    shop.products.splice(at % shop.products.length, 0, {
      ...added,
      category: TABLE[0] ?? '',
      tags: ['98', '148'],
    })
  }),
}

/** What may happen to the shop around them. */
const OF_THE_SHOP: Readonly<Record<string, fc.Arbitrary<() => void>>> = {
  /** Which filters a menu has depends on them. */
  tags: changedProduct(fc.record({ tags: fc.subarray(TAGS), sizes: fc.subarray(['XS', 'S']) })),
  'a banner': fc.tuple(text, fc.boolean()).map(([name, bottomProduct]) => () => {
    shop.banners = [
      { file_path: 'green.png', link: '/produkty', name, bottomProduct },
      ...shop.banners.slice(0, 2),
    ]
  }),
  "a category's name": fc.tuple(fc.constantFrom(...TABLE), text).map(([slug, name]) => () => {
    shop.names[slug] = name
  }),
  settings: fc.integer({ min: 1, max: 90 }).map((deliveryFreeFrom) => () => {
    shop.settings = { ...shop.settings, deliveryFreeFrom }
  }),
  sizes: text.map((label) => () => {
    shop.settings = { ...shop.settings, allSizes: { 148: label, 149: 'S' } }
  }),
  "a picture's content": fc.constantFrom('red', 'orange', 'navy').map((colour) => () => {
    shop.pictures['red.png'] = colour
  }),
}

function answer(query: URLSearchParams): object {
  const categories = Object.fromEntries(
    TABLE.map((slug) => [slug, shop.products.filter(({ category }) => category === slug)]),
  )
  if (query.get('action') === 'get_newest_products') return { data: shop.products.slice(0, 3) }
  const all = query.get('category') === 'all'
  const listing = {
    categories: TABLE.map((slug) => ({ slug, name: shop.names[slug] })),
    ...(!all && { catInfo: { name: shop.names[query.get('category') ?? ''], slug: '', text: '' } }),
  }
  const config = { ...shop.settings, banners: shop.banners }
  return answerOf({ categories: { all: shop.products, ...categories }, config, listing }, query)
}

let api: TestServer
let media: TestServer
let copy: ShopCopy

beforeAll(async () => {
  copy = await copyShop()
  api = await startTestServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://shop').searchParams
    response.end(JSON.stringify(answer(query)))
  })
  media = await startTestServer((request, response) => {
    const colour = shop.pictures[request.url?.split('/').at(-1) ?? '']
    if (colour === undefined) return void response.writeHead(404).end()
    const create = { width: 60, height: 75, channels: 3, background: colour } as const
    void sharp({ create })
      .png()
      .toBuffer()
      .then((picture) => response.end(picture))
  })
})
afterAll(async () => {
  await Promise.all([api.close(), media.close(), copy.remove()])
})

/** Builds the shop, and gives every file of its dist/. */
async function build(extra: Record<string, string>): Promise<{ files: Map<string, string>; output: string }> {
  const { code, output } = await runScript('build.ts', copy.dir, {
    ALLOW_SHRINK: '1',
    ALLOW_PRICES: '1',
    ...extra,
  })
  expect(code, output).toBe(0)
  return { files: await fingerprintShop(copy.dir), output }
}

/** Builds as if there had been no build before; in the same folder, whose path is in the names of chunks. */
async function buildAnew(extra: Record<string, string>) {
  const places = ['.cache', 'dist'].map(
    (name) => [join(copy.dir, name), join(copy.dir, `kept-${name}`)] as const,
  )
  for (const [place, aside] of places) await rename(place, aside)
  const built = await build(extra)
  for (const [place, aside] of places) {
    await rm(place, { recursive: true })
    await rename(aside, place)
  }
  return built
}

/** Files that are not the same in both, or only in one. */
function differing(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

it('whatever changes, a build is byte for byte the same with an earlier one before it and without', async () => {
  const seed = Number(env['SEED'] ?? Date.now() % 1e9)
  const urls = { SHOP_API_URL: api.url, SHOP_MEDIA_URL: media.url }
  await build(urls)
  for (let round = 0; round < ROUNDS; round++) {
    const changes = Object.entries(round % 2 === 0 ? OF_PRODUCTS : OF_THE_SHOP)
    const [chosen = []] = fc.sample(fc.shuffledSubarray(changes, { minLength: changes.length >> 1 }), {
      seed: seed + round,
      numRuns: 1,
    })
    for (const [, change] of chosen)
      for (const apply of fc.sample(change, { seed: seed + round, numRuns: 2 })) apply()
    const later = await build(urls)
    const first = await buildAnew(urls)
    expect(
      differing(first.files, later.files),
      `SEED=${seed}, round ${round}: ${chosen.map(([kind]) => kind).join()}`,
    ).toEqual([])
  }
})

it(`one price among ${LARGE} changes the pages that show it, and no other file`, async () => {
  const db = join(copy.dir, 'shop.sqlite')
  const demo = await startDemoApi({ port: 0, products: LARGE, db })
  const urls = { SHOP_API_URL: demo.url, PICTURE_BUDGET_SECONDS: '0' }
  const before = await build(urls)
  expect((await build(urls)).output).toContain('Nothing has changed')

  const database = new DatabaseSync(db)
  const at = Math.floor(LARGE / 2)
  const product = database
    .prepare(
      `SELECT p.id, slug, category FROM product_categories JOIN products p ON p.id = product_id
     WHERE category <> 'all' ORDER BY product_categories.created_at DESC, product_id DESC LIMIT 1 OFFSET ?`,
    )
    .get(at)
  database
    .prepare('UPDATE products SET price_cents = price_cents + 10 WHERE id = ?')
    .run(product?.['id'] ?? null)
  database.close()
  const after = await build(urls)
  await demo.close()

  const changed = differing(before.files, after.files)
  const [slug, category] = [String(product?.['slug']), String(product?.['category'])]
  const isExpected = (file: string) =>
    [
      /^(catalogue|suggestions)\.json$/,
      /^feeds\/(heureka|google|meta)\.xml$/,
      new RegExp(`^listing/(all|${category})\\.\\w+\\.json$`),
      new RegExp(`^produkt/${slug}\\.html$`),
      new RegExp(`^produkty/(all|${category}/strana-\\d+)(/strana-\\d+)?\\.html$`),
      new RegExp(`^produkty/${category}(/strana-\\d+)?\\.html$`),
    ].some((pattern) => pattern.test(file))
  expect(changed.filter((file) => !isExpected(file))).toEqual([])
  expect(changed).toContain(`produkt/${slug}.html`)
  // The product, a page of each of its two listings, two indexes at most, suggestions, three feeds, and what it was built
  // of.
  expect(changed.length).toBeGreaterThanOrEqual(9)
  expect(changed.length).toBeLessThanOrEqual(10)
})
