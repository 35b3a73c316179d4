/** The shop that guards and browsers look at, and the demo API that it is built from and talks to. */
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import * as v from 'valibot'
import { type ExtraEnv, runNode, startService, type Write } from '../child.ts'
import { digestInputs } from '../build/publish/inputs-digest.ts'

/** A demo API that runs. */
export interface DemoApi {
  url: string
  database: string
  stop: () => Promise<void>
}

/** Not dist/: that is the owner's. */
export const SHOP_UNDER_TEST = '.cache/dist-test'
/** What the shop there was built of. */
const RECORD = '.cache/dist-test.json'
const DEMO_API_LIMIT_MS = 120_000
/** A secret that the shop is built with, and that must be in none of its files. */
export const CANARY = { BUILD_HOOK_URL: 'https://hooks.invalid/build/kanarik-v-bani' }
const SETTINGS = {
  ...CANARY,
  // Of an older demo shop: the demo data may have become less.
  ALLOW_SHRINK: '1',
  ALLOW_PRICES: '1',
  ALLOW_SAMPLES: '1',
  // Enough for the first pages' pictures; the rest of the shop under test shows the media host's own.
  PICTURE_BUDGET_SECONDS: '15',
}
const FOREIGN = ['SHOP_MEDIA_URL', 'SITE_URL', 'URL', 'LISTING_SOURCE', 'WITHDRAWAL_URL', 'IMAGE_CDN']
/** Whatever the machine has set for the real shop must not reach one that is only tried. */
export const CLEARED: ExtraEnv = Object.fromEntries(FOREIGN.map((name) => [name, undefined]))

const recordSchema = v.object({ digest: v.string(), apiUrl: v.pipe(v.string(), v.url()) })

/**
 * Starts the demo API with a new database in a folder of its own, which goes when this process ends.
 * @param port 0 takes any free one
 */
async function startDemoApi(port: string): Promise<DemoApi> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'demo.sqlite')
  const args = ['scripts/demo-api/main.ts', '--port', port, '--db', database, '--control']
  const { match, stop } = await startService(args, /^Demo API: (http:\/\/\S+)/m, DEMO_API_LIMIT_MS)
  return { url: match[1] ?? '', database, stop }
}

/** Builds the shop anew and gives its demo API, or nothing when the build fails. */
export async function buildShop(write?: Write): Promise<DemoApi | undefined> {
  // The next one talks to another API and has other chunks: those of this one would be carried along for a week.
  for (const path of [RECORD, SHOP_UNDER_TEST]) await rm(path, { recursive: true, force: true })
  const digest = await digestInputs('.', SETTINGS)
  const demoApi = await startDemoApi('0')
  const exitCode = await runNode(
    ['scripts/build.ts', '--out', SHOP_UNDER_TEST],
    { ...CLEARED, ...SETTINGS, SHOP_API_URL: demoApi.url },
    write,
  )
  if (exitCode !== 0) {
    await demoApi.stop()
    return undefined
  }
  await writeFile(RECORD, JSON.stringify({ digest, apiUrl: demoApi.url }))
  return demoApi
}

/**
 * The demo API for the shop that was built last, if nothing has changed since: at the same address, because the shop
 * talks to that one.
 */
export async function reuseShop(): Promise<DemoApi | undefined> {
  const kept = await readFile(RECORD, 'utf8')
    .then((json) => v.parse(recordSchema, JSON.parse(json)))
    .catch(() => undefined)
  if (kept?.digest !== (await digestInputs('.', SETTINGS))) return undefined
  return startDemoApi(new URL(kept.apiUrl).port).catch(() => undefined)
}
