// Rules 905, 928
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { DEMO_ALLOWANCES, startDemoApi } from '../../scripts/demo-api/server.ts'
import { SHAPE_NAMES, type ShapeName } from '../../scripts/demo-api/shapes/shapes.ts'
import { eachPage, openBuiltSite, type BuiltPage } from '../../scripts/pipeline/built-site.ts'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { copyShop } from '../fixtures/copied-shop.ts'
import { validHtml } from '../guards/html.ts'
import { feedItems, readPage } from '../fixtures/read-markup.ts'
import { runScript } from '../scripts/run-script.ts'
import { checkout, fillBilling, goToCheckout, newCustomer, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addHere } from './support/shopper.ts'
import { test } from './support/test.ts'

const { check: checkHtml } = validHtml

/** The narrowest and the widest window, and those at which the layout changes. */
const WIDTHS = [320, 900, 1024, 1280, 2560]
/** Pages of which every shop has one. The last one is that of any address that is not there. */
const COMMON = ['/', '/cart', '/nowhere']
/** The most lines of a report, with those of its frame. */
const MAX_LINES = 150

const found = (html: string, name: string) => readPage(html).find((part) => part.name === name)?.text ?? ''
const canonicalOf = ({ html }: BuiltPage) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const isForSearch = ({ html }: BuiltPage) => !/<meta name="robots" content="noindex/.test(html)
const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

/** Of the pages below a path the heaviest one, and that with the longest title. */
function extremesOf(pages: readonly BuiltPage[], above: string): string[] {
  const own = pages.filter(({ path }) => path.startsWith(above))
  const title = ({ html }: BuiltPage) => /<title>([^<]*)/.exec(html)?.[1] ?? ''
  const longest = (size: (page: BuiltPage) => number) =>
    own.toSorted((one, other) => size(other) - size(one))[0]
  return [longest(({ html }) => html.length), longest((page) => title(page).length)].flatMap(
    (page) => page?.path ?? [],
  )
}

/** What of the header, or beside the page, is outside the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth
    const parts = ['.site-header', '.logo-link', 'header-search input', '#cart-button']
    const boxes = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()] as const)
    return [
      ...(wide > innerWidth ? [`the page is ${wide} wide`] : []),
      ...boxes
        .filter(
          ([, box]) => !box || box.left < 0 || box.right > innerWidth || box.height > 70 || box.width < 20,
        )
        .map(([part]) => part),
    ]
  })

/** Builds a shop of this shape in a folder, with all its pictures still to come. */
async function buildShape(shape: ShapeName, folder: string, variables: Readonly<Record<string, string>>) {
  await copyShop(folder)
  const built = await runScript('build.ts', folder, {
    ...{ ...DEMO_ALLOWANCES, ...variables, PICTURE_BUDGET_SECONDS: '0' },
    SITE_URL: `https://${shape}.example`,
  })
  expect(built, built.output).toMatchObject({ code: 0 })
}

/** A shop without sizes, colours and cuts, as the tiny one is. */
const LIKE_ANOTHER: ShapeName = 'things'

