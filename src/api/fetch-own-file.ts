import { ApiError } from './errors.ts'

/**
 * Fetches a JSON file that the shop's build made. No schema checks it: its address has its format or a hash of its content.
 * @throws {ApiError} when it cannot be fetched whole
 */
export async function fetchOwnFile<TFile>(
  what: string,
  address: string,
  signal: AbortSignal,
): Promise<TFile> {
  const call = `${what} ${address}`
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw new ApiError(call, 'network', 'Network Error', { cause })
  })
  if (!response.ok)
    throw new ApiError(call, 'http', `Request failed with status code ${response.status}`, {
      status: response.status,
    })
  return (await response.json().catch((cause: unknown) => {
    throw new ApiError(call, 'not-json', 'the file is incomplete or not JSON', { cause })
  })) as TFile
}
