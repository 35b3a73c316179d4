import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { SNAPSHOT_PATH } from '../../src/catalogue/snapshot.ts'
import type { Catalogue } from '../../src/domain/shop/catalogue.ts'
import { toListingFiles } from '../../src/catalogue/listing/listing-files.ts'
import { runNode } from '../child.ts'
import { drawPicture } from '../demo-api/pictures/draw-picture.ts'
import { startDemoApi } from '../demo-api/server.ts'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { CPU_SLOWDOWN } from './slow-phone.ts'

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

/** One row of the table. */
export interface ListingFigures {
  products: number
  'index bytes': number
  /** What a build chooses by itself. */
  source: string
  /** The first answer, with the index fetched, read and opened. */
  first: number
  p50: number
  p95: number
  worst: number
  queries: number
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
}

/** Asks the listing of the page everything once and gives each answer's time, in milliseconds; the first apart. */
function askEverything(page: Page): Promise<{ first: number; times: number[] }> {
  return page.evaluate(
    async ({ phrases, boxCount }) => {
      const grid = document.querySelector('.grid')
      const box = document.querySelector<HTMLInputElement>('.listing-search input')
      const setText = (text: string) =>
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const painted = async () => {
        // A task after a frame's callbacks runs when that frame has been painted.
        do {
          await frame()
          await new Promise((done) => {
            const channel = new MessageChannel()
            channel.port1.onmessage = done
            channel.port2.postMessage(0)
          })
        } while (grid?.getAttribute('aria-busy') !== 'false')
      }
      const time = async (act: () => void) => {
        const start = performance.now()
        act()
        await painted()
        const taken = performance.now() - start
        // A shopper looks before the next click; what is left of this one must not count for it.
        await new Promise((done) => requestIdleCallback(done))
        return taken
      }
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

/** A media host that gives one picture for all: the demo API would be drawing them while we measure. */
async function startMediaHost(): Promise<{ url: string; close: () => Promise<void> }> {
  const picture = await drawPicture({ kind: 't-shirt', colour: 'navy', motif: 'tatras', view: 'front' }, 400)
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'max-age=31536000' }
  const server = createServer((_, response) => response.writeHead(200, headers).end(picture))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Builds a shop of so many products with the listing index forced, and measures its largest listing. */
export async function measureListing(products: number): Promise<{ figures: ListingFigures; dir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-bench-'))
  const api = await startDemoApi({ port: 0, products, db: join(folder, 'shop.sqlite') })
  const media = await startMediaHost()
  const env = {
    SHOP_API_URL: api.url,
    SHOP_MEDIA_URL: media.url,
    LISTING_SOURCE: 'static',
    ALLOW_SAMPLES: '1',
    ALLOW_SHRINK: '1',
  }
  const exitCode = await runNode(['scripts/build.ts', '--out', SHOP], env)
  if (exitCode !== 0) throw new Error(`The shop of ${products} products could not be built`)
  const catalogue = JSON.parse(await readFile(SNAPSHOT_PATH, 'utf8')) as Catalogue
  const { weight } = await toListingFiles(catalogue, 'static', 'bench')
  const { source } = await toListingFiles(catalogue, 'auto', 'bench')

  const server = await startStaticServer({ dir: SHOP, port: 0 })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.url}/produkty`, { waitUntil: 'networkidle' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const { first, times } = await askEverything(page)
    const sorted = times.sort((a, b) => a - b)
    return {
      dir: SHOP,
      figures: {
        products,
        'index bytes': weight,
        source,
        first: Math.round(first),
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        worst: percentile(sorted, 1),
        queries: sorted.length,
      },
    }
  } finally {
    await browser.close()
    await server.close()
    await api.close()
    await media.close()
    await rm(folder, { recursive: true, force: true })
  }
}
