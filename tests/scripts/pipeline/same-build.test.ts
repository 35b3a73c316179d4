import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { fc } from '../../fixtures/properties.ts'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { answerOf, sentProducts, type SentProduct } from '../../fixtures/fake-shop.ts'
import { copyShop, fingerprint, fingerprintShop } from '../../fixtures/shop-copy.ts'
import { startTestServer } from '../../fixtures/test-server.ts'
import { runScript, type RunOptions } from '../run-script.ts'

const ROUNDS = 1
const PRODUCTS = 90
vi.setConfig({ testTimeout: 7_200_000 })

const CATEGORIES = ['tricka', 'mikiny', 'bjk-fotoboxy']
const PICTURES = ['red', 'green', 'blue']
const TAGS = ['98', '127', '148', '149', '152', '153', '121', '500']

/** All that a build reads from a shop's API and its media host. */
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
  products: sentProducts(PRODUCTS).map((product, i) => ({
    ...product,
    category: CATEGORIES[i % CATEGORIES.length] ?? '',
    tags: ['98', '148'],
    image: `${PICTURES[i % PICTURES.length]}.png`,
    status: i % 10 === 0 ? 'Sold Out' : '',
  })),
  names: Object.fromEntries(CATEGORIES.map((slug) => [slug, slug.toUpperCase()])),
  banners: [{ file_path: 'red.png', name: 'Dolu', bottomProduct: true }],
  settings: { deliveryFreeFrom: 35 },
  pictures: Object.fromEntries(PICTURES.map((colour) => [`${colour}.png`, colour])),
}

const text = fc.string({ minLength: 1, maxLength: 12 }).map((word) => `x${word}`)
/** A place in the list of products; every second time that of a newest product, which all pages show. */
const place = fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 500 }))
/** Changes these fields of one product. */
const changedProduct = (change: fc.Arbitrary<SentProduct>) =>
  fc.tuple(place, change).map(([at, fields]) => () => {
    const index = at % shop.products.length
    shop.products[index] = { ...(shop.products[index] as Shop['products'][number]), ...fields }
  })
const FIRST_ADDED = 1000
let nextId = FIRST_ADDED

/** What may happen to a shop between two builds. */
const CHANGES: Readonly<Record<string, fc.Arbitrary<() => void>>> = {
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
  category: changedProduct(fc.record({ category: fc.constantFrom(...CATEGORIES) })),
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
      category: CATEGORIES[0] ?? '',
      tags: ['98', '148'],
    })
  }),
  /** Which filters a menu has depends on them. */
  tags: changedProduct(fc.record({ tags: fc.subarray(TAGS), sizes: fc.subarray(['XS', 'S']) })),
  'a banner': fc.tuple(text, fc.boolean()).map(([name, bottomProduct]) => () => {
    shop.banners = [
      { file_path: 'green.png', link: '/produkty', name, bottomProduct },
      ...shop.banners.slice(0, 2),
    ]
  }),
  "a category's name": fc.tuple(fc.constantFrom(...CATEGORIES), text).map(([slug, name]) => () => {
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
    CATEGORIES.map((slug) => [slug, shop.products.filter(({ category }) => category === slug)]),
  )
  if (query.get('action') === 'get_newest_products') return { data: shop.products.slice(0, 3) }
  const all = query.get('category') === 'all'
  const listing = {
    categories: CATEGORIES.map((slug) => ({ slug, name: shop.names[slug] })),
    ...(!all && { catInfo: { name: shop.names[query.get('category') ?? ''], slug: '', text: '' } }),
  }
  const config = { ...shop.settings, banners: shop.banners }
  return answerOf({ categories: { all: shop.products, ...categories }, config, listing }, query)
}

const copy = await copyShop()
const api = await startTestServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://shop').searchParams
  response.end(JSON.stringify(answer(query)))
})
const media = await startTestServer((request, response) => {
  const colour = shop.pictures[request.url?.split('/').at(-1) ?? '']
  if (colour === undefined) return void response.writeHead(404).end()
  const create = { width: 60, height: 75, channels: 3, background: colour } as const
  void sharp({ create })
    .png()
    .toBuffer()
    .then((picture) => response.end(picture))
})
afterAll(async () => {
  await Promise.all([api.close(), media.close(), copy.remove()])
})

const run = (options: RunOptions = {}) =>
  runScript(
    'build.ts',
    copy.dir,
    { ALLOW_SHRINK: '1', ALLOW_PRICES: '1', SHOP_API_URL: api.url, SHOP_MEDIA_URL: media.url },
    options,
  )

/** Builds the shop, and gives every file of its dist/. */
async function build(): Promise<Map<string, string>> {
  const { code, output } = await run()
  expect(code, output).toBe(0)
  return fingerprintShop(copy.dir)
}

/** Builds as if there had been no build before, in the same folder, because chunks are named by its path, too. */
async function buildAnew(): Promise<Map<string, string>> {
  const places = ['.cache', 'dist'].map(
    (name) => [join(copy.dir, name), join(copy.dir, `kept-${name}`)] as const,
  )
  for (const [place, aside] of places) await rename(place, aside)
  const built = await build()
  expect((await run()).output, 'nothing is rendered once more').toContain('stays as it is')
  for (const [place, aside] of places) {
    await rm(place, { recursive: true })
    await rename(aside, place)
  }
  return built
}

/** Makes random changes to the shop. @returns their kinds */
function changeShop(seed: number): string {
  const changes = Object.entries(CHANGES)
  const [chosen = []] = fc.sample(fc.shuffledSubarray(changes, { minLength: changes.length >> 1 }), {
    seed,
    numRuns: 1,
  })
  for (const [, change] of chosen) for (const apply of fc.sample(change, { seed, numRuns: 2 })) apply()
  return chosen.map(([kind]) => kind).join()
}

