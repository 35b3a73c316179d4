import { MAX_RESPONSE_BYTES, MAX_PRODUCT_RESPONSE_BYTES } from '../config/build-limits.ts'
import { ApiError } from './errors.ts'

/**
 * Reads a body of at most `maxBytes`, and keeps no more in memory; `undefined` for a larger one.
 * @param onHeard called when a part comes
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onHeard?: () => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    onHeard?.()
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/**
 * The most bytes that a build takes of a response.
 * @param call the name of the call, with or without its parameters
 */
export function maxResponseBytes(call: string): number {
  return /^get_product\b/.test(call) ? MAX_PRODUCT_RESPONSE_BYTES : MAX_RESPONSE_BYTES
}

/** The error for a response of more bytes than a build takes. */
export function tooLarge(call: string): ApiError {
  return new ApiError(call, 'too-large', `the answer has more than ${maxResponseBytes(call) / 1_000_000} MB`)
}

/**
 * Wraps a `fetch` so that it resolves with a whole body, which the time-out of a request then covers, and refuses a body
 * of more bytes than a build takes. Bytes are counted after decompression: a small body can unpack to gigabytes.
 * @throws {ApiError} of the kind 'too-large'
 */
export const bounded =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init)
    if (!response.body) return response
    const { searchParams, pathname } = new URL(input instanceof Request ? input.url : input)
    const call = searchParams.get('action') ?? pathname
    const bytes = await readBytes(response.body, maxResponseBytes(call))
    if (bytes) return new Response(bytes, response)
    throw tooLarge(call)
  }
