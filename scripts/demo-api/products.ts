import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Refinements, SortOrder } from '../../src/product-index/rules/listing-query.ts'
import { ATTRIBUTES as IDS } from '../../src/config/ids.ts'
import * as v from 'valibot'
import { productDetailSchema } from '../../src/api/schemas.ts'
import type { AttributeValue } from '../../src/catalogue/rules/catalogue.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import {
  countedTags,
  fits,
  lackingPairs,
  soldOutColors,
} from '../../src/product-index/rules/lacking-pairs.ts'
import { foldText } from '../../src/text/fold.ts'
import { toEuros } from '../../src/text/money.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import { NITKA } from './seed/nitka.ts'
import type { DemoShop, SeedProduct, WireProductDetail } from './demo-shop.ts'

type Row = Record<string, SQLOutputValue>

export interface AskedListing extends Refinements {
  category: string
  search: string
  /** Attribute id to chosen value ids. A product matches if it has one chosen value of each attribute. */
  filters: Readonly<Record<string, readonly string[]>>
  /** From 1. */
  page: number
  count: number
}

/**
 * The order of `shop` itself. The usual demo shop has the goods of the newest year first, mixed, so that they begin neither with
 * the newest nor kind by kind; the others have the newest first.
 */
const ownOrder = (shop: DemoShop) =>
  shop === NITKA ? 'substr(created_at, 1, 4) DESC, id * 53 % 211, id' : 'created_at DESC, id DESC'

/** The beginning of `ORDER BY`. Equal products stay in the shop's own order (rule 220). */
const ORDERS: Readonly<Record<SortOrder, string>> = {
  newest: 'created_at DESC, ',
  price: 'price_cents, ',
  'price-desc': 'price_cents DESC, ',
}

const tagsOf = (row: Row) => String(row['tags']).split(',').filter(Boolean)

function toWire(row: Row) {
  const wire = JSON.parse(String(row['wire'])) as SeedProduct['wire']
  return {
    id: Number(row['id']),
    slug: String(row['slug']),
    price: toEuros(Number(row['price_cents'])),
    created_at_hard: String(row['created_at']),
    tags: tagsOf(row),
    ...wire,
  }
}

export function findProduct(
  db: DatabaseSync,
  by: 'id' | 'slug',
  value: string | number,
): WireProductDetail | undefined {
  const row = db.prepare(`SELECT * FROM products WHERE ${by} = ?`).get(value)
  return row && { ...toWire(row), ...(JSON.parse(String(row['detail'])) as SeedProduct['detail']) }
}

type Labels = ReadonlyMap<string, string>

function sizeLabels({ attributes }: DemoShop): Labels {
  const sizes = attributes.find(({ id }) => String(id) === IDS.size)?.values ?? []
  return new Map(sizes.map(([value, label]) => [String(value), label]))
}

type Offered = Pick<ProductDetail, 'sizes'> & {
  gone: readonly string[]
  lacks: ReturnType<typeof lackingPairs>
}
/** The read offers of each shop by the texts of their rows. Reading them took a third of a listing's time. */
const READ_OFFERS = new WeakMap<DemoShop, Map<string, Offered>>()

function readOffers(row: Row, shop: DemoShop, labels: Labels, values: readonly AttributeValue[]): Offered {
  const known = READ_OFFERS.get(shop) ?? new Map<string, Offered>()
  READ_OFFERS.set(shop, known)
  const key = Object.values(row).join('\n')
  const read = () => {
    const wire = { ...toWire(row), ...(JSON.parse(String(row['detail'])) as object) }
    const product = v.parse(productDetailSchema, wire)
    return {
      sizes: product.sizes,
      gone: soldOutColors(product, values),
      lacks: lackingPairs(product, labels, values),
    }
  }
  const offered = known.get(key) ?? read()
  known.set(key, offered)
  return offered
}

/** The tags by which a product is found, and the pairs of them that it lacks. @param isAvailable leaves out what is sold out */
function readRow(
  row: Row,
  isAvailable: boolean,
  shop: DemoShop,
  labels: Labels,
  values: readonly AttributeValue[],
) {
  const tags = tagsOf(row)
  const hasOffers = String(row['detail']).includes('"offers"')
  if (!isAvailable && !hasOffers) return { tags }
  const {
    lacks,
    gone = [],
    sizes = toWire(row).sizes,
  } = hasOffers ? readOffers(row, shop, labels, values) : {}
  const isGone = (tag: string) => {
    const label = labels.get(tag)
    return label !== undefined && Array.isArray(sizes) && !sizes.includes(label)
  }
  return {
    tags: tags.filter((tag) => !isAvailable || !(isGone(tag) || gone.includes(tag))),
    ...(lacks && { lacks }),
  }
}

/** The value ids that the products of a category have. */
export function tagsInCategory(db: DatabaseSync, category: string): Set<string> {
  const rows = db.prepare(`SELECT DISTINCT tags FROM products WHERE ${inCategory(category)}`).all(category)
  return new Set(rows.flatMap(tagsOf))
}

const inCategory = (slug: string) =>
  slug === ALL_CATEGORY ? "categories <> '' AND ? <> ''" : "instr(categories, '|' || ? || '|') > 0"

/** A page of products, in the shop's own order unless `sort` is given; the number of all that match, and of those with each value. */
export function findListing(db: DatabaseSync, shop: DemoShop, query: AskedListing) {
  const attributeOf = new Map(
    shop.attributes.flatMap(({ id, values }) => values.map(([value]) => [String(value), String(id)])),
  )
  const named = shop.attributes.flatMap(({ values }) =>
    values.map(([id, name]) => ({ id: String(id), name })),
  )
  const labels = sizeLabels(shop)
  const { fromCents, toCents } = query.price ?? { fromCents: null, toCents: null }
  const rows = db
    .prepare(
      `SELECT * FROM products
       WHERE ${inCategory(query.category)} AND instr(folded, ?) > 0 AND is_available >= ? AND price_cents BETWEEN ? AND ?
       ORDER BY ${query.sort ? ORDERS[query.sort] : ''}${ownOrder(shop)}`,
    )
    .all(
      ...[query.category, foldText(query.search), Number(query.isAvailable)],
      ...[fromCents ?? 0, toCents ?? Number.MAX_SAFE_INTEGER],
    )
  const chosen = Object.entries(query.filters).filter(([, values]) => values.length > 0)
  const counts = new Map<string, number>()
  const found: number[] = []
  for (const row of rows) {
    const product = readRow(row, query.isAvailable, shop, labels, named)
    if (fits(product, chosen, query.isAvailable)) found.push(Number(row['id']))
    for (const tag of countedTags(product, chosen, query.isAvailable, attributeOf))
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const wanted = found.slice((query.page - 1) * query.count, query.page * query.count)
  const one = db.prepare('SELECT * FROM products WHERE id = ?')
  return { products: wanted.map((id) => toWire(one.get(id) as Row)), total: found.length, counts }
}
