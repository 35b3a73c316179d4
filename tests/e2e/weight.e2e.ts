import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { press } from './support/press.ts'
import { addedLink, addHere, cards, main } from './support/shopper.ts'
import { test } from './support/test.ts'

/**
 * Limits, in kB of brotli and in files, of the script and HTML that a first visit fetches until the page is touched (decision 1).
 * Home is heavy: above the 40 products of a listing it has hero, motifs, gifts, story and newest products. Each document has a
 * policy of 0.4 to 0.6 kB (decision 14). The names of its files, and the pictures that a build had time for, move its weight
 * by up to 0.1 kB.
 */
const KINDS = [
  { name: 'home', file: /^index/, scripts: 5, files: 3, document: 18.25 },
  { name: 'a listing', file: /^(?:produkty|page-search)/, scripts: 4.15, files: 2, document: 15.7 },
  { name: 'a product', file: /^produkt\//, scripts: 11.9, files: 3, document: 15.95 },
  { name: 'a long text', file: /^(?:vseobecne|ochrana)/, scripts: 3.6, files: 1, document: 13.3 },
  { name: 'the cart', file: /^cart/, scripts: 82, files: 8, document: 9.2 },
  { name: 'the checkout', file: /^checkout/, scripts: 89.9, files: 8, document: 9.4 },
  { name: 'the withdrawal', file: /^odstupenie-od-zmluvy\.html/, scripts: 6.2, files: 2, document: 10 },
  { name: 'own print', file: /^vlastna-potlac/, scripts: 3.6, files: 1, document: 10.9 },
  { name: 'any other page', file: /^/, scripts: 3.6, files: 1, document: 9.8 },
]
const SCRIPT = /<script\b(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>(.*?)<\/script>/gs
const REST_MS = 700
/** How far the page's clock goes forward, so that its timers ask for what they would. */
const LATER_MS = 10_000

const kilobytes = (text: string | Buffer) => (text.length === 0 ? 0 : brotliCompressSync(text).length / 1000)

function heaviestOf(kind: (typeof KINDS)[number]): string {
  const pages = readdirSync(SHOP_UNDER_TEST, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && KINDS.find(({ file }) => file.test(path)) === kind)
    .map((path) => ({ path, weight: statSync(`${SHOP_UNDER_TEST}/${path}.br`).size }))
    .sort((one, other) => other.weight - one.weight)
  return `/${pages[0]?.path ?? ''}`.replace(/(?:index)?\.html$/, '')
}

for (const kind of KINDS)
  test(`the heaviest of ${kind.name} fetches at most ${kind.scripts} kB of script and ${kind.document} kB of HTML until it is touched`, async ({
    page,
  }) => {
    let lastAt = Date.now()
    const files: Promise<number>[] = []
    const asked: string[] = []
    page.on('request', (request) => {
      lastAt = Date.now()
      if (request.url().includes('/v1/')) asked.push(request.url())
    })
    page.on('response', (response) => {
      lastAt = Date.now()
      if (response.request().resourceType() === 'script')
        files.push(response.body().then((body) => kilobytes(body)))
    })
    const untilRest = () =>
      expect.poll(() => Date.now() - lastAt, { timeout: 45_000 }).toBeGreaterThan(REST_MS)
    await page.clock.install()
    const html = (await (await page.goto(heaviestOf(kind)))?.text()) ?? ''
    await untilRest()
    await page.clock.runFor(LATER_MS)
    await untilRest()
    const inline = [...html.matchAll(SCRIPT)].map(([, code]) => code).join('\n')
    const weights = [kilobytes(inline), ...(await Promise.all(files))]
    expect(Math.min(...weights)).toBeGreaterThan(0)
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(kind.scripts)
    expect(files.length, 'files of script').toBeLessThanOrEqual(kind.files)
    expect(kilobytes(html)).toBeLessThan(kind.document)
    expect(asked, 'what the build knows').toEqual([])
  })

/** On its way the mouse may rest on a card, whose next picture the index names. */
test('a walk from home to the checkout fetches at most 130.3 kB of script', async ({ page }) => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await press(main(page).getByRole('link', { name: 'Hrnčeky' }).first())
  await press(cards(page).first().getByRole('link').first())
  await addHere(page)
  await press(addedLink(page))
  await press(page.getByRole('link', { name: 'Prejsť do objednania' }))
  await expect(main(page).getByRole('textbox').first()).toBeVisible()
  const weights = [...paths].map((path) => kilobytes(readFileSync(SHOP_UNDER_TEST + path)))
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(130.3)
})
