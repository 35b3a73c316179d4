import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserArgs, findBrowser } from '../../../scripts/find-browser.ts'
import { startStaticServer } from '../../../scripts/serve/static-server.ts'
import { isRefusal, reportRefusals } from '../../e2e/support/policy.ts'
import { FINDING_SENTENCES } from '../../../src/messages/report.ts'
import { fakeShop, sentProducts } from '../../fixtures/fake-shop.ts'
import { payload, PAYLOADS } from '../../fixtures/payloads.ts'
import { readPage, type Part } from '../../fixtures/read-page.ts'
import { elementsOf, feedItems, readXml } from '../../fixtures/read-xml.ts'
import { copyShop, fingerprint } from '../../fixtures/shop-copy.ts'
import { startTestServer, type Handler } from '../../fixtures/test-server.ts'
import { runScript, type ScriptResult } from '../run-script.ts'

const BUILD_MS = 180_000
/** Runs something if any part of it is taken for markup. */
const HOSTILE = `"><img src=x onerror=hostile()></title></textarea></script><script>hostile()</script>'\`\${hostile()}`
const HOSTILE_LINKS = [
  'javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '//hostile.example/x',
]
const HOSTILE_HTML = [
  `<p onclick="hostile()" style="color:red">Popis</p><script>hostile()</script><svg onload=hostile()></svg>`,
  `<iframe srcdoc="<script>hostile()</script>"></iframe><object data="hostile.swf"></object>`,
  `<form action="//hostile.example"><button formaction="javascript:hostile()">x</button></form>`,
  ...HOSTILE_LINKS.map((link) => `<a href="${link}">odkaz</a>`),
].join('')

/** As many products as there are payloads, so that each field of a product is each payload once. */
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
/** What a page shows of a payload: without signs that HTML cannot have, several spaces as one. */
const shown = (text: string) =>
  text
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Two products that cannot go online, many whose every text is hostile, and some with bad pictures. */
const PRODUCTS = sentProducts(
  40 + ATTACKS.length,
  { price: 'NaN' },
  { slug: '../x' },
  {
    name: HOSTILE,
    product_code: HOSTILE,
    text: HOSTILE_HTML,
    type: HOSTILE,
    status: HOSTILE,
    created_at_hard: HOSTILE,
    image: 'good.png',
    tags: ['98', '148'],
    variants: [{ name: HOSTILE, thumbnail: HOSTILE }],
    sizes: [HOSTILE],
    allOfSizes: [HOSTILE],
  },
  { image: 'gone.jpg', is_hashed_path: '1' },
  { image: 'damaged.png', is_hashed_path: '1' },
  { image: 'script.svg', is_hashed_path: '1' },
  { image: 'heavy.jpg', is_hashed_path: '1' },
  ...ATTACKS,
)

/** What a listing has beside its products: its category and filters. */
const LISTING = {
  catInfo: { name: HOSTILE, slug: HOSTILE, text: HOSTILE_HTML },
  categories: [{ name: HOSTILE, slug: 'tricka' }],
  category_attributes: [{ id: '101', name: HOSTILE }],
  category_attribute_values: [
    { id: '148', attribute_id: '101', name: HOSTILE },
    ...PAYLOADS.map((name, i) => ({ id: String(5000 + i), attribute_id: '101', name })),
  ],
}

const CONFIG = {
  banners: [
    ...HOSTILE_LINKS.map((link) => ({ file_path: 'good.png', link, name: HOSTILE })),
    ...PAYLOADS.map((link, i) => ({
      file_path: 'good.png',
      bottomHome: '1',
      link,
      name: payload(i + 1),
      heading: payload(i + 2),
      subHeading: payload(i + 3),
      btnText: payload(i + 4),
    })),
  ],
  deliveryOptions: [HOSTILE, ...PAYLOADS].map((name, id) => ({ id, name, cost: 1 })),
  paymentOptions: [HOSTILE, ...PAYLOADS].map((name, id) => ({
    id,
    name,
    cost: 0,
    visible_in_delivery: [id],
  })),
  allSizes: { 148: HOSTILE },
}

const png = sharp({ create: { width: 60, height: 75, channels: 3, background: 'red' } }).png()

