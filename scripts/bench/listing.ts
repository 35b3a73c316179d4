import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { LISTING_INDEX_BUDGET } from '../../src/config/limits.ts'
import { PAGES_DATA_DIR } from '../../src/catalogue/pages-data.ts'
import type { Catalogue } from '../../src/domain/shop/catalogue.ts'
import { toListingIndex } from '../pipeline/listing/listing-index.ts'
import { weighIndex } from '../pipeline/listing/listings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { buildBenchShop } from './bench-shop.ts'
import type { BenchPart } from './figure.ts'
import { launchPhoneBrowser, slowProcessor } from './phone.ts'
import { CPU_SLOWDOWN, percentile } from './slow-phone.ts'

const SHOP = '.cache/dist-bench'
const PHRASES = [
  'tricko',
  'tatry',
  'bavlna',
  'mikina s kapucnou',
  'TR-00',
  'liska',
  'xyzzy',
  'hrncek',
  'detske',
  'cierna',
]
/** How many of a page's checkboxes are ticked and unticked, evenly spread. */
const BOXES = 25
const P95_BUDGET_MS = 50
/** The most products that the index must have room for. */
const MOST_WITH_INDEX = 10_000

/** How long an act takes until what it changed has been painted, in milliseconds. */
type TimeToPaint = (act: () => void) => Promise<number>

/** Gives the page its clock. */
function giveClock(): void {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // The listing's code may have to come first, and then its answer.
  const isWaiting = () =>
    document.querySelector('[data-intent=waking], .grid:not([aria-busy=false])') !== null
  const painted = async () => {
    // A task after a frame's callbacks runs when that frame has been painted.
    do {
      await frame()
      await new Promise((done) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = done
        channel.port2.postMessage(0)
      })
    } while (isWaiting())
  }
  const timeToPaint: TimeToPaint = async (act) => {
    const start = performance.now()
    // Asked for first, so that it comes before what the page itself does after the paint.
    const shown = painted()
    act()
    await shown
    const taken = performance.now() - start
    // A shopper looks before the next click; what is left of this one must not count for it.
    await new Promise((done) => requestIdleCallback(done))
    return taken
  }
  Object.assign(window, { timeToPaint })
}

/** Asks the listing of the page everything once and gives each answer's time; the first apart. */
function askEverything(page: Page): Promise<{ first: number; times: number[] }> {
  return page.evaluate(
    async ({ phrases, boxCount }) => {
      const { timeToPaint: time } = window as unknown as { timeToPaint: TimeToPaint }
      const box = document.querySelector<HTMLInputElement>('.listing-search input')
      const setText = (text: string) =>
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      const search = (text: string) => () => {
        if (!box?.form) throw new Error('The page has no search')
        // As a key does it: React does not hear of a value that is set past it.
        setText(text)
        box.dispatchEvent(new Event('input', { bubbles: true }))
        box.form.requestSubmit()
      }
      const all = [...document.querySelectorAll<HTMLInputElement>('#filters [type=checkbox]')]
      const boxes = all.filter((_, i) => i % Math.ceil(all.length / boxCount) === 0)
      const [firstBox] = boxes
      const first = await time(() => firstBox?.click())
      await time(() => firstBox?.click())
      const times: number[] = []
      for (const each of boxes) {
        times.push(await time(() => each.click()))
        times.push(await time(search('tricko')))
        times.push(await time(search('')))
        times.push(await time(() => each.click()))
      }
      for (const phrase of phrases) times.push(await time(search(phrase)))
      return { first, times }
    },
    { phrases: PHRASES, boxCount: BOXES },
  )
}

/**
 * Builds a shop of so many products with the listing index forced, and measures its largest listing: from an input's
 * event to the painted answer.
 */
export async function measureListing(products: number): Promise<BenchPart> {
  const shop = await buildBenchShop(products, SHOP, 'one for all')
  const catalogue = JSON.parse(await readFile(`${PAGES_DATA_DIR}/catalogue.json`, 'utf8')) as Catalogue
  const weight = await weighIndex(toListingIndex(catalogue))

  const server = await startStaticServer({ dir: shop.dir, port: 0 })
  const browser = await launchPhoneBrowser()
  try {
    const openListing = async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.goto(`${server.url}/produkty`, { waitUntil: 'networkidle' })
      await page.evaluate(giveClock)
      await slowProcessor(page)
      return page
    }
    // The server compresses the index for the first request, as no CDN does by then.
    await (
      await openListing()
    ).evaluate(() => fetch(document.querySelector<HTMLElement>('.listing')?.dataset['index'] ?? ''))
    const { first, times } = await askEverything(await openListing())
    const takenBy = (share: number) => Math.round(percentile(times, share))
    // Above ten thousand products a build lets the API answer by itself: there the index is only tried.
    const isUsual = products <= MOST_WITH_INDEX
    return {
      title: `Listing of ${products} products, ${times.length} answers, processor slowed ${CPU_SLOWDOWN} times`,
      figures: [
        {
          name: 'index, brotli',
          value: weight / 1000,
          unit: 'kB',
          ...(isUsual && { budget: LISTING_INDEX_BUDGET / 1000 }),
        },
        { name: 'first answer: index fetched, read and opened', value: first, unit: 'ms' },
        { name: 'half of the answers take at most', value: takenBy(0.5), unit: 'ms' },
        {
          name: '95 of 100 answers take at most',
          value: takenBy(0.95),
          unit: 'ms',
          budget: P95_BUDGET_MS,
        },
        { name: 'the longest answer', value: takenBy(1), unit: 'ms' },
      ],
    }
  } finally {
    await browser.close()
    await server.close()
    await shop.close()
  }
}
