import type { DatabaseSync } from 'node:sqlite'
import { filterConditions, type ListingConditions, searchConditions } from './listing-conditions.ts'
import { createListingCounter, type ListingCounts } from './listing-counts.ts'
import { PRODUCT_COLUMNS, toWireProduct, type WireProduct } from './product-rows.ts'

/** What a listing is asked for. */
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

/** Answers listing queries, in the shop's order: newest first. */
export function createListing(db: DatabaseSync): (query: ListingRequest) => ListingPage {
  const countListing = createListingCounter(db)

  return ({ page, count, ...query }) => {
    const counts = countListing(query)
    const offset = (page - 1) * count
    if (offset >= counts.total) return { products: [], ...counts }
    const conditions = [
      { sql: 'category = ?', values: [query.category] },
      ...filterConditions(query.filters),
      ...searchConditions(query.search),
    ]
    const rows = db
      .prepare(
        `WITH page AS MATERIALIZED (
           SELECT product_id FROM product_categories WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
           ORDER BY created_at DESC, product_id DESC LIMIT ? OFFSET ?
         )
         SELECT ${PRODUCT_COLUMNS} FROM page JOIN products p ON p.id = page.product_id
         ORDER BY p.created_at DESC, p.id DESC`,
      )
      .all(...conditions.flatMap(({ values }) => values), count, offset)
    return { products: rows.map(toWireProduct), ...counts }
  }
}