/**
 * Changes the price of a product that is not among the newest.
 * @returns the product's address, and the files that show it beside the pages of products that are like it
 */
function changePrice(): { path: string; showsPrice: RegExp } {
  const at = shop.products.length >> 1
  const product = shop.products[at] as Shop['products'][number]
  shop.products[at] = { ...product, price: Number(product['price']) === 77.7 ? 66.6 : 77.7 }
  const { category } = product
  const pages = `produkt/${String(product['slug'])}|produkty(/(all|${category})(/strana-\\d+)?)?`
  // Old addresses lead on only where there was a past.
  const showsPrice = new RegExp(
    `^(_redirects|catalogue\\.json|feeds/\\w+\\.xml|listing/all\\.\\w+\\.json|(${pages})\\.html)$`,
  )
  return { path: `/produkt/${String(product['slug'])}`, showsPrice }
}

/** The files that are pages of other products, with a card that leads to `path`. */
async function pagesWithCard(path: string, files: readonly string[]): Promise<string[]> {
  const pages = files.filter((file) => file.startsWith('produkt/') && `/${file}` !== `${path}.html`)
  const texts = await Promise.all(pages.map((page) => readFile(join(copy.dir, 'dist', page), 'utf8')))
  return pages.filter((_, i) => texts[i]?.includes(`href="${path}"`))
}

/** Files that differ, or that only one of the two has. */
function differing(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

it('after any changes and a kill at any time dist/ is a whole shop, the same as one built without a past', async () => {
  const seed = Number(env['SEED'] ?? Date.now() % 1e9)
  let startedAt = performance.now()
  let before = await build()
  let buildMs = performance.now() - startedAt
  for (let round = 0; round < ROUNDS; round++) {
    const changes = changeShop(seed + round)
    const killAfterMs = Math.round(Math.random() * buildMs)
    const what = `SEED=${seed}, round ${round}, killed after ${killAfterMs} ms of ${Math.round(buildMs)}: ${changes}`
    // The renamed product must have been online: those that are added later have ids from FIRST_ADDED on.
    const at = shop.products.findIndex(({ id }) => Number(id) < FIRST_ADDED)
    const [old, slug] = [String(shop.products[at]?.['slug']), `premenovany-${round}`]
    shop.products[at] = { ...(shop.products[at] as Shop['products'][number]), slug }
    await run({ killed: AbortSignal.timeout(killAfterMs) })
    const afterKill = await fingerprintShop(copy.dir)
    // A killed build may leave anything, such as fonts that are half written.
    for (const file of (await fingerprint(join(copy.dir, '.cache/astro'))).keys())
      await truncate(join(copy.dir, '.cache/astro', file), 100)

    startedAt = performance.now()
    const after = await build()
    buildMs = performance.now() - startedAt
    expect([before, after], what).toContainEqual(afterKill)
    // A renamed product is found under its old address (rule 922).
    const redirects = await readFile(join(copy.dir, 'dist/_redirects'), 'utf8')
    expect(redirects, what).toContain(`\n/produkt/${old}  /produkt/${slug}  301\n`)

    // One price changes before this build, so that it shows two things: that nothing is left of the past, and what a price
    // changes.
    const { path, showsPrice } = changePrice()
    const differ = differing(after, await buildAnew())
    const similar = await pagesWithCard(path, differ)
    const changed = differ.filter((file) => !similar.includes(file))
    const told = `${what}: ${changed.join()}`
    expect(
      changed.filter((file) => !showsPrice.test(file)),
      told,
    ).toEqual([])
    const feeds = changed.filter((file) => file.startsWith('feeds/'))
    // A product that cannot be bought or has no picture is in none of the three feeds.
    expect([0, 3], told).toContain(feeds.length)
    // The product, a page of each of its two listings, the index, and what it was built of; where it was their
    // lowest price, the first pages of its listings, too.
    const others = changed.filter((file) => !feeds.includes(file) && file !== '_redirects')
    expect(others.length, told).toBeGreaterThanOrEqual(4)
    expect(others.length, told).toBeLessThanOrEqual(10)
    before = after
  }
})

it(
  'the old shop stays where the disk takes no more pages, and the reason is said',
  { tags: 'long' },
  async () => {
    const before = await fingerprintShop(copy.dir)
    // A larger catalogue would exceed the limit itself, before any page is written.
    shop.products.splice(40)
    const { code, reason, output } = await run({ maxFileBlocks: 60 })
    expect(reason, output).toMatch(
      /^A file grew past the size that this system allows: raise the limit .* \(Failed to write file in .*\)$/,
    )
    expect(code).toBe(1)
    expect(await fingerprintShop(copy.dir)).toEqual(before)
  },
)

it(
  'the old shop stays where the data change while pages are rendered from them',
  { tags: 'long' },
  async () => {
    const before = await fingerprintShop(copy.dir)
    const file = join(copy.dir, '.cache/pages-data/catalogue.json')
    await rm(file, { force: true })
    changePrice()
    const building = run()
    const left = await vi.waitFor(() => readFile(file, 'utf8'), { timeout: 600_000 })
    await writeFile(file, left.replaceAll('"priceCents":', '"priceCents":1'))
    const { code, reason, output } = await building
    expect(reason, output).toMatch(/^the catalogue or the code was changed while the shop was built/)
    expect(code).toBe(1)
    expect(await fingerprintShop(copy.dir)).toEqual(before)
  },
)
