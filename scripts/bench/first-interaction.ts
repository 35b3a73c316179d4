import type { Browser } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { type Figure, median } from './figure.ts'
import { openPhone, withBrowser } from './phone.ts'

const VISITS = 5
/** How long a finger stays on the screen: a quick tap. Times are counted from the moment that it leaves. */
const TAP_MS = 60
const ACKNOWLEDGED_BUDGET_MS = 100
const LIMIT_MS = 60_000

/** First actions of a shopper on a page, with selectors that show that the page has heard and answered them. */
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

/** Runs in the page. Measures how long after its first tap the page acknowledges it, and answers it. */
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
  // Playwright's own taps lay out the page first, which would be measured as well.
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
