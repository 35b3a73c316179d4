import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { tooLarge, maxResponseBytes, readBytes } from '../../../src/api/bounded-body.ts'
import { readText, type ApiClient } from '../../../src/api/client.ts'
import { MAX_RESPONSE_SILENCE_MS } from '../../../src/config/build-limits.ts'
import { digestOf } from '../digest.ts'
import { writeWhole } from '../kept-files.ts'

/** The outcome of a conditional request; `undefined` where it failed or was answered with an error. */
export type ConditionalResponse =
  { state: 'not-modified' } | { state: 'too-large' } | { state: 'ok'; text: string; etag: string } | undefined

/**
 * Asks an address once.
 * @param etag of the response that is cached; '' for none
 */
export type ConditionalGet = (address: string, etag: string) => Promise<ConditionalResponse>

/**
 * A client that reads a response only when its `ETag` is not that of the last pull. Where a single request fails, the
 * retrying client asks again.
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

async function toResponse(response: IncomingMessage, maxBytes: number): Promise<ConditionalResponse> {
  const { statusCode, headers } = response
  if (statusCode === 304) {
    response.resume()
    return { state: 'not-modified' }
  }
  if (statusCode !== 200) {
    response.destroy()
    return undefined
  }
  // An error of one stream is thrown where the other is read, so that the callback has nothing to do.
  const body =
    headers['content-encoding'] === 'gzip' ? pipeline(response, createGunzip(), () => undefined) : response
  const bytes = await readBytes(body as AsyncIterable<Uint8Array>, maxBytes)
  if (!bytes) return { state: 'too-large' }
  return { state: 'ok', text: new TextDecoder().decode(bytes), etag: headers.etag ?? '' }
}

/**
 * Requests through Node's own client, whose connections stay open. Each takes a quarter of its time through ky, and a
 * large shop needs ten thousand.
 * @param signal ends whatever is being requested
 */
export function createConditionalGet(signal: AbortSignal): ConditionalGet {
  return (address, etag) =>
    new Promise<ConditionalResponse>((done) => {
      const { get } = address.startsWith('https:') ? https : http
      const headers = { 'Accept-Encoding': 'gzip', ...(etag !== '' && { 'If-None-Match': etag }) }
      const giveUp = () => done(undefined)
      const maxBytes = maxResponseBytes(new URL(address).searchParams.get('action') ?? '')
      const request = get(address, { headers, signal, timeout: MAX_RESPONSE_SILENCE_MS }, (response) => {
        toResponse(response, maxBytes).then(done, giveUp)
      })
      request.on('timeout', () => request.destroy()).on('error', giveUp)
    })
}

/** A response of the API as a build has read it. */
export interface CachedResponse {
  etag: string
  /** What the schema made of it, as plain JSON. */
  output: unknown
}

/** The API's responses as the last pull left them. */
export interface ResponseCache {
  /** What an address responded the last time. */
  find: (address: string) => CachedResponse | undefined
  /** Keeps what it responds now. The next pull finds only what this one has kept. */
  keep: (address: string, response: CachedResponse) => void
  /** Writes down what this pull has kept, unless the file has it already. */
  save: () => Promise<void>
}

/**
 * Opens the responses in a file, a line each; it need not be there yet. A file that was changed since it was written is
 * ignored, and so is one of other code, which may have read the responses differently.
 * @param code digest of the code that reads the responses
 */
export async function openResponseCache(file: string, code: string): Promise<ResponseCache> {
  const earlier = await readResponses(file, code)
  const now = new Map<string, CachedResponse>()
  return {
    find: (address) => earlier.get(address),
    keep: (address, response) => now.set(address, response),
    save: async () => {
      const isSame = [...now].every(([address, response]) => earlier.get(address) === response)
      if (earlier.size === now.size && isSame) return
      const lines = [...now].map((entry) => JSON.stringify(entry)).join('\n')
      await writeWhole(file, `${digestOf(code + lines)}\n${lines}`)
    },
  }
}

async function readResponses(file: string, code: string): Promise<Map<string, CachedResponse>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const end = text.indexOf('\n')
  const lines = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== digestOf(code + lines) || lines === '') return new Map()
  return new Map(lines.split('\n').map((line) => JSON.parse(line) as [string, CachedResponse]))
}
