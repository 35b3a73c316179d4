import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { runNode, type ExtraEnv } from '../child.ts'
import { startDemoApi } from '../demo-api/server.ts'
import { packageBin } from '../package-bin.ts'
import { CLEARED } from './bench-shop.ts'
import type { BenchPart, Figure } from './figure.ts'

const SHOP = '.cache/dist-bench-build'
/** What a large shop has; of larger ones only the memory has a budget. */
const USUAL_PRODUCTS = 10_000
/** Has a program say at its end how much memory it had at most. */
const TELL_MEMORY = encodeURIComponent(
  "process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS, 'kB'))",
)

interface Run {
  seconds: number
  /** At most at one time, MB. */
  peakMegabytes: number
}

/** Runs a script to its end. @throws Error when it fails, with what it printed */
async function run(args: readonly string[], extraEnv: ExtraEnv = {}): Promise<Run> {
  let output = ''
  const start = performance.now()
  const env = {
    ...extraEnv,
    NODE_OPTIONS: `--import=data:text/javascript,${TELL_MEMORY}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const exitCode = await runNode(args, env, (text) => (output += text))
  const seconds = (performance.now() - start) / 1000
  if (exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`)
  // Its threads tell of the whole program, too.
  const peaks = [...output.matchAll(/peak (\d+) kB/g)].map(([, peak]) => Number(peak) / 1024)
  return { seconds, peakMegabytes: Math.max(...peaks) }
}

/** Builds a project of Astro's with so many pages of one sentence. */
async function buildBare(pages: number): Promise<Run> {
  const root = await mkdtemp(join(tmpdir(), 'obchod-bare-'))
  const route = `---
export const getStaticPaths = () =>
  Array.from({ length: ${pages} }, (_, id) => ({ params: { id: String(id) } }))
---
<!doctype html>
<html lang="sk"><head><meta charset="utf-8"><title>{Astro.params.id}</title></head><body><h1>{Astro.params.id}</h1></body></html>
`
  try {
    await mkdir(join(root, 'src/pages/produkt'), { recursive: true })
    await writeFile(join(root, 'package.json'), '{"type":"module"}')
    await writeFile(join(root, 'astro.config.mjs'), 'export default {}')
    await writeFile(join(root, 'src/pages/produkt/[id].astro'), route)
    await symlink(resolve('node_modules'), join(root, 'node_modules'))
    return await run([packageBin('astro'), 'build', '--root', root])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const diskMegabytes = (dir: string) =>
  Number(execFileSync('du', ['-sk', dir], { encoding: 'utf8' }).split('\t')[0]) / 1024

/** How many bytes a page of a product has on average, uncompressed. */
async function productPageBytes(): Promise<number> {
  const pages = (await readdir(join(SHOP, 'produkt'))).filter((name) => name.endsWith('.html'))
  let bytes = 0
  for (const page of pages) bytes += (await stat(join(SHOP, 'produkt', page))).size
  return bytes / pages.length
}

/**
 * Builds a shop of so many products without pictures, and beside it a project of Astro's with as many pages: everything,
 * then nothing changed, then one price.
 */
export async function measureBuild(products: number): Promise<BenchPart> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-build-'))
  const db = join(folder, 'shop.sqlite')
  const api = await startDemoApi({ port: 0, products, db })
  const env = {
    ...CLEARED,
    SHOP_API_URL: api.url,
    PICTURE_BUDGET_SECONDS: '0',
    ALLOW_SAMPLES: '1',
    ALLOW_SHRINK: '1',
    ALLOW_PRICES: '1',
    ALLOW_SETTINGS: '1',
  }
  const build = (...options: string[]) => run(['scripts/build.ts', '--out', SHOP, ...options], env)
  const isUsual = products <= USUAL_PRODUCTS
  const budget = (most: number) => isUsual && { budget: most }
  try {
    const bare = await buildBare(products)
    const whole = await build('--force')
    const unchanged = await build()
    const database = new DatabaseSync(db)
    database.exec(
      'UPDATE products SET price_cents = price_cents + 10 WHERE id = (SELECT max(id) / 2 FROM products)',
    )
    database.close()
    const onePrice = await build()
    const figures: Figure[] = [
      { name: 'Astro alone, as many pages of one sentence', value: bare.seconds, unit: 's' },
      { name: 'everything', value: whole.seconds, unit: 's' },
      {
        name: 'everything, of Astro alone',
        value: whole.seconds / bare.seconds,
        unit: 'ratio',
        ...budget(2),
      },
      {
        name: 'everything, memory',
        value: whole.peakMegabytes,
        unit: 'MB',
        budget: isUsual ? 1000 : 2000,
      },
      { name: 'everything, a product', value: (1000 * whole.seconds) / products, unit: 'ms' },
      { name: 'nothing changed', value: unchanged.seconds, unit: 's', ...budget(3) },
      { name: 'one price changed', value: onePrice.seconds, unit: 's' },
      { name: 'files', value: diskMegabytes(SHOP), unit: 'MB' },
      {
        name: "a product's page, uncompressed",
        value: (await productPageBytes()) / 1000,
        unit: 'kB',
        budget: 40,
      },
    ]
    return { title: `A build of ${products} products without pictures`, figures }
  } finally {
    await api.close()
    await rm(folder, { recursive: true, force: true })
    await rm(SHOP, { recursive: true, force: true })
  }
}
