import type { Browser } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { type Figure, median } from './figure.ts'
import { openPhone, withBrowser } from './phone.ts'

const VISITS = 5
/** How long a quick tap holds the screen. Times are counted from its end. */
const TAP_MS = 60
const ACKNOWLEDGED_BUDGET_MS = 100
const LIMIT_MS = 60_000

/** First taps of a shopper. The selectors match once the page has acknowledged a tap, and once it has answered it. */
const INTERACTIONS = [
  {
    name: 'filter',
    path: '/produkty',
    tapped: '#filters .filter-value',
    acknowledged: '#filters :checked',
    answered: '.listing-body[data-loaded] .grid[aria-busy=false]',
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
    tapped: '.buy-form [type=submit]',
    acknowledged: '#cart-count:not(:empty)',
    answered: '#toasts :not(:empty)',
  },
] as const
type Interaction = (typeof INTERACTIONS)[number]

/** Runs in the page. Measures the time from the first tap to its acknowledgement and to its answer. */
async function timeTap({ acknowledged, answered, limit }: Interaction & { limit: number }) {
  const untilShown = async (selector: string) => {
    do await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    while (!document.querySelector(selector) && performance.now() < limit)
    return document.querySelector(selector) ? performance.now() : NaN
  }
  const tapped = await new Promise<number>((done) => {
    document.addEventListener('click', ({ timeStamp }) => done(timeStamp), { capture: true, once: true })
  })
  const heard = await untilShown(acknowledged)
  return { acknowledged: heard - tapped, answered: (await untilShown(answered)) - tapped }
}

async function visit(browser: Browser, url: string, interaction: Interaction) {
  const { page, devTools } = await openPhone(browser, {
    viewport: { width: 1024, height: 900 },
    isMobile: false,
  })
  await page.goto(url + interaction.path, { waitUntil: 'networkidle' })
  const timed = page.evaluate(timeTap, { ...interaction, limit: LIMIT_MS })
  // Playwright's `tap()` first forces a layout, which would be measured too.
  const box = await page.locator(interaction.tapped).first().boundingBox()
  if (!box) throw new Error(`There is no ${interaction.tapped} to tap`)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await new Promise((left) => setTimeout(left, TAP_MS))
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const times = await timed
  await page.context().close()
  return times
}

export async function measureFirstInteractions(dir: string): Promise<Figure[]> {
  const { url, close } = await startStaticServer({ dir, port: 0 })
  const measure = async (browser: Browser) => {
    const figures: Figure[] = []
    for (const interaction of INTERACTIONS) {
      const visits: Awaited<ReturnType<typeof visit>>[] = []
      for (let number = 0; number < VISITS; number++) visits.push(await visit(browser, url, interaction))
      const acknowledged = median(visits.map((one) => one.acknowledged))
      const answered = median(visits.map((one) => one.answered))
      const { name } = interaction
      figures.push(
        { name: `${name}: acknowledged`, value: acknowledged, unit: 'ms', budget: ACKNOWLEDGED_BUDGET_MS },
        { name: `${name}: answered`, value: answered, unit: 'ms' },
      )
    }
    return figures
  }
  return withBrowser(measure).finally(close)
}
