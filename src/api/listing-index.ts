import { OWN_FILE_TIMEOUT_MS } from '../config/limits.ts'
import { ApiError } from './errors.ts'

/**
 * `null` where the API answers. Needs no schema: this shop's own build made it, and its name contains its format.
 * @throws {ApiError} also when it is late: the API can be asked in its place
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
