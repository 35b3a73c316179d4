import { MAX_ANSWER_BYTES, MAX_PRODUCT_ANSWER_BYTES } from '../config/build-limits.ts'
import { ApiError } from './errors.ts'

/**
 * Reads a body up to the cap, and no byte more into memory; `undefined` for a larger one.
 * @param onHeard told of each part as it comes
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
 * The most bytes that a build takes of an answer.
 * @param call the API's name of the call, with its parameters or without them
 */
export function maxAnswerBytes(call: string): number {
  return /^get_product\b/.test(call) ? MAX_PRODUCT_ANSWER_BYTES : MAX_ANSWER_BYTES
}

/** An answer of more bytes than a build takes. */
export function tooLarge(call: string): ApiError {
  return new ApiError(call, 'too-large', `the answer has more than ${maxAnswerBytes(call) / 1_000_000} MB`)
}

/**
 * Makes of a `fetch` one that gives a body only when it is whole, so that the time-out of a request covers it, and that
 * refuses one of more bytes than a build takes. They are counted as they come, after decompression: a small body can unpack to gigabytes.
 * @throws {ApiError} of the kind 'too-large'
 */
export const bounded =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init)
    if (!response.body) return response
    const { searchParams, pathname } = new URL(input instanceof Request ? input.url : input)
    const call = searchParams.get('action') ?? pathname
    const bytes = await readBytes(response.body, maxAnswerBytes(call))
    if (bytes) return new Response(bytes, response)
    throw tooLarge(call)
  }
