import { ApiError } from './errors.ts'

/**
 * A JSON file of the shop's build. No schema checks it: its address contains its format or a hash of its content.
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
