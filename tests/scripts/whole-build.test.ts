import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeShop, sentProducts } from '../fixtures/fake-shop.ts'
import { copyShop, fingerprint, type ShopCopy } from '../fixtures/shop-copy.ts'
import { startTestServer, type Handler, type TestServer } from '../fixtures/test-server.ts'
import { runScript, type ScriptResult } from './run-script.ts'

const BUILD_MS = 180_000
/** What would run if anything of it were taken for markup or followed as a link. */
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

/** Two products of forty that cannot go online, one whose every text is hostile, and some with bad pictures. */
const PRODUCTS = sentProducts(
  40,
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
)

/** Category, filters: whatever a listing has beside its products. */
const LISTING = {
  catInfo: { name: HOSTILE, slug: HOSTILE, text: HOSTILE_HTML },
  categories: [{ name: HOSTILE, slug: 'tricka' }],
  category_attributes: [{ id: '101', name: HOSTILE }],
  category_attribute_values: [{ id: '148', attribute_id: '101', name: HOSTILE }],
}

const CONFIG = {
  banners: HOSTILE_LINKS.map((link) => ({ file_path: 'good.png', link, name: HOSTILE })),
  deliveryOptions: [{ id: 0, name: HOSTILE, cost: 1 }],
  paymentOptions: [{ id: 0, name: HOSTILE, cost: 0, visible_in_delivery: [0] }],
  allSizes: { 148: HOSTILE },
}

const png = sharp({ create: { width: 60, height: 75, channels: 3, background: 'red' } }).png()

/** A media host with one good picture. */
async function mediaHost(): Promise<Handler> {
  const good = await png.toBuffer()
  const pictures: Readonly<Record<string, Handler>> = {
    'good.png': (_, response) => response.end(good),
    'damaged.png': (_, response) => response.end(good.subarray(0, good.length / 2)),
    'script.svg': (_, response) =>
      response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>hostile()</script></svg>'),
    'heavy.jpg': (_, response) => response.writeHead(200, { 'content-length': 50_000_000 }).end('x'),
  }
  return (request, response) => {
    const picture = pictures[request.url?.split('/').at(-1) ?? '']
    if (picture) picture(request, response)
    else response.writeHead(404).end()
  }
}

let copy: ShopCopy
let api: TestServer
let media: TestServer
let result: ScriptResult
let before: Map<string, string>

beforeAll(async () => {
  copy = await copyShop()
  media = await startTestServer(await mediaHost())
  api = await startTestServer(
    fakeShop({ categories: { tricka: PRODUCTS }, listing: LISTING, config: CONFIG }),
  )
  before = await fingerprint(copy.dir)
  result = await runScript('build.ts', copy.dir, { SHOP_API_URL: api.url, SHOP_MEDIA_URL: media.url })
}, BUILD_MS)
afterAll(async () => {
  await api.close()
  await media.close()
  await copy.remove()
})

describe('a build of a shop with faults', () => {
  it('ends well, and lists every fault with what mends it', () => {
    expect(result.code, result.output).toBe(0)
    for (const line of [
      "2 products are left out of the shop; correct them in the shop's administration and build again:",
      '  product 1 "Produkt 1": price is "NaN": expected an amount of euros from 0 up',
      '  product 2 "Produkt 2": slug "../x" cannot be an address',
      'Produkt 4: the media host does not have it; a placeholder stands in',
      'Produkt 5: the file is damaged; a placeholder stands in',
      'Produkt 6: the file is not a JPEG, PNG, WebP, GIF or AVIF picture; a placeholder stands in',
      'Produkt 7: the file is too heavy; a placeholder stands in',
      ...HOSTILE_LINKS.map((link) => `leads nowhere, because of its link ${JSON.stringify(link)}`),
    ])
      expect(result.output).toContain(line)
  })

  it('has a page for every other product, and says what it was built from', async () => {
    const files = await fingerprint(join(copy.dir, 'dist/produkt'))
    expect([...files.keys()].sort()).toEqual(
      PRODUCTS.slice(2)
        .map(({ slug }) => `${String(slug)}.html`)
        .sort(),
    )
    const summary = JSON.parse(await readFile(join(copy.dir, 'dist/catalogue.json'), 'utf8')) as unknown
    expect(summary).toMatchObject({ products: 38, categories: 2 })
  })

  it('has written nothing but the shop and caches', async () => {
    const after = await fingerprint(copy.dir)
    const ownFiles = (files: Map<string, string>) =>
      [...files].filter(([file]) => !/^(dist|\.cache|\.astro)\//.test(file))
    expect(ownFiles(after)).toEqual(ownFiles(before))
  })

  it('runs nothing of what the API wrote, and follows none of its links', async () => {
    const dist = join(copy.dir, 'dist')
    const pages = [...(await fingerprint(dist)).keys()].filter((file) => file.endsWith('.html'))
    const { DOMParser } = new Window()
    let hostileTexts = 0
    for (const file of pages) {
      const page = new DOMParser().parseFromString(await readFile(join(dist, file), 'utf8'), 'text/html')
      hostileTexts += Number(page.body.textContent.includes('hostile()'))
      for (const element of page.querySelectorAll('*')) {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
        for (const attribute of attributes) {
          expect(attribute, file).not.toMatch(/^(on|style=|srcdoc=|formaction=)/)
          expect(attribute, file).not.toMatch(
            /^(href|src|action|data)=(\s*(javascript|data):|\/\/|.*hostile\.example)/i,
          )
        }
      }
      const scripts = [...page.querySelectorAll('script:not([type^="application/"])')]
      for (const script of scripts) expect(script.textContent, file).not.toContain('hostile')
      expect(page.querySelectorAll('iframe, object, embed, svg[onload]')).toHaveLength(0)
    }
    // It was there to be taken for markup, on listings and on its own page at least.
    expect(hostileTexts).toBeGreaterThan(3)
  })
})
