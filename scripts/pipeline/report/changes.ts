import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { OWNER } from '../../../src/config/owner.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import { bannerTitle, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { CHANGE_TITLES, REPORT } from './texts.ts'
import { isSameApi } from '../api-address.ts'
import { readCached, writeAtomically } from '../atomic-files.ts'

/** A line of a report: the name of a thing, its address and a note. */
export interface ReportLine {
  name: string
  /** An address, or a path if the shop's own address is unknown. */
  href?: string
  note?: string
}

/** A sentence and the things that it is about. */
export interface ReportPart {
  title: string
  /** Empty if the sentence says everything. */
  lines: readonly ReportLine[]
  /** How many times as many lines as of another part are shown; 1 if it is missing. */
  share?: number
}

/** The catalogue and the owner's data, which a report compares. */
export interface ShopState {
  /** Shops of different APIs are not compared. */
  apiUrl: string
  catalogue: Catalogue
  /** The settings of `owner.ts`. */
  owner: Readonly<Record<string, unknown>>
  /** The Markdown files of `src/content/`, by path without the ending. */
  texts?: Readonly<Record<string, string>>
}

/** A thing that is compared between two shops. */
interface Item {
  /** Identifies the thing in both shops. */
  key: string
  name: string
  href?: string
  /** The compared content. */
  content: unknown
  /** The value that a report shows, such as a price. */
  value?: string
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const ITEMS: Readonly<Record<keyof typeof CHANGE_TITLES, (shop: ShopState) => readonly Item[]>> = {
  product: ({ catalogue: { products } }) =>
    products.map((product) => ({
      key: String(product.id),
      name: product.name,
      href: productPath(product.slug),
      content: product,
      value: formatPrice(product.priceCents),
    })),
  category: ({ catalogue: { categories } }) =>
    categories.map(({ slug, name, descriptionHtml }) => ({
      key: slug,
      name,
      content: [name, descriptionHtml],
    })),
  banner: ({ catalogue: { banners } }) =>
    banners.map((banner) => ({
      key: `${banner.placement} ${banner.imagePath}`,
      name: bannerTitle(banner),
      content: banner,
    })),
  filter: ({ catalogue: { attributes } }) =>
    attributes.map(({ id, name, values }) => ({ key: id, name, content: [name, values] })),
  settings: ({ catalogue: { settings } }) => [
    {
      key: 'free',
      name: REPORT.freeFrom,
      content: settings.deliveryFreeFromCents,
      value: formatPrice(settings.deliveryFreeFromCents),
    },
    ...[...settings.deliveryOptions, ...settings.paymentOptions].map((option) => ({
      key: `${'visibleInDelivery' in option ? 'payment' : 'delivery'} ${option.id}`,
      name: option.name,
      // The address of the file changes with each new pick-up point.
      content: { ...option, pointsFile: undefined },
      value: formatPrice(option.costCents),
    })),
    { key: 'sizes', name: REPORT.sizeLabels, content: settings.sizeLabels },
  ],
  text: ({ texts = {} }) =>
    Object.entries(texts).map(([file, content]) => {
      const slug = /^pages\/(.*)$/.exec(file)?.[1]
      const name = /^title: *(.*)$/m.exec(content)?.[1] ?? file
      return { key: file, name, content, ...(slug !== undefined && { href: `/${slug}` }) }
    }),
  owner: ({ owner }) =>
    Object.entries(owner).map(([name, value]) => ({
      key: name,
      name,
      content: value,
      value: valueText(value),
    })),
}

function changeNote(before: Item, { name, value }: Item): string {
  const notes = [
    before.name !== name && REPORT.before(before.name),
    before.value !== value && `${before.value ?? ''} → ${value ?? ''}`,
  ].filter(Boolean)
  return notes.join(', ') || REPORT.changed
}

/** The differences between two shops: a part for each kind of thing. */
export function compareShops(before: ShopState, after: ShopState): ReportPart[] {
  return (Object.keys(ITEMS) as (keyof typeof ITEMS)[]).flatMap((kind) => {
    if (kind === 'text' && !before.texts) return []
    const old = new Map(ITEMS[kind](before).map((item) => [item.key, item]))
    const lines = ITEMS[kind](after).flatMap((item) => {
      const earlier = old.get(item.key)
      old.delete(item.key)
      if (earlier && JSON.stringify(earlier.content) === JSON.stringify(item.content)) return []
      const { name, href } = item
      return { name, ...(href && { href }), note: earlier ? changeNote(earlier, item) : REPORT.added }
    })
    const removed = [...old.values()].map(({ name }) => ({ name, note: REPORT.removed }))
    const all = [...lines, ...removed]
    return all.length > 0 ? [{ title: CHANGE_TITLES[kind], lines: all }] : []
  })
}

/** The state of the last built shop, for the next build. */
const FILE = '.cache/built-catalogue.json'
const shopStateSchema = v.custom<ShopState>((shop) =>
  ['apiUrl', 'catalogue', 'owner'].every((part) => (shop as Record<string, unknown> | null)?.[part]),
)

const TEXTS_DIR = 'src/content'

async function readTexts(): Promise<Record<string, string>> {
  const files = (await readdir(TEXTS_DIR, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
  const texts = files.map(
    async (file) => [file.replace(/\.md$/, ''), await readFile(join(TEXTS_DIR, file), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

export async function toShopState(catalogue: Catalogue, apiUrl: string): Promise<ShopState> {
  return { apiUrl, catalogue, owner: { ...OWNER }, texts: await readTexts() }
}

/** Reads the state of the last shop that was built from this API; `undefined` for none. */
export async function readBuiltShop(apiUrl: string): Promise<ShopState | undefined> {
  const shop = await readCached(FILE, shopStateSchema)
  return shop && isSameApi(shop.apiUrl, apiUrl) ? shop : undefined
}

/** Keeps the state of a built shop for the next build. */
export async function storeBuiltShop(shop: ShopState): Promise<void> {
  await writeAtomically(FILE, JSON.stringify(shop))
}
