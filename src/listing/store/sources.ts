import type { ListingQuery } from '../../product-index/rules/listing-query.ts'
import { queryIndex, type ListingResult } from '../../product-index/rules/query-index.ts'
import { $productIndex, loadProductIndex } from '../../product-index/store.ts'
import { PRICE_STEPS } from '../../config/listing-limits.ts'

/** Finds the products of a query. Both sources, index and API, give the same results (decision 7). */
export interface ListingSource {
  /** @throws {ApiError} when the source cannot be reached */
  find: (query: ListingQuery) => Promise<ListingResult>
  /** The result at once, if the source is already loaded. */
  findNow?: (query: ListingQuery) => ListingResult | undefined
}

/** The index answers. If it cannot be fetched, for example after a deploy with another format, the API does. */
export function createListingSource(oldCategory: string): ListingSource {
  let source: Promise<ListingSource> | undefined
  const make = async (): Promise<ListingSource> => {
    const index = await loadProductIndex().catch(() => null)
    if (!index) return (await import('./api-source.ts')).createListingApiSource(oldCategory)
    return { find: (query) => Promise.resolve(queryIndex(index, PRICE_STEPS, query)) }
  }
  return {
    findNow: (query) => {
      const index = $productIndex.get()
      return index ? queryIndex(index, PRICE_STEPS, query) : undefined
    },
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
