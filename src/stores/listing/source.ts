import type { FilterValues, ListingResult } from '../../domain/listing/listing-engine.ts'
import type { Filters, ListingQuery } from '../../domain/listing/listing-query.ts'

/** What a listing page knows of itself. */
export interface ListingFacts {
  /** Slug of its category. */
  category: string
  /** The path of the category's first page, on a static page that is another; `null` on the first. */
  firstPagePath: string | null
  /** What the page's static grid is filtered by: nothing, but on a landing page (rule 224). */
  filters: Filters
  /** True on the first page of its listing: the static grid is where the result of its query begins. */
  isFirstPage: boolean
  /** Address of the index that is queried in the browser; '' when the API is. */
  indexAddress: string
  /** False where only the API could sort, and does not: what an address asks for of that is dropped (rule 223). */
  canRefine: boolean
  /** Every attribute of the shop with the ids of all its values, whether this category has them or not. */
  attributes: FilterValues
  /** Ids of the products in the page's static grid, in its order. */
  staticIds: readonly number[]
}

/** Finds the products of a query; both sources give the same results (decision 7). */
export interface ListingSource {
  /** @throws {ApiError} when the source cannot be reached */
  find: (query: ListingQuery) => Promise<ListingResult>
  /** The result without waiting, when the source is already loaded. */
  findNow?: (query: ListingQuery) => ListingResult | undefined
}
