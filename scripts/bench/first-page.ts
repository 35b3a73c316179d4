import type { Browser } from 'playwright'
import { startStaticServer } from '../serve/static-server.ts'
import { BARE_RATIO_BUDGET, stripScripts } from './bare-shop.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart } from './full-cart.ts'
import { MEASURED } from './measured-pages.ts'
import { launchPhoneBrowser, openPhone, type PageTimes, visitPage } from './phone.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'
import { startSlowServer } from './slow-server.ts'

const ROUNDS = 5
const CART_ROUNDS = 3

function figuresOf(name: string, times: readonly PageTimes[]): Figure[] {
  const half = (key: keyof PageTimes) => median(times.map((one) => one[key]))
  return [
    { name: `${name}: largest paint`, value: half('largestPaint'), unit: 'ms' },
    { name: `${name}: long tasks`, value: half('longTasks'), unit: 'count' },
    { name: `${name}: time blocked by them`, value: half('blocked'), unit: 'ms' },
    {
      name: `${name}: layout shift, the worst`,
      value: Math.max(...times.map(({ shift }) => shift)),
      unit: 'count',
      budget: 0,
    },
  ]
}

const told = (figures: readonly Figure[]): Figure[] => figures.map(({ budget: _, ...figure }) => figure)

/** Measures each page and its bare twin by turns, so that a busy moment of the machine meets both. */
async function measurePairs(browser: Browser, ours: string, bare: string): Promise<Figure[]> {
  const visits = new Map<string, Pair>(Object.keys(MEASURED).map((name) => [name, { ours: [], bare: [] }]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, path] of Object.entries(MEASURED))
      for (const variant of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const page = await openPhone(browser)
        const times = await visitPage(page, (variant === 'ours' ? ours : bare) + path)
        visits.get(name)?.[variant].push(times)
        await page.context().close()
      }
  return [...visits].flatMap(([name, pair]) => [
    {
      name: `${name}: largest paint, as part of the bare page's`,
      value: median(pair.ours.map((one, i) => one.largestPaint / (pair.bare[i]?.largestPaint ?? NaN))),
      unit: 'ratio',
      budget: BARE_RATIO_BUDGET,
    },
    ...figuresOf(name, pair.ours),
    ...told(figuresOf(`${name}, bare`, pair.bare)),
  ])
}

interface Pair {
  ours: PageTimes[]
  bare: PageTimes[]
}

async function measureCart(browser: Browser, url: string, cart: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of ['/cart', '/checkout'])
    for (const [state, kept] of [
      ['empty', undefined],
      ['full', cart],
    ] as const) {
      const visits: PageTimes[] = []
      for (let round = 0; round < CART_ROUNDS; round++) {
        const page = await openPhone(browser, kept)
        visits.push(await visitPage(page, url + path))
        await page.context().close()
      }
      figures.push(...figuresOf(`${path}, ${state}`, visits))
    }
  return figures
}

/** Measures how pages come up for somebody who has never been to the shop, beside the same pages without any script. */
export async function measureFirstPage(dir: string): Promise<BenchPart> {
  const bare = await stripScripts(dir)
  const ourServer = await startSlowServer(dir)
  const bareServer = await startSlowServer(bare.dir)
  const fast = await startStaticServer({ dir, port: 0 })
  const browser = await launchPhoneBrowser()
  try {
    const cart = await fillCart(browser, fast.url)
    return {
      title: `The first page of a visit, slow line, processor slowed ${CPU_SLOWDOWN} times, median of ${ROUNDS}`,
      figures: [
        ...(await measurePairs(browser, ourServer.url, bareServer.url)),
        ...(await measureCart(browser, ourServer.url, cart)),
      ],
    }
  } finally {
    await browser.close()
    await Promise.all([ourServer.close(), bareServer.close(), fast.close()])
    await bare.remove()
  }
}
