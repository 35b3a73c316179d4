import { PRICE_STEPS } from '../../config/query-limits.ts'
import type { FilterValues, ListingResult } from '../rules/listing-index.ts'
import type { Filters, ListingQuery } from '../rules/listing-query.ts'
import { queryIndex } from '../rules/query-index.ts'
import { loadedIndex, loadListingIndex } from './load-index.ts'

export interface ListingFacts {
  category: string
  /** The path of the category's first page; `null` on that page itself. */
  firstPagePath: string | null
  /** The filters of the page's static grid; only a landing page has some (rule 224). */
  filters: Filters
  /** True on the first page of its listing, where the static grid is the beginning of its query's result. */
  isFirstPage: boolean
  /** Address of the index that is queried in the browser; '' when the API is. */
  indexAddress: string
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
export function createListingSource({ indexAddress }: ListingFacts, oldCategory: string): ListingSource {
  let source: Promise<ListingSource> | undefined
  const findNow = (query: ListingQuery) => {
    const index = loadedIndex(indexAddress)
    return index ? queryIndex(index, PRICE_STEPS, query) : undefined
  }
  const make = async (): Promise<ListingSource> => {
    const index = indexAddress !== '' && (await loadListingIndex(indexAddress).catch(() => null))
    if (!index) return (await import('./api-source.ts')).createListingApiSource(oldCategory)
    return { find: (query) => Promise.resolve(queryIndex(index, PRICE_STEPS, query)) }
  }
  return {
    findNow,
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
