import { ApiError } from './errors.ts'

/**
 * `null` where the API answers listings. No schema checks the index: the shop's build made it, and the format is part
 * of its name.
 * @throws {ApiError} when it cannot be fetched whole
 */
export async function fetchProductIndex<TIndex>(
  address: string,
  signal: AbortSignal,
): Promise<TIndex | null> {
  const call = `product index ${address}`
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw new ApiError(call, 'network', 'Network Error', { cause })
  })
  if (!response.ok)
    throw new ApiError(call, 'http', `Request failed with status code ${response.status}`, {
      status: response.status,
    })
  return (await response.json().catch((cause: unknown) => {
    throw new ApiError(call, 'not-json', 'the index is incomplete or not JSON', { cause })
  })) as TIndex | null
}
