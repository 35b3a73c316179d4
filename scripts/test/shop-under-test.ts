/** The files of the shop under test and of its demo API. */
import { readFile } from 'node:fs/promises'

/** Not dist/, which is the owner's. */
export const SHOP_UNDER_TEST = '.cache/dist-test'
/** The file of `readShopRecord`. */
export const SHOP_RECORD = '.cache/dist-test.json'
/** The demo API's database, which tests read. Its pictures are beside it. */
export const DEMO_DB = '.cache/demo-test/shop.sqlite'
/** How many pick-up points the shop has. */
export const DEMO_POINTS = 2300

/** The digest of the inputs of the shop under test, and its API's address; `undefined` without such a shop. */
export async function readShopRecord(): Promise<{ digest: string; apiUrl: string } | undefined> {
  const text = await readFile(SHOP_RECORD, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { digest: string; apiUrl: string })
}
