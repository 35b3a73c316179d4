import type { Browser, CDPSession, Page } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart, keepCart, launchPhoneBrowser, slowNetwork, slowProcessor } from './phone.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'

const VISITS = 5
/** How long a finger stays on the screen: a quick tap. What is acknowledged is counted from where it leaves. */
const TAP_MS = 60
const ACKNOWLEDGED_BUDGET_MS = 100
/** Of an answer, as part of what its bytes and one round trip alone take. */
const RATIO_BUDGET = 1.3

/** What a shopper does first on a page, and how it is seen that this was heard and answered: selectors. */
interface Interaction {
  name: string
  path: string
  tapped: string
  acknowledged: string
  answered: string
  /** True where the shopper has something in the cart and taps as soon as the page is there. */
  isHurried?: boolean
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'filter',
    path: '/produkty',
    tapped: '#filters .filter-value',
    acknowledged: '#filters :checked',
    answered: '.listing-body[data-settled] .grid[aria-busy=false]',
  },
  {
    name: 'quick view',
    path: '/produkty',
    tapped: '.quick-view-button',
    acknowledged: '.quick-view-button[aria-busy=true], .quick-view[open]',
    answered: '.quick-view[open]',
  },
  {
    name: 'add to cart',
    path: `/produkt/${KNOWN_PRODUCTS.mug.slug}`,
    tapped: '[data-buy] [type=submit]',
    acknowledged: '#cart-count:not(:empty)',
    answered: '#toasts :not(:empty)',
  },
  {
    name: 'cart popup',
    path: '/produkty',
    tapped: '#cart-button',
    acknowledged: '#cart-popup:popover-open',
    answered: '#cart-popup:popover-open .cart-lines',
    isHurried: true,
  },
]

/** Of one visit, in milliseconds from the tap. */
interface Visit {
  acknowledged: number
  answered: number
  /** Files of the shop that were asked for after the page was loaded. */
  files: readonly string[]
  /** How many of them waited for another one of them to be there: 1 when all are asked for at once. */
  roundTrips: number
}

/** Has the page note when its first tap was acknowledged and when it was answered. */
function noteTap({ acknowledged, answered }: Interaction): void {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = done
        channel.port2.postMessage(0)
      }),
    )
  const untilShown = async (selector: string) => {
    do await painted()
    while (!document.querySelector(selector))
    return performance.now()
  }
  const figures = new Promise((done) => {
    const note = async (tapped: number) => {
      const heard = await untilShown(acknowledged)
      const shown = await untilShown(answered)
      const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, startTime, responseEnd }) =>
          name.startsWith(location.origin) &&
          /\.(css|js|json)$/.test(name) &&
          startTime >= (loaded?.loadEventStart ?? 0) &&
          responseEnd > 0 &&
          responseEnd <= shown,
      )
      let roundTrips = 0
      let end = -Infinity
      for (const { startTime } of fetched.sort((one, other) => one.startTime - other.startTime)) {
        if (startTime < end) continue
        roundTrips++
        end = Math.min(...fetched.filter((one) => one.startTime >= startTime).map((one) => one.responseEnd))
      }
      done({
        acknowledged: heard - tapped,
        answered: shown - tapped,
        files: fetched.map(({ name }) => name),
        roundTrips,
      })
    }
    document.addEventListener('click', ({ timeStamp }) => void note(timeStamp), { capture: true, once: true })
  })
  Object.assign(window, { figures })
}

/** A phone that has never been to the shop, on a slow network. */
async function openPhone(browser: Browser): Promise<{ page: Page; devTools: CDPSession }> {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 900 } })
  const page = await context.newPage()
  const devTools = await slowProcessor(page)
  await slowNetwork(devTools)
  return { page, devTools }
}

/** Taps the first of some elements as a finger does. Playwright's own taps have the page laid out beforehand. */
async function tap(page: Page, devTools: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector} to tap`)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await new Promise((left) => setTimeout(left, TAP_MS))
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function visit(browser: Browser, url: string, cart: string, interaction: Interaction): Promise<Visit> {
  const { path, isHurried = false } = interaction
  const { page, devTools } = await openPhone(browser)
  if (isHurried) await page.addInitScript(keepCart, cart)
  await page.goto(url + path, { waitUntil: isHurried ? 'load' : 'networkidle' })
  await page.evaluate(noteTap, interaction)
  await tap(page, devTools, interaction.tapped)
  const figures = await page.evaluate(() => (window as unknown as { figures: Promise<Visit> }).figures)
  await page.context().close()
  return figures
}

/**
 * What the files of a visit take by themselves: a page without any script asks for all of them at once, over the same
 * network and with as slow a processor, and does nothing with them. That is one round trip and the bytes.
 */
async function fetchAlone(browser: Browser, url: string, files: readonly string[]): Promise<number> {
  const { page } = await openPhone(browser)
  await page.goto(`${url}/robots.txt`)
  const taken = await page.evaluate(async (addresses) => {
    const start = performance.now()
    await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()))
    return performance.now() - start
  }, files)
  await page.context().close()
  return taken
}

/** Measures the first thing that a shopper does on a page, on cold visits: the median of some. */
export async function measureFirstInteraction(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const browser = await launchPhoneBrowser()
  const figures: Figure[] = []
  try {
    const cart = await fillCart(browser, server.url)
    for (const interaction of INTERACTIONS) {
      const visits: (Visit & { alone: number })[] = []
      for (let number = 0; number < VISITS; number++) {
        const one = await visit(browser, server.url, cart, interaction)
        visits.push({ ...one, alone: await fetchAlone(browser, server.url, one.files) })
      }
      const middle = (value: (one: (typeof visits)[number]) => number) => median(visits.map(value))
      const { name } = interaction
      figures.push(
        {
          name: `${name}: acknowledged`,
          value: middle((one) => one.acknowledged),
          unit: 'ms',
          budget: ACKNOWLEDGED_BUDGET_MS,
        },
        { name: `${name}: answered`, value: middle((one) => one.answered), unit: 'ms' },
        { name: `${name}: its files alone`, value: middle((one) => one.alone), unit: 'ms' },
        {
          name: `${name}: answered, as part of its files alone`,
          value: middle(({ answered, alone }) => answered / alone),
          unit: 'ratio',
          budget: RATIO_BUDGET,
        },
        { name: `${name}: files`, value: middle((one) => one.files.length), unit: 'count' },
        {
          name: `${name}: round trips, one after another`,
          value: middle((one) => one.roundTrips),
          unit: 'count',
        },
      )
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return {
    title: `What is done first on a cold visit, slow 4G, processor slowed ${CPU_SLOWDOWN} times, median of ${VISITS}`,
    figures,
  }
}