/** A media host with one good picture. */
async function mediaHost(): Promise<Handler> {
  const good = await png.toBuffer()
  const pictures = new Map<string, Handler>([
    ['good.png', (_, response) => response.end(good)],
    ['damaged.png', (_, response) => response.end(good.subarray(0, good.length / 2))],
    [
      'script.svg',
      (_, response) =>
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>hostile()</script></svg>'),
    ],
    ['heavy.jpg', (_, response) => response.writeHead(200, { 'content-length': 50_000_000 }).end('x')],
  ])
  return (request, response) => {
    const picture = pictures.get(request.url?.split('/').at(-1) ?? '')
    if (picture) picture(request, response)
    else response.writeHead(404).end()
  }
}

/** True for an element that runs or loads something of the API's, or leads where it must not. */
function isDangerous({ name, attributes, text }: Part): boolean {
  const addresses = ['href', 'src', 'srcset', 'action', 'data'].flatMap((one) => attributes[one] ?? [])
  return (
    Object.keys(attributes).some((one) => /^(on|style$|srcdoc$|formaction$)/.test(one)) ||
    ['iframe', 'object', 'embed', 'base'].includes(name) ||
    (name === 'script' && !attributes['type']?.startsWith('application/') && text.includes('hostile')) ||
    addresses.some((address) => {
      const { protocol = '', host } = URL.parse(address, 'https://obchod.sk') ?? {}
      // An owner's link may lead to another shop, if it says so in full; nothing else comes from elsewhere.
      const isForeign = host === 'hostile.example' && !(name === 'a' && address.startsWith('https://'))
      return isForeign || !/^(https?|mailto|tel):$/.test(protocol)
    })
  )
}

const copy = await copyShop()
const before = await fingerprint(copy.dir)
const media = await startTestServer(await mediaHost())
const api = await startTestServer(
  fakeShop({ categories: { tricka: PRODUCTS }, listing: LISTING, config: CONFIG }),
)
/** The text of a file of the built shop. */
const read = (file: string) => readFile(join(copy.dir, 'dist', file), 'utf8')
const listPages = async () =>
  [...(await fingerprint(join(copy.dir, 'dist'))).keys()].filter((file) => file.endsWith('.html'))

let result: ScriptResult
beforeAll(async () => {
  result = await runScript('build.ts', copy.dir, { SHOP_API_URL: api.url, SHOP_MEDIA_URL: media.url })
}, BUILD_MS)
afterAll(async () => {
  await Promise.all([api.close(), media.close(), copy.remove()])
})

