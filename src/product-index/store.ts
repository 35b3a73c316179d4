import { atom } from 'nanostores'
import { ApiError } from '../api/errors.ts'
import { fetchOwnFile } from '../api/fetch-own-file.ts'
import { OWN_FILE_TIMEOUT_MS } from '../config/file-limits.ts'
import { PRODUCT_INDEX_ADDRESS, type ProductIndex } from './rules/product-index.ts'

/** All products of the shop; `undefined` until they are loaded, `null` where the API answers listings (decision 7). */
export const $productIndex = atom<ProductIndex | null | undefined>()

let loading: Promise<ProductIndex | null> | undefined

async function load(): Promise<ProductIndex | null> {
  const ending = new AbortController()
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => {
      fail(new ApiError('product index', 'timeout', 'no answer in time'))
      ending.abort()
    }, OWN_FILE_TIMEOUT_MS)
  })
  const file = fetchOwnFile<ProductIndex | null>('product index', PRODUCT_INDEX_ADDRESS, ending.signal)
  const index = await Promise.race([file, late])
  $productIndex.set(index)
  return index
}

/**
 * Fetches the index, once. After a failure the next call tries again.
 * @returns `null` where the API answers listings
 * @throws {ApiError} when the index cannot be fetched in time; the caller may ask the API instead
 */
export function loadProductIndex(): Promise<ProductIndex | null> {
  const loaded = $productIndex.get()
  if (loaded !== undefined) return Promise.resolve(loaded)
  loading ??= load().finally(() => (loading = undefined))
  return loading
}
