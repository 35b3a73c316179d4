import { OWN_FILE_TIMEOUT_MS } from '../config/limits.ts'
import { ApiError } from './errors.ts'

/**
 * Fetches the listing's index; `null` where the catalogue is so large that the API answers. This shop's own build made the
 * file, and its name contains its format, so it needs no schema. One that does not come in time is given up, because the
 * API can be asked in its place. The time is a timer's and not `AbortSignal.timeout`'s, so that tests can advance it.
 * @throws {ApiError}
 */
export async function fetchListingIndex<TIndex>(address: string): Promise<TIndex | null> {
  const call = `listing index ${address}`
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
    return (await response.json().catch((cause: unknown) => {
      throw new ApiError(call, 'not-json', 'the index is not whole', { cause })
    })) as TIndex | null
  } finally {
    clearTimeout(timer)
  }
}
