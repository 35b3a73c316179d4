import lighthouse from 'lighthouse'
import { type Browser, launch } from 'puppeteer-core'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart } from './full-cart.ts'
import { MEASURED } from './measured-pages.ts'
import { keepCart, launchPhoneBrowser } from './phone.ts'
import { median } from './slow-phone.ts'

const RUNS = 5
const CONSTANT = ['accessibility', 'best-practices', 'seo']
/** They ask search engines not to list them, which Lighthouse takes for a fault. */
const NOT_INDEXED = { cart: '/cart', checkout: '/checkout' }
const FULL = 100

type Scores = Partial<Record<string, number>>

/** One run of Lighthouse on its phone, which has never been to the shop; `cart` is what it has in the cart all the same. */
async function runOnce(
  browser: Browser,
  url: string,
  categories: readonly string[],
  cart?: string,
): Promise<Scores> {
  const page = await browser.newPage()
  try {
    if (cart !== undefined) await page.evaluateOnNewDocument(keepCart, cart)
    const flags = { onlyCategories: [...categories], disableFullPageScreenshot: true }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' }, undefined, page)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${url}.`)
    return Object.fromEntries(
      Object.values(result.lhr.categories).map(({ id, score }) => [id, (score ?? NaN) * FULL]),
    )
  } finally {
    await page.close()
  }
}

/** The score for speed, the median of some runs: no other varies between them. */
async function speed(browser: Browser, url: string, cart?: string): Promise<number> {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++)
    runs.push((await runOnce(browser, url, ['performance'], cart))['performance'] ?? NaN)
  return median(runs)
}

/** Lighthouse's scores of a built shop's pages. */
export async function measureLighthouse(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const phones = await launchPhoneBrowser()
  const cart = await fillCart(phones, server.url).finally(() => phones.close())
  const browser = await launch({ executablePath: await findBrowser(), args: [...browserArgs] })
  const figures: Figure[] = []
  const note = (name: string, value: number) => figures.push({ name, value, unit: 'score', budget: FULL })
  try {
    for (const [name, path] of Object.entries({ ...MEASURED, ...NOT_INDEXED })) {
      const url = server.url + path
      note(`${name}: performance`, await speed(browser, url))
      const scores = await runOnce(browser, url, CONSTANT)
      for (const category of CONSTANT.filter((one) => one !== 'seo' || !(name in NOT_INDEXED)))
        note(`${name}: ${category}`, scores[category] ?? NaN)
    }
    for (const [name, path] of Object.entries(NOT_INDEXED))
      note(`${name}, full: performance`, await speed(browser, server.url + path, cart))
  } finally {
    await browser.close()
    await server.close()
  }
  return { title: `Lighthouse on its phone, performance the median of ${RUNS}`, figures }
}
