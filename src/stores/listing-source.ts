import type { ListingResult } from '../domain/listing-engine.ts'
import type { ListedProduct } from '../domain/listing-index.ts'
import type { ListingQuery } from '../domain/listing-query.ts'

/** Answers listing queries; both sources give the same answers. */
export interface ListingSource {
  find: (query: ListingQuery) => Promise<ListingResult>
  /** The answer without waiting, when everything that it takes is already here. */
  findNow?: (query: ListingQuery) => ListingResult | undefined
  /** A product that it knows of without asking further. */
  product: (id: number) => Promise<ListedProduct | undefined>
}
