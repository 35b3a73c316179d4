import type { Browser, Page } from 'playwright'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart, Figure } from './figure.ts'
import { fillCart, keepCart, launchPhoneBrowser, MEASURED } from './phone.ts'

const WIDTHS = [360, 768, 1440]
const DENSITY = 2
const HEIGHT = 900
/** Of a picture's width and not of its area: the widths are what a page can choose from. */
const RATIO_BUDGET = 1.3
const BYTES_BUDGET_KB = 200
const PAGES = { home: MEASURED.home, listing: MEASURED.listing, product: MEASURED.product, cart: '/cart' }
/** Of its lines a browser knows the media host's pictures only. */
const CART = 'cart'

/** Scrolls to the end as a shopper does, and waits for the pictures that this brings up. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  }, HEIGHT / 2)
  await page.waitForLoadState('networkidle')
}

/** The shown pictures of a page: how many times as wide each file is as the pixels that it is shown at. */
async function excesses(page: Page, addressStart: string): Promise<number[]> {
  return page.evaluate(async (start) => {
    const shown = [...document.images].filter(
      (img) => img.currentSrc.startsWith(start) && img.getBoundingClientRect().width > 0,
    )
    return Promise.all(
      shown.map(async (img) => {
        // An <img> with `sizes` gives its width on the page for the file's.
        const file = new Image()
        file.src = img.currentSrc
        await file.decode()
        const { width, height } = img.getBoundingClientRect()
        const aspect = file.naturalWidth / file.naturalHeight
        const isCover = getComputedStyle(img).objectFit === 'cover'
        const [narrow, wide] = [width, height * aspect].sort((a, b) => a - b) as [number, number]
        return file.naturalWidth / ((isCover ? wide : narrow) * devicePixelRatio)
      }),
    )
  }, addressStart)
}

function pictureBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/pictures/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}

async function openScrolled(browser: Browser, url: string, width: number, cart: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: DENSITY,
    isMobile: width < 700,
  })
  const page = await context.newPage()
  await page.addInitScript(keepCart, cart)
  await page.goto(url, { waitUntil: 'networkidle' })
  await scrollThrough(page)
  return page
}

/** Measures how much wider pictures are than they need be, and what a listing's weigh. */
export async function measurePictures(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const browser = await launchPhoneBrowser()
  const figures: Figure[] = []
  try {
    const cart = await fillCart(browser, server.url)
    for (const [name, path] of Object.entries(PAGES))
      for (const width of WIDTHS) {
        const page = await openScrolled(browser, server.url + path, width, cart)
        const all = await excesses(page, name === CART ? 'http' : `${server.url}/pictures/`)
        figures.push({
          name: `${name}, ${width} px: the most a picture is wider than shown, of ${all.length}`,
          value: Math.max(0, ...all),
          unit: 'ratio',
          budget: RATIO_BUDGET,
        })
        if (name === 'listing' && width === WIDTHS[0])
          figures.push({
            name: `${name}, ${width} px: pictures when scrolled through`,
            value: (await pictureBytes(page)) / 1000,
            unit: 'kB',
            budget: BYTES_BUDGET_KB,
          })
        await page.context().close()
      }
  } finally {
    await browser.close()
    await server.close()
  }
  return { title: `Pictures at ${DENSITY} pixels a point`, figures }
}
