import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, launch } from 'puppeteer-core'
import { browserArgs, findWholeBrowser } from '../find-browser.ts'
import type { BenchPart, Figure } from './figure.ts'
import { MEASURED } from './phone.ts'
import { copyShop } from './shop-copy.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'
import { FIGURES_PATH, type SlowServer, startSlowServer } from './slow-server.ts'

const VISITS = 5
/** How long a pointer rests on a card before it is clicked, in milliseconds: so long that the page is prepared. */
const REST_MS = 1500
/** Of a step to a page that is prepared, as part of the same step with nothing fetched ahead (decision 23). */
const RATIO_BUDGET = 0.5

/** What pages of the measured shop run: they tell their figures themselves, because one that was prepared is another. */
function watchPage(figuresPath: string): void {
  const tell = (figures: Record<string, string>) =>
    void fetch(`${figuresPath}?${new URLSearchParams(figures)}`, { keepalive: true })
  const now = () => performance.timeOrigin + performance.now()
  const leave = () => localStorage.setItem('leftAt', String(now()))
  const sinceLeft = (moment = now()) => String(moment - Number(localStorage.getItem('leftAt')))

  if (location.pathname.startsWith('/produkt/'))
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
      tell({ ms: sinceLeft(performance.timeOrigin + (entry?.renderTime ?? NaN)) })
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

async function visit(browser: Browser, server: SlowServer): Promise<{ forth: number; back: number }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1024, height: 900 })
  await page.emulateCPUThrottling(CPU_SLOWDOWN)
  await page.goto(server.url + MEASURED.listing, { waitUntil: 'networkidle0' })
  const card = await page.$('.card a')
  if (!card) throw new Error(`${MEASURED.listing} has no card`)
  await card.hover()
  await new Promise((done) => setTimeout(done, REST_MS))
  const forth = server.nextFigures()
  await page.mouse.down()
  await page.mouse.up()
  const forthMs = Number((await forth).get('ms'))
  const back = await server.nextFigures()
  if (!back.has('restored'))
    throw new Error('The listing was loaded anew: the browser did not keep it in memory.')
  await context.close()
  return { forth: forthMs, back: Number(back.get('ms')) }
}

async function measureVisits(executablePath: string, dir: string, isAhead: boolean) {
  const watched = (html: string, path: string) =>
    path.startsWith('/produkt')
      ? html
          .replace('<h1', '<h1 elementtiming="heading"')
          .replace('</body>', '<script async src="/watch.js"></script></body>')
      : html
  const copy = await copyShop(dir, watched, isAhead)
  await writeFile(join(copy.dir, 'watch.js'), `(${watchPage.toString()})(${JSON.stringify(FIGURES_PATH)})`)
  const server = await startSlowServer(copy.dir)
  const browser = await launch({ executablePath, args: [...browserArgs] })
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let number = 0; number < VISITS; number++) visits.push(await visit(browser, server))
    return {
      forth: median(visits.map(({ forth }) => forth)),
      back: median(visits.map(({ back }) => back)),
    }
  } finally {
    await browser.close()
    await server.close()
    await copy.remove()
  }
}

/**
 * Measures the step from a listing to a product and back on a slow line with a slow processor, as the shop fetches ahead
 * and with nothing fetched ahead.
 * @throws Error without a whole Chromium, and when Back does not bring the listing back from memory
 */
export async function measureBetweenPages(dir: string): Promise<BenchPart> {
  const executablePath = await findWholeBrowser()
  if (!executablePath)
    throw new Error('The steps between pages need a whole Chromium (apt-get install chromium).')
  const bare = await measureVisits(executablePath, dir, false)
  const ahead = await measureVisits(executablePath, dir, true)
  const figures: Figure[] = [
    { name: "nothing ahead: from the click to the product's painted heading", value: bare.forth, unit: 'ms' },
    { name: 'prepared: the same', value: ahead.forth, unit: 'ms' },
    {
      name: 'prepared: as part of that with nothing ahead',
      value: ahead.forth / bare.forth,
      unit: 'ratio',
      budget: RATIO_BUDGET,
    },
    { name: 'from there back to the painted listing', value: ahead.back, unit: 'ms' },
  ]
  return {
    title: `From a listing to a product and back, slow line, processor slowed ${CPU_SLOWDOWN} times, median of ${VISITS}`,
    figures,
  }
}
