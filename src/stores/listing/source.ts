import type { FilterValues, ListingResult } from '../../domain/listing/listing-engine.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'

/** What a listing page knows of itself. */
export interface ListingFacts {
  /** Slug of its category. */
  category: string
  /** The path of the listing's first page, on a static page that follows it; `null` on the first. */
  firstPagePath: string | null
  /** Address of the index that answers its questions; '' when the API does. */
  indexAddress: string
  /** Every attribute of the shop with the ids of all its values, whether this category has them or not. */
  attributes: FilterValues
  /** Ids of the products that the page's own list shows, in its order. */
  ownIds: readonly number[]
}

/** Answers listing queries; both sources give the same answers (decision 7). */
export interface ListingSource {
  /** @throws {ApiError} when there is no answer */
  find: (query: ListingQuery) => Promise<ListingResult>
  /** The answer without waiting, when everything that it takes is already here. */
  findNow?: (query: ListingQuery) => ListingResult | undefined
}
