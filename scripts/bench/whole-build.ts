import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { execaNode } from 'execa'
import { DEMO_ALLOWANCES, startDemoApi } from '../demo-api/server.ts'
import type { Figure } from './figure.ts'

const SHOP = '.cache/dist-bench'
const PRODUCTS = 10_000
const BUDGET = { seconds: 120, megabytes: 2000 }
/** Makes a process print its peak memory when it ends. Each of its threads prints the same total. */
const TELL_MEMORY = encodeURIComponent(
  "process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS, 'kB'))",
)

/** Builds a shop of 10,000 products twice, without pictures. The second build finds nothing changed. */
export async function measureBuild(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-build-'))
  const api = await startDemoApi({ port: 0, products: PRODUCTS, db: join(folder, 'shop.sqlite') })
  const build = async () => {
    const { all, durationMs } = await execaNode('scripts/build.ts', ['--out', SHOP], {
      all: true,
      extendEnv: false,
      env: {
        PATH: env['PATH'],
        NODE_OPTIONS: `--import=data:text/javascript,${TELL_MEMORY}`,
        SHOP_API_URL: api.url,
        PICTURE_BUDGET_SECONDS: '0',
        ...DEMO_ALLOWANCES,
      },
    })
    const peaks = [...all.matchAll(/peak (\d+) kB/g)].map(([, peak]) => Number(peak) / 1024)
    return { seconds: durationMs / 1000, megabytes: Math.max(...peaks) }
  }
  try {
    const whole = await build()
    const unchanged = await build()
    return [
      { name: 'everything', value: whole.seconds, unit: 's', budget: BUDGET.seconds },
      { name: 'everything, memory', value: whole.megabytes, unit: 'MB', budget: BUDGET.megabytes },
      { name: 'nothing changed', value: unchanged.seconds, unit: 's' },
    ]
  } finally {
    await api.close()
    await rm(folder, { recursive: true, force: true })
    await rm(SHOP, { recursive: true, force: true })
  }
}
