import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { userSchema } from '../../src/api/schemas.ts'
import { createEtags, createGetCalls } from './get-calls.ts'
import { createResponses } from './responses.ts'
import { connectionOf, FAULT_KINDS } from './faults/order-faults.ts'
import { createFaultQueue, type StandingFault } from './faults/fault-queue.ts'
import { BadRequest } from './listing-query.ts'
import { createOrderTaker } from './orders/new-order.ts'
import { createPictureFiles } from './picture-files.ts'
import { drawPicture, drawPlain } from './pictures/draw-picture.ts'

/** The only token that is a login. */
const DEMO_TOKEN = 'demo-token'
const MAX_BODY_BYTES = 1024 * 1024
const YEAR_SECONDS = 31_536_000
const PICTURES = '/web_files/'

/** How the API works. */
export interface AppOptions {
  db: DatabaseSync
  /** Where drawn pictures are kept. */
  picturesDir: string
  isLoose: boolean
  hasControl: boolean
  hasPlainPictures: boolean
  /** A fault of orders, for trying the shop by hand. */
  fault?: StandingFault | undefined
}

/** The shop's API (src/api/README.md) as a fetch handler, with its pictures. */
export function createApp({
  db,
  picturesDir,
  isLoose,
  hasControl,
  hasPlainPictures,
  fault,
}: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const responses = createResponses(isLoose)
  const getCalls = createGetCalls(db, responses)
  const withEtag = createEtags(db)
  const orders = createOrderTaker(db, responses)
  const faults = createFaultQueue(fault)
  const pictures = createPictureFiles(db, picturesDir, hasPlainPictures ? drawPlain : drawPicture)
  // Not strict: /v1/get/ is /v1/get.
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })

  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }))
  app.use(
    limitBody(MAX_BODY_BYTES, () => {
      const response = responses.fail('The request is over 1 MiB', 413)
      // The rest of the body is not read, so nothing else may come over this connection.
      response.headers.set('Connection', 'close')
      return response
    }),
  )
  app.notFound(() => responses.fail('No such address', 404))
  app.onError((error) => {
    if (error instanceof BadRequest) return responses.fail(error.message, 400)
    // A client that hung up before its request was complete is no error of the API's.
    if (!('code' in error && error.code === 'ECONNRESET')) console.error(error)
    return responses.fail('The demo API failed; its output says why', 500)
  })

  app.get('/v1/get', (c) => {
    const parameters = new URL(c.req.url).searchParams
    const action = parameters.get('action') ?? ''
    const call = getCalls.get(action)
    return call
      ? withEtag(c.req.raw, () => call(parameters))
      : responses.fail(`Unknown action "${action.slice(0, 40)}"`, 400)
  })

  app.get('/v1/auth', (c) => {
    const action = c.req.query('a') ?? ''
    if (action !== 'is_logged_in') return responses.fail(`Unknown action "${action.slice(0, 40)}"`, 400)
    return c.req.header('authorization') === `Bearer ${DEMO_TOKEN}`
      ? responses.send(userSchema, { data: { name: 'Demo' } })
      : responses.send(userSchema, { data: null, error: 'Nobody is logged in' })
  })

  app.post('/v1/post/index.php', (c) =>
    faults.handle(c.req, {
      takeOrder: () => orders.take(c.req),
      repeatOf: () => orders.repeatOf(c.req),
      responses,
      connection: connectionOf(c.env),
    }),
  )

  if (hasControl) {
    app.post('/__control/next-orders', async (c) => {
      const queued = faults.set(await c.req.json().catch(() => undefined))
      if (queued === undefined)
        return responses.fail(`Send an email and outcomes, a list of ${FAULT_KINDS.join(', ')}`, 400)
      return c.json({ data: { queued } })
    })
    app.get('/__control/received', (c) =>
      c.json({ data: { received: faults.received(c.req.query('email') ?? '') } }),
    )
  }

  app.get(`${PICTURES}*`, etag(), async (c) => {
    const path = c.req.path.slice(PICTURES.length)
    // A client that only asks whether it exists need not wait until it is drawn.
    if (c.req.method === 'HEAD' && pictures.has(path))
      return c.body(null, 200, { 'Content-Type': 'image/jpeg' })
    const picture = await pictures.read(path)
    if (!picture) return responses.fail('No such picture', 404)
    return c.body(picture, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}`,
    })
  })
  return app
}

/** Reads a body whose length was not announced; `undefined` as soon as it is over the limit. */
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
function limitBody(maxBytes: number, refuse: () => Response): MiddlewareHandler {
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