for (const shape of SHAPE_NAMES)
  test.describe(`the shop "${shape}"`, { tag: shape === LIKE_ANOTHER ? '@long' : [] }, () => {
    // One worker runs all tests of a shop, so that it is built once.
    test.describe.configure({ mode: 'default' })
    const endings: (() => Promise<void>)[] = []
    let folder: string
    let db: string
    let shop: string
    let pages: BuiltPage[]

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), `obchod-${shape}-`))
      endings.push(() => rm(folder, { recursive: true }))
      db = join(folder, 'shop.sqlite')
      const api = await startDemoApi({ port: 0, shape, db, hasPlainPictures: true })
      endings.push(api.close)
      await buildShape(shape, folder, api.variables)
      pages = await eachPage(openBuiltSite(`${folder}/dist`), (page) => page)
      const { url, close } = await startStaticServer({ dir: `${folder}/dist`, port: 0 })
      shop = url
      endings.push(close)
    })
    test.afterAll(async () => {
      for (const end of endings.toReversed()) await end()
    })

    test(`the shop "${shape}" has valid pages, a title and a canonical address of its own on each one for search engines, and feeds with unique ids`, async () => {
      const site = openBuiltSite(`${folder}/dist`)
      const tried = ['/', ...extremesOf(pages, '/produkt/'), ...extremesOf(pages, '/produkty/')]
      for (const page of pages.filter(({ path }) => tried.includes(path)))
        expect(await checkHtml(page, site), page.path).toEqual([])
      const indexed = pages.filter(isForSearch)
      // `/produkty` and `/produkty/all` are one page for search engines.
      const own = indexed.filter((page) => new URL(canonicalOf(page) ?? '').pathname === page.path)
      expect(own.length).toBeGreaterThan(10)
      expect(twice(own.map(({ html }) => found(html, 'title')))).toEqual([])
      expect(twice(own.map((page) => canonicalOf(page) ?? ''))).toEqual([])
      for (const name of ['heureka', 'google', 'meta']) {
        const items = feedItems(await readFile(`${folder}/dist/feeds/${name}.xml`, 'utf8'))
        expect(items.length).toBeGreaterThan(0)
        expect(twice(items.map((item) => String(item['ITEM_ID'] ?? item['g:id'])))).toEqual([])
      }
    })

    test(`in the shop "${shape}" no page leads to a category without goods`, () => {
      // Such a page is not for search engines.
      const empty = pages.filter((page) => page.path.startsWith('/produkty/') && !isForSearch(page))
      expect(empty.length).toBe(shape === 'department' ? 7 : 0)
      const leading = pages.flatMap(({ path, html }) =>
        empty
          .filter((one) => html.includes(`"${one.path}"`) && one.path !== path)
          .map((one) => [path, one.path]),
      )
      expect(leading).toEqual([])
    })

    if (shape === 'department')
      test('a product and a category show all categories above them, and a category links those below it', () => {
        const at = (path: string) => pages.find((page) => page.path === path)?.html ?? ''
        const trailOf = (html: string) =>
          readPage(html)
            .flatMap(({ attributes, text }) => (attributes['type'] === 'application/ld+json' ? text : []))
            .flatMap((json) => JSON.parse(json) as { itemListElement?: { name: string }[] })
            .flatMap(({ itemListElement = [] }) => itemListElement.map(({ name }) => name))
        const above = ['Úvod', 'Všetky produkty', 'Ženy', 'Oblečenie']
        const category = at('/produkty/zeny-oblecenie-tricka')
        expect(trailOf(category)).toEqual([...above, 'Tričká, Oblečenie, Ženy'])
        expect(found(category, 'h1')).toBe('Tričká, Oblečenie, Ženy')
        const product = pages.find(({ html }) => found(html, 'h1').startsWith('Breza tričká'))?.html ?? ''
        expect(trailOf(product).slice(0, 5)).toEqual([...above, 'Tričká'])
        const main = at('/produkty/zeny').split('<main ')[1]
        expect(main).toContain('href="/produkty/zeny-oblecenie"')
        expect(main).not.toContain('href="/produkty/zeny-oblecenie-tricka"')
      })

    test(`the report of the shop "${shape}" has at most ${MAX_LINES} lines`, async () => {
      const report = JSON.parse(await readFile(`${folder}/.cache/build-report.json`, 'utf8')) as {
        text: string
      }
      expect(report.text.split('\n').length).toBeLessThanOrEqual(MAX_LINES)
    })

    test(`in the shop "${shape}" no page scrolls sideways, header, search and cart are inside the window, and an order arrives`, async ({
      page,
    }) => {
      await page.goto(`${shop}${extremesOf(pages, '/produkt/')[0]}`)
      await addHere(page)
      for (const path of new Set([
        ...COMMON,
        ...extremesOf(pages, '/produkt/'),
        ...extremesOf(pages, '/produkty/'),
      ])) {
        await page.goto(shop + path)
        await expect(page.locator('#cart-button[data-empty]')).toHaveCount(0)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => outside(page), { message: `${path} ${width} px wide` }).toEqual([])
        }
      }
      const customer = newCustomer()
      await goToCheckout(page, shop)
      await press(page.getByRole('radio', { name: 'Bankový prevod vopred' }))
      await fillBilling(page, customer)
      await sendOrder(page)
      await expect(checkout(page).success).toBeFocused()
      expect(readOrders(customer['E-mail'], db)).toHaveLength(1)
    })
  })
