/** The shop that guards and browsers look at, and the demo API that it is built from and talks to. */
import { readFile } from 'node:fs/promises'

/** Not dist/, because that is the owner's. */
export const SHOP_UNDER_TEST = '.cache/dist-test'
/** The record of what that shop was built from. */
export const SHOP_RECORD = '.cache/dist-test.json'
/** The demo API's database, which tests look into; its pictures lie beside it. */
export const DEMO_DB = '.cache/demo-test/shop.sqlite'

/** The digest of what the shop under test was built from, and its API's address; `undefined` when there is no such shop. */
export async function readShopRecord(): Promise<{ digest: string; apiUrl: string } | undefined> {
  const text = await readFile(SHOP_RECORD, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { digest: string; apiUrl: string })
}
