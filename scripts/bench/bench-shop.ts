import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExtraEnv, runNode } from '../child.ts'
import { startDemoApi } from '../demo-api/server.ts'
import { CLEARED } from '../test/shop-under-test.ts'

/** A built shop, and the demo API that it asks. */
export interface BenchShop {
  dir: string
  close: () => Promise<void>
}

/**
 * Builds a shop of so many products, with the listing's index forced, and keeps its API running until closed.
 * @param dir where it is built to
 * @param env settings of the build beside those
 * @throws Error when the build fails, which has said why
 */
export async function buildBenchShop(products: number, dir: string, env: ExtraEnv): Promise<BenchShop> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-bench-'))
  const api = await startDemoApi({ port: 0, products, db: join(folder, 'shop.sqlite') })
  const close = async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  }
  const exitCode = await runNode(['scripts/build.ts', '--out', dir], {
    ...CLEARED,
    SHOP_API_URL: api.url,
    LISTING_SOURCE: 'static',
    ALLOW_SAMPLES: '1',
    ALLOW_SHRINK: '1',
    ...env,
  })
  if (exitCode === 0) return { dir, close }
  await close()
  throw new Error(`The shop of ${products} products could not be built.`)
}
