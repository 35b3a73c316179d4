import { OWN_FILE_TIMEOUT_MS } from '../config/limits.ts'
import type { ListingIndexFile } from '../domain/listing/listing-index.ts'
import type { SuggestionFile } from '../domain/listing/suggestions.ts'
import { ApiError } from './errors.ts'

/**
 * Fetches a file that this shop's own build made, and which therefore needs no schema. A file that does not come in time
 * is given up, because the API can be asked in its place. The time is a timer's and not `AbortSignal.timeout`'s, so that
 * tests can advance it.
 * @throws {ApiError}
 */
async function fetchOwnFile(call: string, address: string): Promise<unknown> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), OWN_FILE_TIMEOUT_MS)
  try {
    const response = await fetch(address, ending).catch((cause: unknown) => {
      throw new ApiError(call, 'network', 'Network Error', { cause })
    })
    if (!response.ok)
      throw new ApiError(call, 'http', `Request failed with status code ${response.status}`, {
        status: response.status,
      })
    return await response.json().catch((cause: unknown) => {
      throw new ApiError(call, 'not-json', 'the index is not whole', { cause })
    })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fetches a listing's index. Its name contains its format, so this page's code can read whatever is at the address.
 * @throws {ApiError}
 */
export async function fetchListingIndex(address: string): Promise<ListingIndexFile> {
  return (await fetchOwnFile(`listing index ${address}`, address)) as ListingIndexFile
}

/**
 * Fetches the file that the header's search suggests from; `null` when the catalogue is so large that the API is asked. Its
 * address is in every page's header and stays the same, because a new price must not change every page.
 * @throws {ApiError}
 */
export async function fetchSuggestionFile(): Promise<SuggestionFile | null> {
  return (await fetchOwnFile('suggestions', '/suggestions.json')) as SuggestionFile | null
}
