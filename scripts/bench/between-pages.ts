import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { browserArgs, findWholeBrowser } from '../find-browser.ts'
import type { BenchPart, Figure } from './figure.ts'
import { copyShop, type ShopCopy, withoutSpeculation } from './shop-copy.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'
import { FIGURES_PATH, type SlowServer, startSlowServer } from './slow-server.ts'

const VISITS = 3
/** How long a pointer rests on a card before it is clicked, and on each that is not, in milliseconds. */
const REST_MS = 700
/** Cards that a shopper's pointer rests on in one view of a listing without a click. */
const IN_VAIN = 3
/** Of a step to a page that is prepared, as part of the same step with nothing in advance. */
const RATIO_BUDGET = 0.35
const IN_VAIN_BUDGET_KB = 60
const LISTING = '/produkty/tricka'

/** What a browser does in advance. */
type Advance = 'nothing' | 'prefetch' | 'prerender'

/** What a page of the measured shop runs: it tells its figures itself, because a page that was prepared is another. */
function watchPage(figuresPath: string): void {
  const tell = (figures: Record<string, string>) =>
    void fetch(`${figuresPath}?${new URLSearchParams(figures)}`, { keepalive: true })
  const now = () => performance.timeOrigin + performance.now()
  const sinceLeft = () => String(now() - Number(localStorage.getItem('leftAt')))
  const leave = () => localStorage.setItem('leftAt', String(now()))

  if (location.pathname.startsWith('/produkt/'))
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
      const painted = performance.timeOrigin + (entry?.renderTime ?? NaN)
      tell({ ms: String(painted - Number(localStorage.getItem('leftAt'))) })
      setTimeout(() => {
        leave()
        history.back()
      }, 500)
    }).observe({ type: 'element', buffered: true })
  else {
    document.addEventListener('click', leave, true)
    addEventListener('pageshow', ({ persisted }) =>
      requestAnimationFrame(() => setTimeout(() => persisted && tell({ ms: sinceLeft(), restored: 'yes' }))),
    )
    // Loaded anew, though it was only left.
    if (localStorage.getItem('leftAt')) tell({ ms: sinceLeft() })
  }
}

/** A copy of the shop that tells how long its steps take, and which does no more in advance than is said. */
async function prepareShop(dir: string, advance: Advance): Promise<ShopCopy> {
  const copy = await copyShop(dir)
  await writeFile(join(copy.dir, 'watch.js'), `(${watchPage.toString()})(${JSON.stringify(FIGURES_PATH)})`)
  await copy.changePages(
    (html) =>
      html
        .replace('<h1', '<h1 elementtiming="heading"')
        .replace('</body>', '<script async src="/watch.js"></script></body>'),
    '/produkt',
  )
  if (advance === 'nothing') await copy.change('_headers', withoutSpeculation)
  if (advance === 'prefetch')
    await copy.change('speculation-rules.json', (text) => {
      const { prefetch } = JSON.parse(text) as { prefetch: unknown }
      return JSON.stringify({ prefetch })
    })
  return copy
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function openListing(browser: Browser, { url }: SlowServer): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1024, height: 900 })
  await page.emulateCPUThrottling(CPU_SLOWDOWN)
  await page.goto(url + LISTING, { waitUntil: 'networkidle0' })
  return page
}

async function visit(browser: Browser, server: SlowServer): Promise<{ forth: number; back: number }> {
  const page = await openListing(browser, server)
  const card = await page.$('.card a')
  if (!card) throw new Error(`${LISTING} has no card`)
  await card.hover()
  await rest(REST_MS)
  const forth = server.nextFigures()
  await page.mouse.down()
  await page.mouse.up()
  const forthMs = Number((await forth).get('ms'))
  const back = await server.nextFigures()
  if (!back.has('restored'))
    throw new Error('The listing was loaded anew: the browser did not keep it in memory.')
  await page.browserContext().close()
  return { forth: forthMs, back: Number(back.get('ms')) }
}

/** What a listing's view costs whose cards a pointer only rests on. */
async function bytesInVain(browser: Browser, server: SlowServer): Promise<number> {
  const page = await openListing(browser, server)
  server.takeBytes()
  const cards = await page.$$('.card a')
  for (const card of cards.slice(0, IN_VAIN)) {
    await card.hover()
    await rest(REST_MS * 2)
  }
  await page.browserContext().close()
  return server.takeBytes()
}

/**
 * Measures the step from a listing to a product and back on a slow line with a slow processor, with the shop's rules of
 * what to do in advance, with a part of them, and without.
 * @throws Error without a whole Chromium, and when Back does not bring the listing back from memory
 */
export async function measureBetweenPages(dir: string): Promise<BenchPart> {
  const executablePath = await findWholeBrowser()
  if (!executablePath)
    throw new Error('The steps between pages need a whole Chromium (apt-get install chromium).')
  const figures: Figure[] = []
  let bare = NaN
  for (const advance of ['nothing', 'prefetch', 'prerender'] as const) {
    const copy = await prepareShop(dir, advance)
    const server = await startSlowServer(copy.dir)
    const browser = await launch({ executablePath, args: [...browserArgs] })
    try {
      const visits = []
      for (let number = 0; number < VISITS; number++) visits.push(await visit(browser, server))
      const forth = median(visits.map((one) => one.forth))
      if (advance === 'nothing') bare = forth
      const isPrepared = advance === 'prerender'
      figures.push(
        { name: `${advance}: from the click to the product's painted heading`, value: forth, unit: 'ms' },
        {
          name: `${advance}: the same, as part of that with nothing in advance`,
          value: forth / bare,
          unit: 'ratio',
          ...(isPrepared && { budget: RATIO_BUDGET }),
        },
        {
          name: `${advance}: from there back to the painted listing`,
          value: median(visits.map((one) => one.back)),
          unit: 'ms',
        },
        {
          name: `${advance}: a view of the listing in which ${IN_VAIN} cards are only rested on`,
          value: (await bytesInVain(browser, server)) / 1000,
          unit: 'kB',
          ...(isPrepared && { budget: IN_VAIN_BUDGET_KB }),
        },
      )
    } finally {
      await browser.close()
      await server.close()
      await copy.remove()
    }
  }
  return {
    title: `From a listing to a product and back, slow line, processor slowed ${CPU_SLOWDOWN} times, median of ${VISITS}`,
    figures,
  }
}
