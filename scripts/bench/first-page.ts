import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { openBuiltSite } from '../pipeline/built-site.ts'
import { finishFile } from '../pipeline/finish-file.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { type Figure, median } from './figure.ts'
import { openPhone, withBrowser } from './phone.ts'

/** The measured pages, one of each kind. */
const PAGES = {
  home: '/',
  listing: '/produkty/tricka',
  product: `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`,
  content: '/vratenie-tovaru',
} as const

/** Visits of a page and of its copy without script. With five, two equal pages gave ratios from 0.9 to 1.1. */
const PAIRS = 15
/** The most time to each paint, divided by the time of the same page without script. */
const RATIO_BUDGET = 1.15
const PAINTS = { paint: 'first paint', 'largest-contentful-paint': 'largest paint' } as const

/** Matches every script but structured data, which a page without script would have too. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g

type Times = Record<keyof typeof PAINTS, number>

/** When a page paints on a first visit, in milliseconds. */
async function visit(browser: Browser, url: string): Promise<Times> {
  const { page } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<number>((done) => {
        const tell = (list: PerformanceObserverEntryList) => done(list.getEntries().at(-1)?.startTime ?? NaN)
        new PerformanceObserver(tell).observe({ type, buffered: true })
      })
    return { paint: await last('paint'), 'largest-contentful-paint': await last('largest-contentful-paint') }
  })
  await page.context().close()
  return times
}

export async function measureFirstPages(dir: string): Promise<Figure[]> {
  const bareDir = await mkdtemp(join(tmpdir(), 'obchod-bench-'))
  await cp(dir, bareDir, { recursive: true })
  for (const file of openBuiltSite(bareDir).files) {
    const path = join(bareDir, file)
    if (!file.endsWith('.html')) continue
    const bare = (await readFile(path, 'utf8')).replaceAll(SCRIPT, '')
    await writeFile(path, bare)
    finishFile(path, Buffer.from(bare), '')
  }
  const ours = await startStaticServer({ dir, port: 0 })
  const bare = await startStaticServer({ dir: bareDir, port: 0 })
  try {
    return await withBrowser(async (browser) => {
      const figures: Figure[] = []
      for (const [name, path] of Object.entries(PAGES)) {
        const pairs: { ours: Times; bare: Times }[] = []
        // The two pages take turns, so that a busy moment of the machine slows both.
        for (let round = 0; round < PAIRS; round++)
          pairs.push({
            ours: await visit(browser, ours.url + path),
            bare: await visit(browser, bare.url + path),
          })
        for (const [key, paint] of Object.entries(PAINTS) as [keyof typeof PAINTS, string][])
          figures.push(
            { name: `${name}: ${paint}`, value: median(pairs.map((pair) => pair.ours[key])), unit: 'ms' },
            {
              name: `${name}: ${paint}, divided by the time without script`,
              value: median(pairs.map((pair) => pair.ours[key] / pair.bare[key])),
              unit: 'ratio',
              budget: RATIO_BUDGET,
            },
          )
      }
      return figures
    })
  } finally {
    await Promise.all([ours.close(), bare.close()])
    await rm(bareDir, { recursive: true })
  }
}
