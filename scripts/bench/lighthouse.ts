import { type Browser, launch, type Page } from 'puppeteer-core'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { installBeside } from '../install-beside.ts'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart, keepCart, launchPhoneBrowser, MEASURED } from './phone.ts'
import { median } from './slow-phone.ts'

const RUNS = 5
/** Of pages that nobody comes to first. */
const LATER_RUNS = 3
const CONSTANT = ['accessibility', 'best-practices', 'seo']
/** Seen with something in the cart. They ask search engines not to list them, which Lighthouse takes for a fault. */
const WITH_CART = { 'cart, full': '/cart', 'checkout, full': '/checkout' }
const FULL = 100

/** As much of the package as is called here; it is installed when it is first needed. */
interface LighthousePackage {
  default: (
    url: string,
    flags: object,
    config: undefined,
    page: Page,
  ) => Promise<{ lhr: LighthouseResult } | undefined>
}

interface LighthouseResult {
  runtimeError?: { message: string }
  categories: Record<string, { id: string; score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function loadLighthouse(): Promise<LighthousePackage['default']> {
  installBeside(new URL('.', import.meta.url))
  const name = 'lighthouse'
  return ((await import(name)) as LighthousePackage).default
}

/** What Lighthouse says of a page: scores by category, and the times that its score for speed is made of. */
interface Lighthouse {
  scores: Partial<Record<string, number>>
  largestPaintMs: number
  blockedMs: number
}

/** One run of Lighthouse on its phone, which has never been to the shop; `cart` is what it has in the cart all the same. */
async function runOnce(
  browser: Browser,
  url: string,
  categories: readonly string[],
  cart?: string,
): Promise<Lighthouse> {
  const lighthouse = await loadLighthouse()
  const page = await browser.newPage()
  try {
    if (cart !== undefined) await page.evaluateOnNewDocument(keepCart, cart)
    const flags = { onlyCategories: [...categories], disableFullPageScreenshot: true }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' }, undefined, page)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${url}.`)
    const { categories: scored, audits } = result.lhr
    const time = (audit: string) => audits[audit]?.numericValue ?? NaN
    return {
      scores: Object.fromEntries(Object.values(scored).map(({ id, score }) => [id, (score ?? NaN) * FULL])),
      largestPaintMs: time('largest-contentful-paint'),
      blockedMs: time('total-blocking-time'),
    }
  } finally {
    await page.close()
  }
}

/** Some runs of a page: speed in each of them, what never varies in the first. */
async function runPage(
  browser: Browser,
  url: string,
  runs: number,
  constant: readonly string[],
  cart?: string,
): Promise<Lighthouse[]> {
  const all: Lighthouse[] = []
  for (let run = 0; run < runs; run++)
    all.push(await runOnce(browser, url, ['performance', ...(run === 0 ? constant : [])], cart))
  return all
}

function figuresOf(name: string, runs: readonly Lighthouse[], constant: readonly string[]): Figure[] {
  const score = (category: string, value: number): Figure => ({
    ...{ name: `${name}: ${category}`, value, unit: 'score', budget: FULL },
  })
  return [
    score('performance', median(runs.map(({ scores }) => scores['performance'] ?? NaN))),
    ...constant.map((category) => score(category, runs[0]?.scores[category] ?? NaN)),
    {
      name: `${name}: largest paint`,
      value: median(runs.map(({ largestPaintMs }) => largestPaintMs)),
      unit: 'ms',
    },
    {
      name: `${name}: time blocked by long tasks`,
      value: median(runs.map(({ blockedMs }) => blockedMs)),
      unit: 'ms',
      budget: 0,
    },
  ]
}

/** Lighthouse's scores of a built shop's pages. */
export async function measureLighthouse(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const phones = await launchPhoneBrowser()
  const cart = await fillCart(phones, server.url).finally(() => phones.close())
  const browser = await launch({ executablePath: await findBrowser(), args: [...browserArgs] })
  const figures: Figure[] = []
  const measure = async (
    name: string,
    path: string,
    runs: number,
    constant: readonly string[],
    full?: string,
  ) =>
    figures.push(
      ...figuresOf(name, await runPage(browser, server.url + path, runs, constant, full), constant),
    )
  const notListed = CONSTANT.filter((category) => category !== 'seo')
  try {
    for (const [name, path] of Object.entries(MEASURED)) await measure(name, path, RUNS, CONSTANT)
    for (const [name, path] of Object.entries(WITH_CART))
      await measure(name, path, LATER_RUNS, notListed, cart)
  } finally {
    await browser.close()
    await server.close()
  }
  return {
    title: `Lighthouse on its phone, speed the median of ${RUNS}, of cart and checkout of ${LATER_RUNS}`,
    figures,
  }
}
