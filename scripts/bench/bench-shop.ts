import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runNode } from '../child.ts'
import { drawPicture } from '../demo-api/pictures/draw-picture.ts'
import { startDemoApi } from '../demo-api/server.ts'
import { CLEARED } from '../test/shop-under-test.ts'

/** A media host that runs. */
interface MediaHost {
  /** Where it answers, such as `http://127.0.0.1:4401`. */
  url: string
  /** From now on it gives one picture for all. */
  giveOneForAll: () => void
  close: () => Promise<void>
}

/**
 * Starts a media host for a shop that is measured. The demo API draws its pictures when they are asked for: a build may
 * have them, but nothing may be drawn while the shop is measured.
 * @param source the API whose pictures it gives until it is told otherwise; none gives one for all from the beginning
 */
async function startMediaHost(source?: string): Promise<MediaHost> {
  const picture = await drawPicture({ kind: 't-shirt', colour: 'navy', motif: 'tatras', view: 'front' }, 400)
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'max-age=31536000' }
  let from = source
  const server = createServer((request, response) => {
    // A redirect, not a copy: tags and dates are the API's.
    if (from) response.writeHead(302, { location: new URL(request.url ?? '/', from).href }).end()
    else response.writeHead(200, headers).end(picture)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    giveOneForAll: () => (from = undefined),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A built shop, with the demo API that it asks. */
export interface BenchShop {
  dir: string
  close: () => Promise<void>
}

/** Which pictures a shop shows: its own where the build has made them, or one picture everywhere. */
export type BenchPictures = 'own' | 'one for all'

/** Enough for what is measured, and the next build has them already; none for one that the media host gives for all. */
const PICTURE_SECONDS: Record<BenchPictures, number> = { own: 60, 'one for all': 0 }

/**
 * Builds a shop of so many products, with the listing's index forced, and keeps its API running until closed.
 * @param dir where it is built to
 * @throws Error when the build fails, which has said why
 */
export async function buildBenchShop(
  products: number,
  dir: string,
  pictures: BenchPictures,
): Promise<BenchShop> {
  // A database that is kept keeps the pictures that the API has drawn.
  const api = await startDemoApi({ port: 0, products, db: `.cache/bench-api/${products}.sqlite` })
  const media = await startMediaHost(pictures === 'own' ? api.url : undefined)
  const close = async () => {
    await media.close()
    await api.close()
  }
  const exitCode = await runNode(['scripts/build.ts', '--out', dir], {
    ...CLEARED,
    SHOP_API_URL: api.url,
    SHOP_MEDIA_URL: media.url,
    LISTING_SOURCE: 'static',
    PICTURE_BUDGET_SECONDS: String(PICTURE_SECONDS[pictures]),
    ALLOW_SAMPLES: '1',
    ALLOW_SHRINK: '1',
    ALLOW_PRICES: '1',
  })
  media.giveOneForAll()
  if (exitCode === 0) return { dir, close }
  await close()
  throw new Error(`The shop of ${products} products could not be built.`)
}