describe('a build of a shop with faults', () => {
  it('ends well, and lists every fault with what mends it', () => {
    expect(result.code, result.output).toBe(0)
    for (const line of [
      FINDING_SENTENCES['left-out'],
      '  produkt 1 "Produkt 1"  údaj cena má nesprávnu hodnotu "NaN"',
      '  produkt 2 "Produkt 2"  adresa (slug) "../x" sa nedá použiť',
      `${FINDING_SENTENCES['picture-missing']}\n  Produkt 4 `,
      `${FINDING_SENTENCES['picture-too-large']}\n  Produkt 7 `,
      `${FINDING_SENTENCES['picture-unreadable']}\n  Produkt 5 `,
      FINDING_SENTENCES['banner-link'],
      ...HOSTILE_LINKS,
    ])
      expect(result.output).toContain(line)
    // No name or text brings anything to the terminal that it would act on.
    expect(result.output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/)
  })

  it('has a page for every other product, and says what it was built from', async () => {
    const files = await fingerprint(join(copy.dir, 'dist/produkt'))
    expect([...files.keys()].sort()).toEqual(
      PRODUCTS.slice(2)
        .map(({ slug }) => `${String(slug)}.html`)
        .sort(),
    )
    expect(JSON.parse(await read('catalogue.json'))).toMatchObject({
      products: PRODUCTS.length - 2,
      categories: 2,
    })
  })

  it('has written nothing but the shop and caches', async () => {
    const after = await fingerprint(copy.dir)
    const ownFiles = (files: Map<string, string>) =>
      [...files].filter(([file]) => !/^(dist|\.cache|\.astro)\//.test(file))
    expect(ownFiles(after)).toEqual(ownFiles(before))
  })

  it('runs nothing of what the API wrote, and follows none of its links', async () => {
    let hostileTexts = 0
    for (const file of await listPages()) {
      const parts = readPage(await read(file))
      expect(parts.filter(isDangerous), file).toEqual([])
      hostileTexts += Number(parts.find(({ name }) => name === 'body')?.text.includes('hostile()'))
    }
    // The texts are indeed there, on listings and on the products' own pages.
    expect(hostileTexts).toBeGreaterThan(ATTACKS.length)
  })

  it(
    'in a browser runs nothing, asks no stranger for anything and breaks no policy',
    async () => {
      const opened = (await listPages()).filter((_, i) => i % 16 === 0)
      const shop = await startStaticServer({ dir: join(copy.dir, 'dist'), port: 0 })
      const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
      try {
        const page = await browser.newPage()
        const harm: string[] = []
        await page.exposeFunction('hostile', () => harm.push('a payload ran'))
        await page.addInitScript(reportRefusals)
        page.on('pageerror', ({ message }) => harm.push(message))
        page.on('console', (line) => harm.push(...(isRefusal(line.text()) ? [line.text()] : [])))
        page.on('request', (request) => harm.push(...(request.url().match(/^https?:\/\/hostile.*/) ?? [])))
        page.on('dialog', (dialog) => {
          harm.push(dialog.message())
          void dialog.dismiss()
        })
        for (const file of opened) {
          await page.goto(`${shop.url}/${file.replace(/(?:index)?\.html$/, '')}`)
          // Islands wake under a pointer, and what has to wait until the page is idle comes then.
          await page.mouse.move(400, 200)
          const search = page.locator('.listing-search input')
          if (await search.isVisible()) {
            await search.focus()
            await page
              .locator('astro-island[component-url*=Listing]:not([ssr])')
              .waitFor({ state: 'attached' })
          }
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 15_000 })))
          expect(harm, file).toEqual([])
        }
        expect(opened.length).toBeGreaterThan(10)
      } finally {
        await browser.close()
        await shop.close()
      }
    },
    BUILD_MS,
  )

  it('tells search engines every payload as data, and names every page to them', async () => {
    for (const { slug, name } of ATTACKS) {
      const jsonLd = readPage(await read(`produkt/${slug}.html`))
        .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
        .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
      expect(jsonLd.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
      expect(jsonLd[0]?.['name'], name).toBe(name.replaceAll(/[\0\p{Cs}]/gu, '').trim())
    }
    const map = await read('sitemap.xml')
    expect(elementsOf(readXml(map), 'urlset', 'url').length).toBeGreaterThan(PRODUCTS.length)
    for (const { slug } of PRODUCTS.slice(2)) expect(map).toContain(`/produkt/${String(slug)}</loc>`)
    expect(await read('robots.txt')).toContain('Sitemap: http://localhost:4321/sitemap.xml')
  })

  it('writes nothing but text into feeds', async () => {
    for (const name of ['heureka', 'google', 'meta'])
      expect(feedItems(await read(`feeds/${name}.xml`)).length, name).toBeGreaterThan(0)
    expect(result.output).toContain(FINDING_SENTENCES.feed)
  })

  it('shows every payload as the text that it is, and its page has no other parts for it', async () => {
    /** The elements with the names of their attributes, without the description, which may have markup. */
    const skeletonOf = (parts: readonly Part[]) =>
      parts
        .filter(({ isOwners }) => !isOwners)
        .map(({ name, attributes }) => [name, ...Object.keys(attributes)].join(' '))
    let usual: string[] | undefined
    for (const { slug, name } of ATTACKS) {
      const parts = readPage(await read(`produkt/${slug}.html`))
      const textOf = (element: string) => shown(parts.find((part) => part.name === element)?.text ?? '')
      expect(textOf('h1'), name).toBe(shown(name))
      expect(textOf('title'), name).toContain(shown(name))
      usual ??= skeletonOf(parts)
      expect(skeletonOf(parts), name).toEqual(usual)
    }
  })
})
