import type { ListingIndexFile } from '../domain/listing-index.ts'
import { ApiError } from './errors.ts'

/**
 * Fetches an index that this shop's own build made. Its name changes with its content, so it is what the page was
 * built with or it is not there.
 * @throws {ApiError}
 */
export async function fetchListingIndex(address: string): Promise<ListingIndexFile> {
  const call = `listing index ${address}`
  const response = await fetch(address).catch((cause: unknown) => {
    throw new ApiError(call, 'network', 'Network Error', { cause })
  })
  if (!response.ok)
    throw new ApiError(call, 'http', `Request failed with status code ${response.status}`, {
      status: response.status,
    })
  return (await response.json().catch((cause: unknown) => {
    throw new ApiError(call, 'not-json', 'the index is not whole', { cause })
  })) as ListingIndexFile
}
