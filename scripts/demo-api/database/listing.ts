import type { DatabaseSync } from 'node:sqlite'
import type { SortOrder } from '../../../src/domain/listing/listing-query.ts'
import {
  filterConditions,
  type ListingConditions,
  refinementConditions,
  searchConditions,
} from './listing-conditions.ts'
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

/** Which column each order begins with; the shop's own follows in each (rule 220). */
const ORDERS: Readonly<Record<SortOrder, string>> = {
  newest: '',
  price: 'price_cents, ',
  'price-desc': 'price_cents DESC, ',
}

/** Answers listing queries, in the shop's order unless another is asked for: newest first. */
export function createListing(db: DatabaseSync): (query: ListingRequest) => ListingPage {
  const countListing = createListingCounter(db)

  return ({ page, count, ...query }) => {
    const counts = countListing(query)
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
