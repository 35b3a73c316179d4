import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER } from '../../../src/config/owner.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import { bannerTitle, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { hashOf } from '../guards/catalogue/measures.ts'
import type { Published, Thing } from '../publish/published.ts'
import { CHANGE_TITLES, REPORT } from './texts.ts'

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

/** What is compared of two shops: the facts that each build publishes (`catalogue.json`). */
type Facts = Pick<Published, 'products' | 'settings' | 'things'>
type Kind = keyof typeof CHANGE_TITLES

const TEXTS_DIR = 'src/content'

/** The Markdown files of `src/content/`, by path without the ending. */
export async function readTexts(): Promise<Record<string, string>> {
  const files = (await readdir(TEXTS_DIR, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
  const texts = files.map(
    async (file) => [file.replace(/\.md$/, ''), await readFile(join(TEXTS_DIR, file), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The named things of a shop beside its products and settings. @param owner the settings of `owner.ts` */
export function thingsOf(
  { categories, banners, attributes }: Catalogue,
  texts: Readonly<Record<string, string>>,
  owner: Readonly<Record<string, unknown>> = { ...OWNER },
): NonNullable<Published['things']> {
  const thing = (key: string, name: string, content: unknown, value = ''): Thing => [
    key,
    name,
    hashOf([content]),
    value,
  ]
  return {
    category: categories.map(({ slug, name, descriptionHtml }) => thing(slug, name, descriptionHtml)),
    banner: banners.map((banner) =>
      thing(`${banner.placement} ${banner.imagePath}`, bannerTitle(banner), banner),
    ),
    filter: attributes.map(({ id, name, values }) => thing(id, name, values)),
    text: Object.entries(texts).map(([file, content]) =>
      thing(file, /^title: *(.*)$/m.exec(content)?.[1] ?? file, content),
    ),
    owner: Object.entries(owner).map(([name, value]) => thing(name, name, value, valueText(value))),
  }
}

function productThings({ products }: Facts): Thing[] {
  return products.map(({ label, ...row }) => [
    String(row.id),
    label,
    JSON.stringify(row),
    formatPrice(row.cents),
  ])
}

function settingThings({ settings }: Facts): Thing[] {
  if (!settings) return []
  const { deliveryFreeFromCents, deliveryOptions, paymentOptions, sizeLabels } = settings
  const option =
    (of: string) =>
    ({ id, name, kind, costCents, ...rest }: (typeof deliveryOptions)[number]): Thing => {
      const offers = 'visibleInDelivery' in rest && rest.visibleInDelivery
      return [`${of} ${id}`, name, JSON.stringify([kind, rest.days, offers]), formatPrice(costCents)]
    }
  return [
    ['free', REPORT.freeFrom, '', formatPrice(deliveryFreeFromCents)],
    ...deliveryOptions.map(option('delivery')),
    ...paymentOptions.map(option('payment')),
    ['sizes', REPORT.sizeLabels, JSON.stringify(sizeLabels), ''],
  ]
}

/** The things of a kind; `undefined` if an earlier build did not publish them. */
function thingsIn(facts: Facts, kind: Kind): readonly Thing[] | undefined {
  if (kind === 'product') return productThings(facts)
  return kind === 'settings' ? settingThings(facts) : facts.things?.[kind]
}

function changeNote([, oldName, , oldValue]: Thing, [, name, , value]: Thing): string {
  const notes = [oldName !== name && REPORT.before(oldName), oldValue !== value && `${oldValue} → ${value}`]
  return notes.filter(Boolean).join(', ') || REPORT.changed
}

/** The differences between two shops: a part for each kind of thing. */
export function compareShops(before: Facts, after: Facts): ReportPart[] {
  const paths = new Map(after.products.map(({ id, slug }) => [String(id), productPath(slug)]))
  const hrefOf = (kind: Kind, key: string) =>
    kind === 'product'
      ? paths.get(key)
      : kind === 'text' && key.startsWith('pages/')
        ? key.slice(5)
        : undefined
  return (Object.keys(CHANGE_TITLES) as Kind[]).flatMap((kind) => {
    const earlier = thingsIn(before, kind)
    if (!earlier) return []
    const old = new Map(earlier.map((thing) => [thing[0], thing]))
    const lines = (thingsIn(after, kind) ?? []).flatMap((thing): ReportLine[] => {
      const [key, name] = thing
      const was = old.get(key)
      old.delete(key)
      if (was && JSON.stringify(was) === JSON.stringify(thing)) return []
      const href = hrefOf(kind, key)
      return [{ name, ...(href && { href }), note: was ? changeNote(was, thing) : REPORT.added }]
    })
    const removed = [...old.values()].map(([, name]) => ({ name, note: REPORT.removed }))
    const all = [...lines, ...removed]
    return all.length > 0 ? [{ title: CHANGE_TITLES[kind], lines: all }] : []
  })
}
