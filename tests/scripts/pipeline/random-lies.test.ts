/** @module-tag long */
import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { env } from 'node:process'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '../../../scripts/demo-api/pictures/seeded-random.ts'
import { publishedSchema } from '../../../src/api/published.ts'
import { answerOf, sentProducts, type FakeShop } from '../../fixtures/fake-shop.ts'
import { payload, PAYLOADS } from '../../fixtures/payloads.ts'
import { copyShop, fingerprint } from '../../fixtures/shop-copy.ts'
import { startTestServer } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'
import * as v from 'valibot'

/** How many builds the long run tries; `LIES=500 SEED=7` tries five hundred, from the seventh on. */
const TRIALS = Number(env['LIES'] ?? 40)
const FIRST_SEED = Number(env['SEED'] ?? 1)
const MAX_BYTES = 1.5e9
const MAX_MS = 5 * 60_000

const CALLS = ['get_eshop_config', 'get_newest_products', 'get_products', 'get_product&'] as const
const PRODUCTS = 40

/** A shop, and what lies change about it. */
interface Draft {
  products: Record<string, unknown>[]
  shop: Partial<FakeShop>
  /** Each changes what `get_product` says of a product, or makes it vanish. */
  details: ((product: Record<string, unknown>) => object | null)[]
  /** What answers a call in place of the shop, once the shop has answered `before` requests of it. */
  answers: { call: string; before: number; answer: (response: ServerResponse) => void }[]
}

/** Chooses a whole number from 0 to below a limit. */
type Choose = (limit: number) => number

const SPACES = Buffer.alloc(1_000_000, ' ')
const BOMB = gzipSync(Buffer.alloc(100_000_000, ' '))
const HEAVY = `{"data":[${'[],'.repeat(5_000_000)}1]}`

function pour(response: ServerResponse): void {
  response.on('error', () => undefined)
  const more = () => {
    while (!response.destroyed) if (!response.write(SPACES)) return void response.once('drain', more)
  }
  more()
}

