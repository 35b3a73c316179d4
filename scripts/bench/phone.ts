import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { CPU_SLOWDOWN, SLOW_4G } from './slow-phone.ts'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { putIntoCart } from '../screens/acts.ts'

/** The phone that Lighthouse has. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How a page came up, in milliseconds since it was asked for. */
export interface PageTimes {
  firstPaint: number
  largestPaint: number
  /** Of the layout, cumulative: a score without a unit. */
  shift: number
  longTasks: number
  /** By which those tasks were longer than 50 ms, together. */
  blocked: number
}

const LONG_TASK_MS = 50

/** Has a page note how it comes up. */
function noteTimes(longTaskMs: number): void {
  const times = { firstPaint: NaN, largestPaint: NaN, shift: 0, longTasks: 0, blocked: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) => {
    const noteAll = (entries: PerformanceEntryList) => {
      for (const entry of entries) note(entry)
    }
    const observer = new PerformanceObserver((list) => noteAll(list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => noteAll(observer.takeRecords())
  }
  const rest = [
    watch('paint', ({ startTime }) => (times.firstPaint = startTime)),
    watch('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime)),
    watch('layout-shift', ({ value = 0 }) => (times.shift += value)),
    watch('longtask', ({ duration }) => {
      times.longTasks++
      times.blocked += duration - longTaskMs
    }),
  ]
  Object.assign(window, {
    timesSoFar: () => {
      for (const take of rest) take()
      return times
    },
  })
}

/** Has a page find a cart. */
export function keepCart(cart: string): void {
  localStorage.setItem('cart', cart)
}

/**
 * Once developer tools are attached, V8 reads a whole file anew for the first `Error` made in it, to know the lines. React
 * makes some while it is read: 90 ms of a first filter, for which no shopper waits. With this flag V8 notes lines at once.
 */
const LINES_NOTED = '--js-flags=--no-enable-lazy-source-positions'

/** A browser for the phones of a bench. */
export async function launchPhoneBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs, LINES_NOTED] })
}

/** Slows a page's network down to slow 4G. */
export async function slowNetwork(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    latency: SLOW_4G.roundTripMs,
    downloadThroughput: SLOW_4G.downBytesPerSecond,
    uploadThroughput: SLOW_4G.upBytesPerSecond,
    offline: false,
  })
}

/** Slows a page's processor down to a cheap phone's. @returns the page's developer tools */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return devTools
}

/**
 * A phone with a slow processor and a slow network that has never been to the shop; its pages note how they come up.
 * @param cart what it has in the cart all the same, as the shop keeps it
 */
export async function openPhone(browser: Browser, cart?: string): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await slowNetwork(await slowProcessor(page))
  await page.addInitScript(noteTimes, LONG_TASK_MS)
  if (cart !== undefined) await page.addInitScript(keepCart, cart)
  return page
}

/** Goes to a page, waits until it has come to rest, and tells how it came up. */
export async function visitPage(page: Page, url: string): Promise<PageTimes> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => (window as unknown as { timesSoFar: () => PageTimes }).timesSoFar())
}

/** The kinds of pages that are measured, one of each. */
export const MEASURED = {
  home: '/',
  listing: '/produkty/tricka',
  product: `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`,
  content: '/vratenie-tovaru',
} as const

/** Puts some products into the cart of the shop at `url`. @returns the cart as the shop keeps it */
export async function fillCart(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  for (const { slug } of [KNOWN_PRODUCTS.mug, KNOWN_PRODUCTS.twoCuts, KNOWN_PRODUCTS.colours])
    await putIntoCart(page, slug)
  const cart = await page.evaluate(() => localStorage.getItem('cart'))
  await context.close()
  if (cart === null) throw new Error('Nothing was put into the cart.')
  return cart
}
