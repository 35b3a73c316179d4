import { atom } from 'nanostores'
import { ApiError } from '../api/errors.ts'
import { fetchOwnFile } from '../api/fetch-own-file.ts'
import { OWN_FILE_TIMEOUT_MS } from '../config/file-limits.ts'
import { PRICE_STEPS } from '../config/listing-limits.ts'
import type { Filters } from '../catalogue/rules/catalogue.ts'
import type { ListingQuery } from './rules/listing-query.ts'
import {
  PRODUCT_INDEX_ADDRESS,
  soldOutSizes,
  type IndexRow,
  type ProductIndex,
} from './rules/product-index.ts'
import type { IndexResult } from './rules/query-index.ts'

/** All products of the shop in the browser's memory. */
export interface LoadedIndex {
  products: readonly IndexRow[]
  /** Answers a query at once (rules 203 to 206). */
  find: (query: ListingQuery) => IndexResult
  /** The chosen sizes that a product has, if all of them are sold out; otherwise empty. */
  soldOutSizes: (product: IndexRow, chosen: Filters) => string[]
}

/** `undefined` until it is loaded; `null` where the API answers listings (decision 7). */
export const $productIndex = atom<LoadedIndex | null | undefined>()

let loading: Promise<LoadedIndex | null> | undefined

async function load(): Promise<LoadedIndex | null> {
  const ending = new AbortController()
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => {
      fail(new ApiError('product index', 'timeout', 'no answer in time'))
      ending.abort()
    }, OWN_FILE_TIMEOUT_MS)
  })
  const parts = Promise.all([
    fetchOwnFile<ProductIndex | null>('product index', PRODUCT_INDEX_ADDRESS, ending.signal),
    import('./rules/query-index.ts'),
  ])
  const [index, { queryIndex }] = await Promise.race([parts, late])
  const loaded = index && {
    products: index.products,
    find: (query: ListingQuery) => queryIndex(index, PRICE_STEPS, query),
    soldOutSizes: (product: IndexRow, chosen: Filters) => soldOutSizes(index, product, chosen),
  }
  $productIndex.set(loaded)
  return loaded
}

/**
 * Fetches the index and the code that queries it, once. After a failure the next call tries again.
 * @returns `null` where the API answers listings
 * @throws {ApiError} when the index cannot be fetched in time; the caller may ask the API instead
 */
export function loadProductIndex(): Promise<LoadedIndex | null> {
  const loaded = $productIndex.get()
  if (loaded !== undefined) return Promise.resolve(loaded)
  loading ??= load().finally(() => (loading = undefined))
  return loading
}
