import { readFile } from 'node:fs/promises'
import { writeWhole } from '../kept-files.ts'
import type { ShopState } from './shop-changes.ts'

/** What the last shop was built of, for the next to be compared with. */
const FILE = '.cache/built-catalogue.json'

/** What the last shop was built of; `undefined` before the first, and where an older build has left less. */
export async function readBuiltShop(): Promise<ShopState | undefined> {
  try {
    const shop = JSON.parse(await readFile(FILE, 'utf8')) as Partial<ShopState>
    return shop.catalogue && shop.menu && shop.owner ? (shop as ShopState) : undefined
  } catch {
    return undefined
  }
}

/** Says what a shop was built of. */
export async function keepBuiltShop(shop: ShopState): Promise<void> {
  await writeWhole(FILE, JSON.stringify(shop))
}
