import type { ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import { $productIndex, loadProductIndex } from '../../product-index/store.ts'

/** The filters of a listing: attributes with their values. */
export type FilterValues = readonly { id: string; values: readonly { id: string }[] }[]

export interface ListingFacts {
  category: string
  /** The path of the category's first page; `null` on that page itself. */
  firstPagePath: string | null
  /** The filters of the page's static grid; only a landing page has some (rule 224). */
  filters: Filters
  /** True on the first page of its listing, where the static grid is the beginning of its query's result. */
  isFirstPage: boolean
  /** False where only the API could sort and does not; refinements in an address are then dropped (rule 223). */
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
