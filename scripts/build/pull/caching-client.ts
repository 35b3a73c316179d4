import { tooLarge } from '../../../src/api/bounded-body.ts'
import { readText, type ApiClient } from '../../../src/api/client.ts'
import type { ResponseCache } from './response-cache.ts'

/** What came of a conditional request; `undefined` where it failed or was answered with an error. */
export type ConditionalResponse =
  { state: 'not-modified' } | { state: 'too-large' } | { state: 'ok'; text: string; etag: string } | undefined

/**
 * Asks an address once.
 * @param etag of the response that is cached; '' for none
 */
export type ConditionalGet = (address: string, etag: string) => Promise<ConditionalResponse>

/**
 * A client that reads a response only when its `ETag` is not that of the last pull. What a single request does not bring
 * it leaves to the client that retries.
 * @param apiUrl the API's base, without a slash at its end
 */
export function createCachingClient(
  retrying: ApiClient,
  apiUrl: string,
  cache: ResponseCache,
  conditionalGet: ConditionalGet,
): ApiClient {
  return {
    ...retrying,
    async get(call, path, schema, options = {}) {
      const query = new URLSearchParams(options.searchParams as Record<string, string>)
      const address = `${apiUrl}/${path}?${query.toString()}`
      const cached = cache.find(address)
      const response = await conditionalGet(address, cached?.etag ?? '')
      if (response?.state === 'too-large') throw tooLarge(call)
      if (response?.state === 'ok') {
        const { etag, text } = response
        const output = readText(call, text, schema)
        if (etag !== '') cache.keep(address, { etag, output })
        return output
      }
      if (!response || !cached) return retrying.get(call, path, schema, options)
      cache.keep(address, cached)
      return cached.output
    },
  }
}
