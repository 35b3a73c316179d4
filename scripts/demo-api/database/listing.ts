import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SortOrder, Refinements } from '../../../src/domain/listing/listing-query.ts'
import { PRODUCT_COLUMNS, toWireProduct, type WireProduct } from './product-rows.ts'
import { foldText } from '../../../src/domain/listing/search.ts'

/** A query for a page of a listing. */
export interface ListingRequest extends ListingConditions {
  /** Page number, from 1. */
  page: number
  /** Products on a page. */
  count: number
}

/** One page of a listing. */
export interface ListingPage extends ListingCounts {
  products: WireProduct[]
}

/** The column that each order begins with; the shop's own order follows in each (rule 220). */
const ORDERS: Readonly<Record<SortOrder, string>> = {
  newest: '',
  price: 'price_cents, ',
  'price-desc': 'price_cents DESC, ',
}

/** Answers listing queries, in the shop's order unless another is asked for: newest first. */
export function createListing(db: DatabaseSync): (query: ListingRequest) => ListingPage {
  return ({ page, count, ...query }) => {
    const counts = countListing(db, query)
    const offset = (page - 1) * count
    if (offset >= counts.total) return { products: [], ...counts }
    const order = query.sort ? ORDERS[query.sort] : ''
    const conditions = [
      { sql: 'category = ?', values: [query.category] },
      ...filterConditions(query.filters),
      ...searchConditions(query.search),
      ...refinementConditions(query),
    ]
    const rows = db
      .prepare(
        `WITH page AS MATERIALIZED (
           SELECT product_id FROM product_categories WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
           ORDER BY ${order}created_at DESC, product_id DESC LIMIT ? OFFSET ?
         )
         SELECT ${PRODUCT_COLUMNS} FROM page JOIN products p ON p.id = page.product_id
         ORDER BY ${order}p.created_at DESC, p.id DESC`,
      )
      .all(...conditions.flatMap(({ values }) => values), count, offset)
    return { products: rows.map(toWireProduct), ...counts }
  }
}

/** The conditions of a listing's products. */
export interface ListingConditions extends Refinements {
  category: string
  search: string
  /** Attribute id to chosen value ids: a product matches when it has one of each. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** A part of a WHERE clause with what its question marks stand for. */
export interface Condition {
  sql: string
  values: readonly SQLInputValue[]
}

/** The shortest phrase the trigram index can find. */
const MIN_INDEXED = 3

/** By attribute id: a tag list such as ',98,152,' has one of its values. Nothing chosen asks for nothing. */
function filterConditions(filters: ListingConditions['filters']): (Condition & { attribute: string })[] {
  return Object.entries(filters)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([attribute, chosen]) => ({
      attribute,
      sql: `(${chosen.map(() => 'instr(tags, ?) > 0').join(' OR ')})`,
      values: chosen.map((id) => `,${id},`),
    }))
}

/** A product can be bought, and its price is within a range. */
function refinementConditions({ isAvailable, price }: ListingConditions): Condition[] {
  const { fromCents = null, toCents = null } = price ?? {}
  return [
    ...(isAvailable ? [{ sql: 'is_available = 1', values: [] }] : []),
    ...(fromCents === null ? [] : [{ sql: 'price_cents >= ?', values: [fromCents] }]),
    ...(toCents === null ? [] : [{ sql: 'price_cents <= ?', values: [toCents] }]),
  ]
}

/** A product's name, code or description has the phrase; no condition for one that is empty when folded. */
function searchConditions(search: string): Condition[] {
  const phrase = foldText(search)
  if (phrase === '') return []
  if (Array.from(phrase).length < MIN_INDEXED)
    return [
      {
        sql: 'product_id IN (SELECT rowid FROM product_search WHERE instr(folded, ?) > 0)',
        values: [phrase],
      },
    ]
  return [
    {
      sql: 'product_id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)',
      values: [`"${phrase.replaceAll('"', '""')}"`],
    },
  ]
}

/** How many products a listing has, and how many it would have with other filters. */
export interface ListingCounts {
  /** How many products match in all. */
  total: number
  /**
   * Value id to how many would match if that value were the only one chosen of its attribute, while category, search
   * and the filters of the other attributes stay. A value that is not there has none.
   */
  byValue: ReadonlyMap<string, number>
}

/** The sets of tags that a category's products have, with the number of products; they are far fewer than products. */
function tagSets(category: string, conditions: readonly Condition[]): Condition {
  if (conditions.length === 0)
    return { sql: 'SELECT tags, products FROM tag_sets WHERE category = ?', values: [category] }
  const where = ['category = ?', ...conditions.map(({ sql }) => sql)].join(' AND ')
  return {
    sql: `SELECT tags, count(*) AS products FROM product_categories WHERE ${where} GROUP BY tags`,
    values: [category, ...conditions.flatMap(({ values }) => values)],
  }
}

/**
 * Rows of a value's id and its products; the one without an id is the total. A set of tags that misses one filter
 * (`missed` is its attribute) does not match, but another choice of that attribute would let it: it counts for the
 * values of that attribute, and for no others.
 */
function countingQuery(asked: ListingConditions): Condition {
  const sets = tagSets(asked.category, [...searchConditions(asked.search), ...refinementConditions(asked)])
  const chosen = filterConditions(asked.filters)
  const columns = ['tags', 'products', ...chosen.map(({ sql }, i) => `NOT ${sql} AS miss${i}`)]
  const misses = chosen.map((_, i) => `miss${i}`).join(' + ') || '0'
  const missed = chosen.map((_, i) => `iif(miss${i}, ?, '')`).join(' || ') || "''"
  return {
    sql: `
      WITH sets AS (${sets.sql}),
      tried AS (SELECT ${columns.join(', ')} FROM sets),
      near AS MATERIALIZED (
        SELECT tags, products, ${misses} AS misses, ${missed} AS missed FROM tried WHERE ${misses} <= 1
      ),
      counted AS MATERIALIZED (
        SELECT tag.value AS id, missed, sum(products) AS products
        FROM near, json_each('[' || trim(tags, ',') || ']') AS tag GROUP BY tag.value, missed
      )
      SELECT NULL AS id, coalesce(sum(products), 0) AS products FROM near WHERE misses = 0
      UNION ALL
      SELECT id, sum(products) FROM counted JOIN attribute_values v USING (id)
      WHERE missed IN ('', CAST(v.attribute_id AS TEXT)) GROUP BY id`,
    values: [
      ...sets.values,
      ...chosen.flatMap(({ values }) => values),
      ...chosen.map(({ attribute }) => attribute),
    ],
  }
}

/** Counts a listing's products and those of each value. */
function countListing(db: DatabaseSync, conditions: ListingConditions): ListingCounts {
  const { sql, values } = countingQuery(conditions)
  const rows = db.prepare(sql).all(...values)
  const ofValues = rows.filter(({ id }) => id !== null)
  return {
    total: Number(rows.find(({ id }) => id === null)?.['products']),
    byValue: new Map(ofValues.map(({ id, products }) => [String(id), Number(products)])),
  }
}
