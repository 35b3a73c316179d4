import type { Browser } from 'playwright'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart, launchPhoneBrowser, MEASURED, openPhone, type PageTimes, visitPage } from './phone.ts'
import { copyShop } from './shop-copy.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'

const ROUNDS = 5
/** Of a page and its twin: with five, one and the same page gave ratios from 0.9 to 1.1. */
const PAIRS = 15
/** How long a page may take to its first and to its largest paint, as part of what the same page without script takes. */
const RATIO_BUDGETS = { firstPaint: 1.1, largestPaint: 1.05 } as const
const PAINTS = { firstPaint: 'first paint', largestPaint: 'largest paint' } as const

/** Data for search engines is no script: a page without script would have it as well. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g

/** The visits of a page, with and without script by turns. */
interface Pair {
  ours: PageTimes[]
  bare: PageTimes[]
}

function figuresOf(name: string, times: readonly PageTimes[]): Figure[] {
  const middle = (key: keyof PageTimes) => median(times.map((one) => one[key]))
  return [
    { name: `${name}: first paint`, value: middle('firstPaint'), unit: 'ms' },
    { name: `${name}: largest paint`, value: middle('largestPaint'), unit: 'ms' },
    { name: `${name}: time blocked by long tasks`, value: middle('blocked'), unit: 'ms' },
    {
      name: `${name}: layout shift, the worst`,
      value: Math.max(...times.map(({ shift }) => shift)),
      unit: 'count',
      budget: 0,
    },
  ]
}

function ratiosOf(name: string, { ours, bare }: Pair): Figure[] {
  return (['firstPaint', 'largestPaint'] as const).map((key) => ({
    name: `${name}: ${PAINTS[key]}, as part of that without script`,
    value: median(ours.map((one, i) => one[key] / (bare[i]?.[key] ?? NaN))),
    unit: 'ratio' as const,
    budget: RATIO_BUDGETS[key],
  }))
}

async function visitOnce(browser: Browser, url: string, cart?: string): Promise<PageTimes> {
  const page = await openPhone(browser, cart)
  const times = await visitPage(page, url)
  await page.context().close()
  return times
}

/** Measures each page and its twin by turns, so that a busy moment of the machine meets both. */
async function measurePair(browser: Browser, ourUrl: string, bareUrl: string): Promise<Pair> {
  const pair: Pair = { ours: [], bare: [] }
  for (let round = 0; round < PAIRS; round++) {
    const isOurTurn = round % 2 === 0
    if (isOurTurn) pair.ours.push(await visitOnce(browser, ourUrl))
    pair.bare.push(await visitOnce(browser, bareUrl))
    if (!isOurTurn) pair.ours.push(await visitOnce(browser, ourUrl))
  }
  return pair
}

/**
 * Measures how pages come up for somebody who has never been to the shop, beside the same pages without script, and cart and
 * checkout empty and full.
 */
export async function measureFirstPage(dir: string): Promise<BenchPart> {
  const bareShop = await copyShop(dir, (html) => html.replaceAll(SCRIPT, ''))
  const server = await startStaticServer({ dir, port: 0 })
  const bareServer = await startStaticServer({ dir: bareShop.dir, port: 0 })
  const browser = await launchPhoneBrowser()
  const figures: Figure[] = []
  try {
    for (const [name, path] of Object.entries(MEASURED)) {
      const pair = await measurePair(browser, server.url + path, bareServer.url + path)
      const bare = figuresOf(`${name} without script`, pair.bare).map(({ budget: _, ...told }) => told)
      figures.push(...ratiosOf(name, pair), ...figuresOf(name, pair.ours), ...bare)
    }
    const full = await fillCart(browser, server.url)
    for (const path of ['/cart', '/checkout'])
      for (const [state, cart] of [['empty'], ['full', full]] as const) {
        const visits: PageTimes[] = []
        for (let round = 0; round < ROUNDS; round++)
          visits.push(await visitOnce(browser, server.url + path, cart))
        figures.push(...figuresOf(`${path}, ${state}`, visits))
      }
    return {
      title: `The first page of a visit, slow 4G, processor slowed ${CPU_SLOWDOWN} times, median of ${PAIRS}, of cart and checkout of ${ROUNDS}`,
      figures,
    }
  } finally {
    await browser.close()
    await Promise.all([server.close(), bareServer.close()])
    await bareShop.remove()
  }
}