const ANSWERS: readonly ((response: ServerResponse) => void)[] = [
  pour,
  (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB),
  (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(SPACES),
  (response) => response.end(HEAVY),
  (response) => response.end('<h1>Údržba</h1>'),
  (response) => response.end('{"data":'),
  (response) => response.end('{"data":null,"error":"\u001b[2J je nám ľúto"}'),
  (response) => response.end(),
  (response) => response.destroy(),
  (response) => void response.write('{'),
  () => undefined,
  (response) => response.writeHead(500).end(),
  (response) => response.writeHead(403).end('{}'),
]
const TEXTS = ['name', 'text', 'slug', 'product_code', 'status', 'image', 'created_at_hard', 'type']
const PRICES = [0, '0,00', -1, '', 'NaN', null, 99_999, 1e9, '1.234', 0.01]
const IDS = ['__proto__', 'constructor', 'toString', '', 'x y', 1e21, -1, null]
const HTML = [
  '<b>'.repeat(1_000_000),
  '<b>'.repeat(65),
  '<p>x'.repeat(49_000),
  '<p>x'.repeat(300_000),
  '&'.repeat(199_000),
]

const pick = <T>(choose: Choose, items: readonly T[]): T => items[choose(items.length)] as T

/** Changes one product of forty, which a build leaves out, or half of them, which stops it. */
function some(draft: Draft, choose: Choose, change: (product: Record<string, unknown>) => void): void {
  const count = choose(2) === 0 ? 1 : PRODUCTS / 2
  for (let i = 0; i < count; i++) change(draft.products[choose(PRODUCTS)] as Record<string, unknown>)
}

/** Each lie changes a draft. */
const LIES: Record<string, (draft: Draft, choose: Choose) => void> = {
  prices: (draft, choose) => some(draft, choose, (one) => (one['price'] = pick(choose, PRICES))),
  'prices far from before': (draft, choose) => {
    const factor = pick(choose, [0.01, 1.2, 4, 100])
    for (const one of draft.products) one['price'] = (10 * factor).toFixed(2)
  },
  'other prices in details': (draft, choose) => {
    const stranger = choose(PRODUCTS + 10)
    draft.details.push((one) => (Number(one['id']) >= stranger ? { ...one, price: 99_999 } : one))
  },
  ids: (draft, choose) => some(draft, choose, (one) => (one['id'] = pick(choose, [...IDS, 1, 2]))),
  slugs: (draft, choose) =>
    some(draft, choose, (one) => (one['slug'] = pick(choose, ['p1', '../x', 'a/b', '']))),
  tags: (draft, choose) => some(draft, choose, (one) => (one['tags'] = [pick(choose, IDS)])),
  texts: (draft, choose) =>
    some(draft, choose, (one) => (one[pick(choose, TEXTS)] = payload(choose(PAYLOADS.length)))),
  'long names': (draft, choose) => some(draft, choose, (one) => (one['name'] = 'x'.repeat(299 + choose(3)))),
  HTML: (draft, choose) => some(draft, choose, (one) => (one['text'] = pick(choose, HTML))),
  types: (draft, choose) =>
    some(draft, choose, (one) => (one[pick(choose, TEXTS)] = pick(choose, [[], {}, true, 7]))),
  'details that are gone': (draft, choose) => {
    const gone = choose(PRODUCTS)
    draft.details.push((one) => (one['id'] === gone ? null : one))
  },
  counts: ({ shop }, choose) => (shop.surplus = pick(choose, [1, -1, 400_000, 5e8, 1e15])),
  attributes: ({ shop }, choose) => {
    const attribute = { id: pick(choose, IDS), name: payload(choose(PAYLOADS.length)) }
    shop.listing = { ...shop.listing, category_attributes: [attribute] }
  },
  'category text': ({ shop }, choose) =>
    (shop.listing = { ...shop.listing, catInfo: { name: '', slug: '', text: pick(choose, HTML) } }),
  settings: ({ shop }, choose) => {
    const [name, link] = [payload(choose(PAYLOADS.length)), payload(choose(PAYLOADS.length))]
    shop.config = {
      banners: [{ file_path: 'x.jpg', name, link }],
      deliveryOptions: [{ id: choose(4), name: 'Pošta', cost: pick(choose, [2.9, -1, 0, 'NaN']) }],
      paymentOptions: pick(choose, [
        null,
        [{ id: choose(2), name: 'Prevod', cost: 0, visible_in_delivery: [choose(4)] }],
      ]),
      allSizes: { [String(pick(choose, IDS))]: 'M' },
    }
  },
  answers: (draft, choose) => {
    const [call, answer] = [pick(choose, CALLS), pick(choose, ANSWERS)]
    draft.answers.push({ call, before: choose(20), answer })
  },
}

/** The names of all lies. Every second is `answers`, so that about half of them are broken answers. */
const NAMES = Object.keys(LIES).flatMap((name) => [name, 'answers'])

const truth = (): Draft => ({
  products: sentProducts(PRODUCTS).map((one) => ({ ...one })),
  shop: {},
  details: [],
  answers: [],
})

let draft = truth()

const copy = await copyShop()
const server = await startTestServer((request, response) => {
  const { url = '' } = request
  const lie = draft.answers.find((one) => url.includes(one.call) && one.before-- <= 0)
  if (lie) {
    lie.answer(response)
    return
  }
  const detail = (product: object) =>
    draft.details.reduce<object | null>((one, change) => one && change({ ...one }), product)
  const shop = { categories: { tricka: draft.products }, detail, ...draft.shop }
  response.end(JSON.stringify(answerOf(shop, new URL(url, 'http://shop').searchParams)))
})

beforeAll(async () => {
  const { code, output } = await build()
  expect(code, output).toBe(0)
}, MAX_MS)
afterAll(async () => {
  await Promise.all([server.close(), copy.remove()])
})

/** Builds the shop. @returns how that ended, and the most memory it had */
async function build() {
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const look = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    bytes = Math.max(bytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  }
  const result = await runScript(
    'build.ts',
    copy.dir,
    { SHOP_API_URL: server.url, PICTURE_BUDGET_SECONDS: '0' },
    { onStart: (pid) => (timer = setInterval(() => void look(pid), 100)) },
  )
  clearInterval(timer)
  return { ...result, bytes }
}

/** Whether the shop in dist/ has a page for each product that it says it was built from. */
async function isWhole(): Promise<boolean> {
  const dist = join(copy.dir, 'dist')
  const published = v.parse(publishedSchema, JSON.parse(await readFile(join(dist, 'catalogue.json'), 'utf8')))
  const pages = (await readdir(join(dist, 'produkt'))).filter((file) => file.endsWith('.html'))
  return published.products === pages.length && published.prices.every(([, cents]) => cents > 0)
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + TRIALS; seed++) {
  const random = seededRandom(seed)
  const choose: Choose = (limit) => Math.floor(random() * limit)
  const names = Array.from({ length: 1 + choose(3) }, () => pick(choose, NAMES))
  it(
    `lies ${seed}, ${names.join(' and ')}: an error and the old shop, or a report and a whole one`,
    async () => {
      draft = truth()
      for (const name of names) LIES[name]?.(draft, choose)
      const before = await fingerprint(join(copy.dir, 'dist'))
      const startedAt = performance.now()
      const { code, output, reason, bytes } = await build()
      const ms = performance.now() - startedAt
      const told = `${seed}: code ${code}, ${Math.round(bytes / 1e6)} MB, ${Math.round(ms / 1000)} s: ${reason.slice(0, 150)}`
      console.log(told)
      expect([0, 1], output).toContain(code)
      // A stack trace would mean that nobody has foreseen the error.
      expect(output).not.toMatch(/\n {4}at /)
      if (code === 1) expect(await fingerprint(join(copy.dir, 'dist'))).toEqual(before)
      else expect(output).toContain('Celá správa je v')
      expect(await isWhole(), output).toBe(true)
      expect(bytes, told).toBeLessThan(MAX_BYTES)
      expect(ms, told).toBeLessThan(MAX_MS)
    },
    2 * MAX_MS,
  )
}
