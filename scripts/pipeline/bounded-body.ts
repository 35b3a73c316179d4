import { MAX_RESPONSE_BYTES } from './build-limits.ts'
import { ApiError } from '../../src/api/errors.ts'

/** Reads a body of at most `maxBytes`; `undefined` for a larger one, of which no more is read. */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/**
 * A `fetch` that awaits the whole body, so that time-outs include it. @throws {ApiError} 'too-large' above
 * `MAX_RESPONSE_BYTES`
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  const bytes = await readBytes(response.body, MAX_RESPONSE_BYTES)
  if (bytes) return new Response(bytes, response)
  const { searchParams, pathname } = new URL(input instanceof Request ? input.url : input)
  const call = searchParams.get('action') ?? pathname
  throw new ApiError(call, 'too-large', `the answer has more than ${MAX_RESPONSE_BYTES / 1_000_000} MB`)
}
