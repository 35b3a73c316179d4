import lighthouse from 'lighthouse'
import { type Browser, launch } from 'puppeteer-core'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { BARE_RATIO_BUDGET, stripScripts } from './bare-shop.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart } from './full-cart.ts'
import { MEASURED } from './measured-pages.ts'
import { keepCart, launchPhoneBrowser } from './phone.ts'
import { median } from './slow-phone.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** They ask search engines not to list them, which Lighthouse takes for a fault. */
const NOT_INDEXED = { cart: '/cart', checkout: '/checkout' }
const FULL = 100

/** Of one run: a score by category, and how long Lighthouse thinks that the largest paint takes, in milliseconds. */
interface Run {
  scores: Partial<Record<string, number>>
  largestPaint: number
}

/** One run of Lighthouse on its phone, which has never been to the shop but has something in the cart. */
async function runOnce(browser: Browser, url: string, cart: string): Promise<Run> {
  const page = await browser.newPage()
  try {
    await page.evaluateOnNewDocument(keepCart, cart)
    const flags = { onlyCategories: [...CATEGORIES], disableFullPageScreenshot: true }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' }, undefined, page)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${url}.`)
    const { categories, audits } = result.lhr
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, (score ?? NaN) * FULL]),
      ),
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? NaN,
    }
  } finally {
    await page.close()
  }
}

/** Lighthouse's scores of a built shop's pages. */
export async function measureLighthouse(dir: string): Promise<BenchPart> {
  const bare = await stripScripts(dir)
  const server = await startStaticServer({ dir, port: 0 })
  const bareServer = await startStaticServer({ dir: bare.dir, port: 0 })
  const phones = await launchPhoneBrowser()
  const cart = await fillCart(phones, server.url).finally(() => phones.close())
  const browser = await launch({ executablePath: await findBrowser(), args: [...browserArgs] })
  const figures: Figure[] = []
  try {
    for (const [name, path] of Object.entries({ ...MEASURED, ...NOT_INDEXED })) {
      const runs: Run[] = []
      const ratios: number[] = []
      for (let number = 0; number < RUNS; number++) {
        const run = await runOnce(browser, server.url + path, cart)
        runs.push(run)
        if (name in NOT_INDEXED) continue
        const { largestPaint } = await runOnce(browser, bareServer.url + path, cart)
        ratios.push(run.largestPaint / largestPaint)
      }
      if (ratios.length > 0)
        figures.push({
          name: `${name}: largest paint, as part of the bare page's`,
          value: median(ratios),
          unit: 'ratio',
          budget: BARE_RATIO_BUDGET,
        })
      for (const category of CATEGORIES.filter((one) => one !== 'seo' || !(name in NOT_INDEXED)))
        figures.push({
          name: `${name}: ${category}`,
          value: median(runs.map(({ scores }) => scores[category] ?? NaN)),
          unit: 'score',
          budget: FULL,
        })
    }
  } finally {
    await browser.close()
    await Promise.all([server.close(), bareServer.close()])
    await bare.remove()
  }
  return { title: `Lighthouse on its phone, median of ${RUNS}`, figures }
}
