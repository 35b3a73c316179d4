import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { foldText } from '../../../src/domain/search.ts'
import { PRODUCT_COLUMNS, toWireProduct, type WireProduct } from './product-rows.ts'

/** What a listing is asked for. */
export interface ListingQuestion {
  category: string
  search: string
  /** Attribute id to chosen value ids: a product matches when it has one of each. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Page number, from 1. */
  page: number
  /** Products on a page. */
  count: number
}

/** One page of a listing. */
export interface ListingPage {
  products: WireProduct[]
  /** How many products match in all. */
  total: number
}

/** The shortest phrase the trigram index can find. */
const MIN_INDEXED = 3
/** Answers to 'how many match' that are kept: the catalogue does not change while the server runs. */
const MAX_COUNTS = 1000

interface Condition {
  sql: string
  values: SQLInputValue[]
}

/** A tag list such as ',98,152,' has one of the values; an attribute nothing is chosen of asks for nothing. */
function filterConditions(filters: ListingQuestion['filters']): Condition[] {
  return Object.values(filters)
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => ({
      sql: `(${chosen.map(() => 'instr(tags, ?) > 0').join(' OR ')})`,
      values: chosen.map((id) => `,${id},`),
    }))
}

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

/** Answers listing questions, in the shop's order: newest first. */
export function createListing(db: DatabaseSync): (question: ListingQuestion) => ListingPage {
  const counts = new Map<string, number>()

  function countOf(where: string, values: SQLInputValue[]): number {
    const key = JSON.stringify([where, values])
    const known = counts.get(key)
    if (known !== undefined) return known
    const row = db.prepare(`SELECT count(*) AS total FROM product_categories WHERE ${where}`).get(...values)
    const total = Number(row?.['total'])
    if (counts.size >= MAX_COUNTS) counts.clear()
    counts.set(key, total)
    return total
  }

  return ({ category, search, filters, page, count }) => {
    const conditions = [
      { sql: 'category = ?', values: [category] },
      ...filterConditions(filters),
      ...searchConditions(search),
    ]
    const where = conditions.map(({ sql }) => sql).join(' AND ')
    const values = conditions.flatMap((condition): SQLInputValue[] => condition.values)
    const total = countOf(where, values)
    const offset = (page - 1) * count
    if (offset >= total) return { products: [], total }
    const rows = db
      .prepare(
        `WITH page AS MATERIALIZED (
           SELECT product_id FROM product_categories WHERE ${where}
           ORDER BY created_at DESC, product_id DESC LIMIT ? OFFSET ?
         )
         SELECT ${PRODUCT_COLUMNS} FROM page JOIN products p ON p.id = page.product_id
         ORDER BY p.created_at DESC, p.id DESC`,
      )
      .all(...values, count, offset)
    return { products: rows.map(toWireProduct), total }
  }
}
