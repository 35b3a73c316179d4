/** The shop that guards and browsers look at, and the demo API that it is built from and talks to. */
import * as v from 'valibot'
import { readKept } from '../pipeline/kept-files.ts'
import type { ExtraEnv } from '../child.ts'

/** Not dist/: that is the owner's. */
export const SHOP_UNDER_TEST = '.cache/dist-test'
/** Says what that shop was built from. */
export const SHOP_RECORD = '.cache/dist-test.json'
/** The demo API's database, which tests look into; its pictures lie beside it. */
export const DEMO_DB = '.cache/demo-test/shop.sqlite'
/** A secret in the build's environment, which must be in none of the shop's files. */
export const CANARY = { BUILD_HOOK_URL: 'https://hooks.invalid/build/kanarik-v-bani' }
const FOREIGN = ['SHOP_MEDIA_URL', 'SITE_URL', 'URL', 'LISTING_SOURCE', 'WITHDRAWAL_URL', 'IMAGE_CDN']
/** Clears what the machine may have set for a real shop. */
export const CLEARED: ExtraEnv = Object.fromEntries(FOREIGN.map((name) => [name, undefined]))

const recordSchema = v.object({ digest: v.string(), apiUrl: v.pipe(v.string(), v.url()) })

/** The digest of what the shop under test was built from, and its API's address; `undefined` when there is no such shop. */
export function readShopRecord(): Promise<v.InferOutput<typeof recordSchema> | undefined> {
  return readKept(SHOP_RECORD, recordSchema)
}

/** The arguments that start the demo API of the shop under test. @param port 0 takes any free one */
export function demoApiArgs(port: string): string[] {
  return ['scripts/demo-api/main.ts', '--port', port, '--db', DEMO_DB, '--control', '--plain-pictures']
}
