import type { DatabaseSync } from 'node:sqlite'
import {
  type Condition,
  filterConditions,
  type ListingConditions,
  refinementConditions,
  searchConditions,
} from './listing-conditions.ts'

/** How many products a listing has, and would have. */
export interface ListingCounts {
  /** How many products match in all. */
  total: number
  /**
   * Value id to how many would match if that value were the only one chosen of its attribute, while category, search
   * and the filters of the other attributes stay. A value that is not there has none.
   */
  byValue: ReadonlyMap<string, number>
}

/** Counts that are kept: the catalogue does not change while the server runs. */
const MAX_KEPT = 1000

/** Which sets of tags the category's products have, and how many products each; far fewer than products. */
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

/** Counts a listing's products and those of each value. Every page of a query needs the same counts, so they are kept. */
export function createListingCounter(db: DatabaseSync): (conditions: ListingConditions) => ListingCounts {
  const kept = new Map<string, ListingCounts>()
  return (conditions) => {
    const { sql, values } = countingQuery(conditions)
    const key = JSON.stringify([sql, values])
    const known = kept.get(key)
    if (known) return known
    const rows = db.prepare(sql).all(...values)
    const ofValues = rows.filter(({ id }) => id !== null)
    const counts = {
      total: Number(rows.find(({ id }) => id === null)?.['products']),
      byValue: new Map(ofValues.map(({ id, products }) => [String(id), Number(products)])),
    }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, counts)
    return counts
  }
}
