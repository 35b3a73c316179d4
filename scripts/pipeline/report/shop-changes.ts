import { readFile } from 'node:fs/promises'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import { MENU } from '../../../src/config/shop/menu.ts'
import { OWNER } from '../../../src/config/shop/owner.ts'
import { formatPrice } from '../../../src/domain/money.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { menuAddress, toMenu, type MenuItem } from '../../../src/domain/shop/menu.ts'
import { writeWhole } from '../kept-files.ts'

/** Everything that somebody may have changed in a shop: the catalogue, the menu and the owner's data. */
export interface ShopState {
  catalogue: Catalogue
  /** The menu as the header shows it. */
  menu: readonly MenuItem[]
  /** The owner's data, by the names of `owner.ts`. */
  owner: Readonly<Record<string, unknown>>
}

/** The shop that is built from a catalogue. */
export function toShopState(catalogue: Catalogue): ShopState {
  return { catalogue, menu: toMenu(MENU, catalogue.categories, QUERY_LIMITS), owner: { ...OWNER } }
}

/** A change of anything but the products. */
export interface ShopChange {
  area: 'banner' | 'category' | 'menu' | 'settings' | 'filter' | 'owner'
  /** What the owner calls it; some settings and the owner's data have their name in the code. */
  name: string
  what: 'added' | 'removed' | 'changed'
  /** What it was and what it is; left out where that is more than a few words. */
  values?: readonly [before: unknown, after: unknown]
}

interface Part {
  /** Identifies it in both shops. */
  key: string
  name: string
  /** What is compared. */
  content: unknown
  /** The value that a report shows of it. */
  value?: unknown
}

const AREAS: Readonly<Record<ShopChange['area'], (shop: ShopState) => readonly Part[]>> = {
  banner: ({ catalogue }) =>
    catalogue.banners.map((banner) => ({
      key: `${banner.placement} ${banner.imagePath}`,
      name: banner.name || banner.words?.heading || banner.imagePath,
      content: banner,
    })),
  category: ({ catalogue }) =>
    catalogue.categories.map(({ slug, name, descriptionHtml }) => ({
      key: slug,
      name,
      content: [name, descriptionHtml],
    })),
  menu: ({ menu }) => {
    const parts = (items: readonly MenuItem[], above: string): Part[] =>
      items.flatMap((item) => {
        const name = `${above}${item.name}`
        const entry = { key: `${above}${item.id}`, name, content: [item.name, menuAddress(item)] }
        return [entry, ...parts(item.children ?? [], `${name} › `)]
      })
    return parts(menu, '')
  },
  settings: ({ catalogue: { settings } }) => [
    {
      key: 'free',
      name: 'deliveryFreeFromCents',
      content: settings.deliveryFreeFromCents,
      value: formatPrice(settings.deliveryFreeFromCents),
    },
    ...[...settings.deliveryOptions, ...settings.paymentOptions].map((option) => ({
      key: `${'visibleInDelivery' in option ? 'payment' : 'delivery'} ${option.id}`,
      name: option.name,
      content: option,
      value: formatPrice(option.costCents),
    })),
    { key: 'sizes', name: 'sizeLabels', content: settings.sizeLabels },
  ],
  filter: ({ catalogue }) =>
    catalogue.attributes.map(({ id, name, values }) => ({ key: id, name, content: [name, values] })),
  owner: ({ owner }) =>
    Object.entries(owner).map(([name, value]) => ({ key: name, name, content: value, value })),
}

function compareParts(
  area: ShopChange['area'],
  before: readonly Part[],
  after: readonly Part[],
): ShopChange[] {
  const old = new Map(before.map((part) => [part.key, part]))
  const now = new Set(after.map(({ key }) => key))
  const changes = after.flatMap(({ key, name, content, value }): ShopChange[] => {
    const earlier = old.get(key)
    if (!earlier) return [{ area, name, what: 'added' }]
    if (JSON.stringify(earlier.content) === JSON.stringify(content)) return []
    const values = earlier.name === name ? ([earlier.value, value] as const) : ([earlier.name, name] as const)
    const isSaid = JSON.stringify(values[0]) !== JSON.stringify(values[1])
    return [{ area, name: earlier.name, what: 'changed', ...(isSaid && { values }) }]
  })
  const removed = before.filter(({ key }) => !now.has(key))
  return [...changes, ...removed.map(({ name }): ShopChange => ({ area, name, what: 'removed' }))]
}

/** Everything but the products that differs between two shops. */
export function compareShops(before: ShopState, after: ShopState): ShopChange[] {
  return (Object.keys(AREAS) as ShopChange['area'][]).flatMap((area) =>
    compareParts(area, AREAS[area](before), AREAS[area](after)),
  )
}

/** The last shop that was built, with which the next is compared. */
const FILE = '.cache/built-catalogue.json'

/** Reads the last shop that was built; `undefined` before the first, and where an older version has kept less. */
export async function readBuiltShop(): Promise<ShopState | undefined> {
  try {
    const shop = JSON.parse(await readFile(FILE, 'utf8')) as Partial<ShopState>
    return shop.catalogue && shop.menu && shop.owner ? (shop as ShopState) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a shop that was built, for the next build. */
export async function keepBuiltShop(shop: ShopState): Promise<void> {
  await writeWhole(FILE, JSON.stringify(shop))
}
