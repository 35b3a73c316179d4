// Rules 121, 914, 918, 919, 925
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../../scripts/pipeline/atomic-files.ts'
import { DEMO_ROUTES } from '../../../scripts/screens/routes.ts'
import { FINDING_SENTENCES } from '../../../scripts/pipeline/report/texts.ts'
import { SAMPLE_FILES } from '../../../scripts/pipeline/check-samples.ts'
import { copyShop } from '../../fixtures/copied-shop.ts'
import { FIRM } from '../../fixtures/owners.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'
import { fakeShop, sentProducts, type FakeShop } from '../../fixtures/fake-shop.ts'
import { payload, PAYLOADS } from '../../fixtures/payloads.ts'
import { readPage, type Part, elementsOf, feedItems, readXml } from '../../fixtures/read-markup.ts'
import {
  answerWith,
  bodyOf,
  serveForTest,
  startTestServer,
  type Handler,
} from '../../fixtures/test-server.ts'
import { runScript, type ScriptResult } from '../run-script.ts'

/** The hash of each file below a folder, but for two files that contain the time. */
async function fingerprint(dir: string): Promise<Map<string, string>> {
  const files = filesBelow(dir).filter((file) => !/(?:catalogue|stav)\.json$/.test(file))
  const hashes = files.map(
    async (file) => [relative(dir, file), hash('sha256', await readFile(file))] as const,
  )
  return new Map(await Promise.all(hashes))
}

const ATTACKS = PAYLOADS.map((_, i) => ({
  slug: `utok-${i}`,
  name: payload(i),
  product_code: payload(i + 1),
  text: payload(i + 2),
  type: payload(i + 3),
  status: payload(i + 4),
  created_at_hard: payload(i + 5),
  image: payload(i + 6),
  variants: [{ name: payload(i + 7), thumbnail: payload(i + 8) }],
  sizes: [payload(i + 9)],
  allOfSizes: [payload(i + 9)],
  tags: ['98', '148', String(5000 + i)],
}))
/** Well-formed links to missing pages. */
const DEAD_LINKS = ['/akcia-black-friday', '/produkty/vypredane']
const LINKS = ['javascript:hostile()', 'data:text/html,<script>hostile()</script>', '//hostile.example/x']

const PRODUCTS = sentProducts(
  40 + ATTACKS.length,
  { price: 'NaN' },
  { slug: '../x' },
  { image: 'good.png', is_hashed_path: '1', price: '10,00' },
  { image: 'gone.jpg', is_hashed_path: '1' },
  { image: 'damaged.png', is_hashed_path: '1' },
  { image: 'heavy.jpg', is_hashed_path: '1' },
  ...ATTACKS,
)

const SHOP: FakeShop = {
  categories: { tricka: PRODUCTS, vypredane: [] },
  text: payload(1),
  listing: {
    category_attributes: [{ id: '101', name: payload(0) }],
    category_attribute_values: PAYLOADS.map((name, i) => ({
      id: String(5000 + i),
      attribute_id: '101',
      name,
    })),
  },
  config: {
    banners: [...LINKS, ...PAYLOADS, ...DEAD_LINKS].map((link, i) => ({
      file_path: 'good.png',
      link,
      name: payload(i + 1),
      ...(i > 2 && { bottomHome: '1', heading: payload(i + 2), btnText: payload(i + 4) }),
    })),
    // Ids of a database, and kinds only if no name tells them.
    deliveryOptions: [
      { id: '41', name: 'Osobný odber', cost: 0 },
      ...PAYLOADS.map((name, i) => ({ id: 50 + i, name, cost: 1 })),
    ],
    paymentOptions: [
      { id: 7, name: 'Platba v predajni', cost: 0, visible_in_delivery: ['41'] },
      ...PAYLOADS.map((name, i) => ({
        ...{ id: 90 + i, name, kind: 'transfer', cost: 0, visible_in_delivery: [50 + i] },
      })),
    ],
    allSizes: { 148: payload(0) },
  },
}

