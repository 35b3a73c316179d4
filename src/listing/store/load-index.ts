import { fetchListingIndex } from '../../api/listing-index.ts'
import type { ListingIndex } from '../rules/listing-index.ts'

const indexes = new Map<string, Promise<ListingIndex | null>>()
const loaded = new Map<string, ListingIndex | null>()

export function loadedIndex(address: string): ListingIndex | null | undefined {
  return loaded.get(address)
}

/**
 * The listing's index, fetched once; `null` where the API answers. After a failure the next call tries again.
 * @throws {ApiError} when it cannot be fetched
 */
export async function loadListingIndex(address: string): Promise<ListingIndex | null> {
  const loading = indexes.get(address) ?? fetchListingIndex(address)
  indexes.set(address, loading)
  try {
    const index = await loading
    loaded.set(address, index)
    return index
  } catch (error) {
    indexes.delete(address)
    throw error
  }
}
