import type { ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { $productIndex, loadProductIndex } from '../../product-index/store.ts'

/** Finds the products of a query; both sources give the same results (decision 7). */
export interface ListingSource {
  /** @throws {ApiError} when the source cannot be reached */
  find: (query: ListingQuery) => Promise<ListingResult>
  /** The result without waiting, when the source is already loaded. */
  findNow?: (query: ListingQuery) => ListingResult | undefined
}

/** Where the index is gone, as after a deploy of another format, the API is queried. */
export function createListingSource(oldCategory: string): ListingSource {
  let source: Promise<ListingSource> | undefined
  const make = async (): Promise<ListingSource> => {
    const index = await loadProductIndex().catch(() => null)
    if (!index) return (await import('./api-source.ts')).createListingApiSource(oldCategory)
    return { find: (query) => Promise.resolve(index.find(query)) }
  }
  return {
    findNow: (query) => $productIndex.get()?.find(query),
    find: async (query) => {
      source ??= make()
      try {
        return await (await source).find(query)
      } catch (error) {
        source = undefined
        throw error
      }
    },
  }
}