const png = await sharp({ create: { width: 60, height: 75, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const PICTURES = new Map<string, Handler>([
  ['gone.jpg', answerWith('', 404)],
  ['damaged.png', (_, response) => response.end(png.subarray(0, png.length / 2))],
  ['heavy.jpg', (_, response) => response.end(Buffer.alloc(16_000_000))],
])

let shop = SHOP
const api = await startTestServer((request, response) => {
  const picture = PICTURES.get(request.url?.split('/').at(-1) ?? '')
  if (picture) picture(request, response)
  else if (request.url?.startsWith('/web_files/')) response.end(png)
  else fakeShop(shop)(request, response)
})
afterAll(api.close)
const dir = await tempFolder(afterAll)
await copyShop(dir)
const dist = join(dir, 'dist')
// A real shop has an owner's data and no samples.
const OWN_PAGES = {
  'o-nas': [
    'title: O nás',
    'place: menu',
    'Šijeme v Košiciach, píšte na {{emailLink}}.<script>alert(1)</script>',
  ],
  dopravcovia: ['title: Dopravcovia', 'place: footer', '{{deliveryList}}'],
}
for (const file of SAMPLE_FILES) {
  const text = await readFile(join(dir, file), 'utf8')
  await writeFiles(dir, { [file]: text.replace('UKÁŽKA', '') })
}
await writeFiles(dir, {
  'src/config/owner.ts': `export const OWNER = ${JSON.stringify(FIRM)}`,
  ...Object.fromEntries(
    Object.entries(OWN_PAGES).map(([name, [title, place, text]]) => [
      `src/content/pages/${name}.md`,
      `---\n${title}\n${place}\n---\n\n${text}\n`,
    ]),
  ),
})
const run = (killed?: AbortSignal, env: Record<string, string> = {}) =>
  runScript('build.ts', dir, { SHOP_API_URL: api.url, ALLOW_SAMPLES: '', ...env }, killed)
const report = async (part?: 'whole') =>
  readPage(await readFile(join(dir, `.cache/build-report${part ? '-whole' : ''}.html`), 'utf8')).find(
    ({ name }) => name === 'html',
  )?.text ?? ''
const read = (file: string) => readFile(join(dist, file), 'utf8')

let result: ScriptResult
let buildMs: number
beforeAll(async () => {
  const startedAt = performance.now()
  result = await run()
  buildMs = performance.now() - startedAt
}, 300_000)

/** True for an element that runs or loads something from the API, or leads to a forbidden address. */
function isDangerous({ name, attributes, text }: Part): boolean {
  const addresses = ['href', 'src', 'srcset', 'action', 'data'].flatMap((one) => attributes[one] ?? [])
  return (
    Object.keys(attributes).some((one) => /^(on|style$|srcdoc$|formaction$)/.test(one)) ||
    ['iframe', 'object', 'embed', 'base'].includes(name) ||
    (name === 'script' && !attributes['type']?.startsWith('application/') && text.includes('hostile')) ||
    addresses.some((address) => {
      const { protocol = '', host } = URL.parse(address, 'https://obchod.sk') ?? {}
      // Only a link in a text may lead to another host.
      const isForeign = host === 'hostile.example' && !(name === 'a' && address.startsWith('https://'))
      return isForeign || !/^(https?|mailto|tel):$/.test(protocol)
    })
  )
}

describe('a build of a shop with faults', () => {
  it('succeeds, and lists every fault with its remedy', async () => {
    expect(result.code, result.output).toBe(0)
    for (const line of [
      'Prvé zostavenie pripravuje aj obrázky',
      FINDING_SENTENCES['left-out'].sk,
      '- produkt 1 „Produkt 1“  údaj cena má nesprávnu hodnotu „NaN“',
      '- produkt 2 „Produkt 2“  adresa (slug) „../x“ sa nedá použiť',
      `${FINDING_SENTENCES['picture-missing']}\n`,
      `- Produkt 4  ${api.url}/web_files/gone.jpg`,
      FINDING_SENTENCES['picture-unreadable'],
      `- Produkt 5  ${api.url}/web_files/damaged.png`,
      `${FINDING_SENTENCES['picture-too-large']}\n- Produkt 6 `,
      FINDING_SENTENCES['banner-link'].sk,
      FINDING_SENTENCES['dead-link'],
      FINDING_SENTENCES['empty-link'],
      FINDING_SENTENCES.feed,
    ])
      expect(result.output).toContain(line)
    const whole = await report('whole')
    for (const link of [...DEAD_LINKS, ...LINKS]) expect(whole).toContain(link)
    // No control character of a name or text reaches the terminal.
    expect(result.output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/)
  })

  it('has a page for every sound product, also in the sitemap', async () => {
    const slugs = PRODUCTS.slice(2).map((one) => String(one['slug']))
    const files = [...(await fingerprint(join(dist, 'produkt'))).keys()]
    expect(files.sort()).toEqual(slugs.flatMap((slug) => [`${slug}.html`, `${slug}.html.br`]).sort())
    const map = await read('sitemap.xml')
    expect(elementsOf(readXml(map), 'urlset', 'url').length).toBeGreaterThan(slugs.length)
    for (const slug of slugs) expect(map).toContain(`/produkt/${slug}</loc>`)
  })

  it('hides a category without goods from search engines', async () => {
    expect(await read('produkty/vypredane.html')).toContain('<meta name="robots" content="noindex">')
    expect(await read('sitemap.xml')).not.toContain('vypredane')
    expect(await read('produkty/tricka.html')).not.toContain('noindex')
  })

  it('gives browsers the API’s own sizes', async () => {
    const files = await readdir(join(dist, '_astro'))
    const scripts = await Promise.all(
      files.filter((file) => file.endsWith('.js')).map((file) => read(`_astro/${file}`)),
    )
    expect(scripts.filter((script) => /\[\[.148.,/.test(script))).toHaveLength(1)
  })

  it('has the owner’s own pages, each linked from its place', async () => {
    const about = readPage(await read('o-nas.html'))
    expect(await read('o-nas.html')).not.toContain('alert(1)')
    expect(about.find(({ name }) => name === 'h1')?.text).toBe('O nás')
    expect(about.find(({ name }) => name === 'main')?.text).toMatch(/píšte na.obchod@ihla\.sk/)
    expect(about.find(({ name }) => name === 'title')?.text).toMatch(/^O nás: .* \| Ihla$/)
    const home = readPage(await read('index.html'))
    for (const [place, path] of [
      ['header', '/o-nas'],
      ['footer', '/dopravcovia'],
    ] as const) {
      expect(await read('sitemap.xml')).toContain(`${path}</loc>`)
      const start = home.findIndex(({ name }) => name === place)
      const link = home.findIndex(({ attributes }) => attributes['href'] === path)
      expect(link, path).toBeGreaterThan(start)
    }
  })

  it('has no placeholder pages, and acknowledges no withdrawal without a receiver', async () => {
    for (const { path } of DEMO_ROUTES) expect(existsSync(join(dist, `${path}.html`)), path).toBe(false)
    for (const page of ['odstupenie-od-zmluvy.html', 'odstupenie-od-zmluvy-prijate.html']) {
      const text = readPage(await read(page)).find(({ name }) => name === 'main')?.text
      expect(text, page).toContain(FIRM.email)
      expect(text, page).not.toMatch(/prijali|Potvrdiť/)
    }
  })

  it('runs no script of the API, loads nothing from its links, and writes only text into feeds', async () => {
    let hostileTexts = 0
    for (const file of (await fingerprint(dist)).keys()) {
      if (!file.endsWith('.html')) continue
      const parts = readPage(await read(file))
      expect(parts.filter(isDangerous), file).toEqual([])
      hostileTexts += Number(parts.find(({ name }) => name === 'body')?.text.includes('hostile()'))
    }
    // Listings and product pages do show the hostile texts.
    expect(hostileTexts).toBeGreaterThan(ATTACKS.length)
    for (const name of ['heureka', 'google', 'meta'])
      expect(feedItems(await read(`feeds/${name}.xml`)).length, name).toBeGreaterThan(0)
  })
})

/** Reads the shop's stav.json. */
const state = async () => JSON.parse(await read('stav.json')) as Record<string, unknown>

it('stav.json says when the shop was built, with how many products, and when a build last found nothing to change', async () => {
  const built = await state()
  expect(built).toEqual({
    builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    checkedAt: built['builtAt'],
    products: PRODUCTS.length - 2,
    commit: null,
  })
  const before = await fingerprint(dist)
  expect((await run()).output).toContain('stays as it is')
  expect(await state()).toEqual({
    ...built,
    checkedAt: expect.not.stringMatching(String(built['builtAt'])) as string,
  })
  expect(await fingerprint(dist)).toEqual(before)
  expect((await run()).output, 'the shop is still known to be whole').toContain('stays as it is')
})

it('after a kill at any time dist/ is a whole shop, and the next build changes only the pages that a change touches', async () => {
  const before = await fingerprint(dist)
  const changed = PRODUCTS.map((one) => ({
    ...one,
    ...(one['slug'] === 'p3' && { price: '11,00', slug: 'premenovany' }),
  }))
  shop = { ...SHOP, categories: { ...SHOP.categories, tricka: changed } }
  const killAfterMs = Math.round(Math.random() * buildMs)
  await run(AbortSignal.timeout(killAfterMs))
  const afterKill = await fingerprint(dist)

  const { code, output } = await run()
  expect(code, output).toBe(0)
  const after = await fingerprint(dist)
  expect([before, after], `killed after ${killAfterMs} ms`).toContainEqual(afterKill)
  expect(await read('produkt/premenovany.html')).toContain('11,00')
  // The old address of a renamed product redirects (rule 922).
  expect(await read('_redirects')).toContain('\n/produkt/p3  /produkt/premenovany  301\n')
  expect((await run()).output, 'nothing is rendered once more').toContain('stays as it is')

  // After the killed build, untouched pages are still those of the first build.
  const untouched = []
  for (const file of before.keys())
    if (/^produkt\/.*\.html$/.test(file) && after.has(file) && !(await read(file)).includes('premenovany'))
      untouched.push(file)
  expect(untouched.length).toBeGreaterThan(10)
  for (const file of untouched) expect(after.get(file), file).toBe(before.get(file))
})

/** The code in the report of the build that stopped. */
let stopCode = ''

it('a build stops if most products are gone, reports it on a page and to a webhook, and leaves the old shop', async () => {
  const before = await fingerprint(dist)
  const reports: Record<string, unknown>[] = []
  const webhook = await serveForTest((request, response) => {
    void bodyOf(request).then((body) => {
      reports.push(JSON.parse(body) as Record<string, unknown>)
      response.writeHead(500).end()
    })
  })
  shop = { ...SHOP, categories: { tricka: PRODUCTS.slice(2, 22) } }
  const { code, output } = await run(undefined, { REPORT_WEBHOOK: webhook.url })
  stopCode = /CONFIRM=([0-9a-f]{6})/.exec(output)?.[1] ?? ''
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    outcome: 'stopped',
    head: expect.arrayContaining([expect.stringContaining('CONFIRM=')]) as string[],
    text: expect.stringContaining('Produkty, ktoré zmizli') as string,
  })
  expect(output).toContain('REPORT_WEBHOOK správu neprijal: odpovedal stavom 500')
  expect(output).toMatch(/CONFIRM=[0-9a-f]{6}[^]*Produkty, ktoré zmizli: \d+ \/ \d+/)
  expect(output, 'nothing in English after the report').toMatch(
    /Obchod sa nezostavil: [^]*\nCelá správa je v .*\nREPORT_WEBHOOK .*$/,
  )
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|\n {4}at /)
  expect(code).toBe(1)
  expect(await fingerprint(dist)).toEqual(before)
  expect(await report()).toMatch(
    /Obchod sa nezostavil: toto treba overiť[^]*CONFIRM=[0-9a-f]{6}[^]*Produkty, ktoré zmizli: \d+/,
  )
})

it('the code of a report confirms its faults once', async () => {
  const gone = join(dist, `produkt/${String(PRODUCTS.at(-1)?.['slug'])}.html`)
  const again = await run(undefined, { CONFIRM: '000000' })
  expect(again.output, 'another code').toContain(`CONFIRM=${stopCode}`)
  expect(existsSync(gone)).toBe(true)
  const built = await run(undefined, { CONFIRM: stopCode })
  expect(built.code, built.output).toBe(0)
  expect(existsSync(gone)).toBe(false)
  expect(await report()).toContain(`Povolili ste to kódom CONFIRM=${stopCode}. Už ho môžete zmazať.`)
  expect((await run(undefined, { CONFIRM: stopCode })).output).toContain(
    `CONFIRM=${stopCode} už nič nepovoľuje, zmažte ho.`,
  )
})
