import type { MiddlewareHandler } from 'hono'

/** The body, whose length was not announced; `undefined` as soon as it is over the limit. */
async function readWithin(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Not cancelled: that would end the connection before the response is sent.
  for await (const part of body.values({ preventCancel: true })) {
    size += part.length
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return new Blob(parts)
}

/**
 * Answers a request whose body is over `maxBytes` with `refuse`. Hono's own limit fails on a body whose length is not
 * announced: it makes a request of the server's one, which Node's `Request` does not take.
 */
export function limitBody(maxBytes: number, refuse: () => Response): MiddlewareHandler {
  return async (c, next) => {
    const { headers, method } = c.req.raw
    if (Number(headers.get('content-length')) > maxBytes) return refuse()
    if (headers.has('transfer-encoding') && c.req.raw.body) {
      const whole = await readWithin(c.req.raw.body, maxBytes)
      if (!whole) return refuse()
      c.req.raw = new Request(c.req.url, { method, headers, body: whole })
    }
    await next()
    return undefined
  }
}
