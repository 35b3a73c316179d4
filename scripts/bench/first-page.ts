import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart, launchPhoneBrowser, MEASURED, openPhone, type PageTimes, visitPage } from './phone.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'

const ROUNDS = 5

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

/** Measures how pages come up for somebody who has never been to the shop, and cart and checkout empty and full. */
export async function measureFirstPage(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const browser = await launchPhoneBrowser()
  try {
    const full = await fillCart(browser, server.url)
    const pages: { name: string; path: string; cart?: string }[] = [
      ...Object.entries(MEASURED).map(([name, path]) => ({ name, path })),
      ...['/cart', '/checkout'].flatMap((path) => [
        { name: `${path}, empty`, path },
        { name: `${path}, full`, path, cart: full },
      ]),
    ]
    const figures: Figure[] = []
    for (const { name, path, cart } of pages) {
      const visits: PageTimes[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const page = await openPhone(browser, cart)
        visits.push(await visitPage(page, server.url + path))
        await page.context().close()
      }
      figures.push(...figuresOf(name, visits))
    }
    return {
      title: `The first page of a visit, slow 4G, processor slowed ${CPU_SLOWDOWN} times, median of ${ROUNDS}`,
      figures,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
