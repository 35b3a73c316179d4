import type { IncomingMessage } from 'node:http'

/** A form larger than this is not read to its end. */
const MAX_BYTES = 100_000

/**
 * The name of the form that a request sends, as Netlify's forms are sent; `undefined` for any other request. Netlify would
 * keep what is in it; here nobody does.
 */
export async function readFormName(request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString())
  // What fills in the field that nobody sees is no shopper.
  return fields.get('web') ? undefined : (fields.get('form-name') ?? undefined)
}
