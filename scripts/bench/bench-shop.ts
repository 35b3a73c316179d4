import { runNode } from '../child.ts'
import { startDemoApi } from '../demo-api/server.ts'
import { startMediaHost } from './media-host.ts'

export const CLEARED = Object.fromEntries(
  ['SHOP_MEDIA_URL', 'SITE_URL', 'URL', 'LISTING_SOURCE', 'WITHDRAWAL_URL', 'IMAGE_CDN'].map((name) => [
    name,
    undefined,
  ]),
)

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
    ALLOW_SETTINGS: '1',
  })
  media.giveOneForAll()
  if (exitCode === 0) return { dir, close }
  await close()
  throw new Error(`The shop of ${products} products could not be built.`)
}
