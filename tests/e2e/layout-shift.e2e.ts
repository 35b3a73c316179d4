import { env } from 'node:process'
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { addToCart } from './support/shopper.ts'
import { test } from './support/test.ts'

const WIDTHS = { phone: 360, desktop: 1440 }

/** What is last to be there: until then everything may still move. */
const end = {
  '/cart': (page: Page) => page.getByRole('main').getByText('Celková suma tovaru'),
  '/checkout': (page: Page) => page.getByRole('button', { name: 'Zakliknite súhlas' }),
} as const
const empty = (page: Page) => page.getByRole('main').getByText('Nákupný košík je prázdny')

/** Notes every shift of the layout from the page's first moment on: how large, and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (list: { getEntries: () => PerformanceEntryList }) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '?'),
        )
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver(note)
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsSoFar: () => {
        note({ getEntries: () => observer.takeRecords() })
        return shifts
      },
    })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // A shift is told after the frame in which it was painted.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
    })
}

/**
 * A network on which every script, font, picture and answer comes one after the other, and only once the page that waits
 * for them has been painted.
 */
async function slowDown(page: Page): Promise<void> {
  let last = Promise.resolve()
  await page.route(/_astro|web_files|v1\/get/, async (route) => {
    const turn = last.then(async () => {
      await page
        .evaluate(async () => {
          while (performance.getEntriesByType('paint').length === 0) await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        })
        .catch(() => undefined)
    })
    last = turn
    await turn
    await route.continue().catch(() => undefined)
  })
}

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What is in the storage of a shopper with a full cart. */
async function storageOfFullCart(browser: Browser, baseURL: string | undefined): Promise<Storage> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await addToCart(page, KNOWN_PRODUCTS.twoCuts.slug, 'XL')
  await addToCart(page, KNOWN_PRODUCTS.colours.slug, 'M')
  const storage = await context.storageState()
  await context.close()
  return storage
}

/** Every network on every device; otherwise the slow one on the phone. */
const isLong = Boolean(env['LONG'])
const EMPTY: Storage = { cookies: [], origins: [] }

for (const path of ['/cart', '/checkout'] as const)
  for (const state of ['empty', 'full'])
    for (const [device, width] of Object.entries(WIDTHS))
      for (const network of isLong ? ['fast', 'slow'] : [device === 'phone' ? 'slow' : 'fast'])
        test(`nothing of ${path} moves, ${state}, on a ${device}, on a ${network} network, cold or warm`, async ({
          browser,
          baseURL,
        }) => {
          const storageState = state === 'full' ? await storageOfFullCart(browser, baseURL) : EMPTY
          const viewport = { width, height: 800 }
          const context = await browser.newContext({
            viewport,
            storageState,
            ...(baseURL ? { baseURL } : {}),
          })
          const page = await context.newPage()
          if (network === 'slow') await slowDown(page)
          const shifts = await watchShifts(page)
          const there = state === 'full' ? end[path](page) : empty(page)
          for (const cache of ['cold', 'warm']) {
            await page.goto(path, { waitUntil: 'networkidle' })
            await expect(there).toBeVisible()
            expect(await shifts(), cache).toEqual([])
          }
          await context.close()
        })
