import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { WITHDRAWAL_SENT_PATH } from '../../src/config/withdrawal-limits.ts'
import { BadRequest, type DemoData, GET_CALLS } from './get-calls.ts'
import { createFaultQueue, type QueuedOutcome } from './order-faults.ts'
import { numberOf, RefusedOrder, storeOrder, storeWithdrawal } from './orders.ts'
import type { ProductPicture } from './pictures/product-picture.ts'
import { drawBanner, drawPicture } from './pictures/draw-picture.ts'
import { demoSettings, makePoints, POINTS_PATH } from './seed/pickup-points.ts'

/** The only valid token of a login. */
const DEMO_TOKEN = 'demo-token'
const YEAR_SECONDS = 31_536_000
const PICTURES = '/web_files/'
/** The path that takes withdrawals from a contract. */
export const WITHDRAWALS = '/withdrawals'
/** Each drawing keeps a processor busy: a third one would leave none for responses. */
const DRAWN_AT_ONCE = 2
const WIDTHS = { product: [1200, 400], banner: [1920, 640] } as const

export interface AppOptions extends DemoData {
  /** The folder of drawn pictures. */
  picturesDir: string
  hasControl: boolean
  /** Makes each picture of one colour, in a tenth of the time, for tests that do not look at pictures. */
  hasPlainPictures: boolean
  /** How many pick-up points there are; with 0 the shop has no delivery to a pick-up point. */
  points: number
  /** The payment gateway's page for every order (rule 412); without it no order has one. */
  paymentUrl?: string | undefined
}

/** The shop's API (src/api/README.md) as a fetch handler, with its pictures. */
export function createApp(options: AppOptions) {
  const { db, shop, picturesDir, hasControl, hasPlainPictures, points, paymentUrl } = options
  const send = (body: object, status = 200) =>
    Response.json({ data: null, meta: null, error: null, ...body }, { status })
  const faults = createFaultQueue()
  const limit = pLimit(DRAWN_AT_ONCE)
  // Not strict, so that /v1/get/ is the same as /v1/get.
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })

  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }))
  app.notFound(() => send({ error: 'No such address' }, 404))
  app.onError((error) => {
    if (error instanceof BadRequest) return send({ error: error.message }, 400)
    if (error instanceof RefusedOrder) return send({ data: { status: 0 }, error: error.message }, 400)
    // ECONNRESET: the client hung up, which is no error of the API.
    if (!('code' in error && error.code === 'ECONNRESET')) console.error(error)
    return send({ error: 'The demo API failed; its output says why' }, 500)
  })

  app.get('/v1/get', (c) => {
    const call = GET_CALLS.get(c.req.query('action') ?? '')
    if (!call) throw new BadRequest('Unknown action')
    const { origin, searchParams } = new URL(c.req.url)
    return send(call({ db, shop }, searchParams, { points, pointsAddress: origin + POINTS_PATH }))
  })

  const pickupPoints = makePoints(points)
  const pointIds = pickupPoints.map(({ id }) => String(id))
  app.get(POINTS_PATH, (c) => c.json(pickupPoints))

  app.get('/v1/auth', (c) => {
    if (c.req.query('a') !== 'is_logged_in') throw new BadRequest('Unknown action')
    const isKnown = c.req.header('authorization') === `Bearer ${DEMO_TOKEN}`
    return send(isKnown ? { data: { name: 'Demo' } } : { error: 'Nobody is logged in' })
  })

  app.post('/v1/post/index.php', async (c) => {
    const form = (await c.req.parseBody()) as Partial<Record<string, string>>
    if (form['action'] !== 'new_order') throw new RefusedOrder('unknown action')
    const { eshopData = '', order_key = '' } = form
    const key = order_key.trim() || null
    const accept = (number: string) =>
      send({ data: { status: 1, order_number: number, payment_url: paymentUrl } })
    return faults.handle(eshopData, {
      storeOrder: () => accept(storeOrder(db, eshopData, key, demoSettings(points), pointIds)),
      repeatOf: () => {
        const known = key === null ? undefined : numberOf(db, key)
        return known === undefined ? undefined : accept(known)
      },
      refuse: (status) => send({ data: { status: 0 } }, status),
      connection: c.env,
    })
  })

  app.post(WITHDRAWALS, async (c) => {
    const id = storeWithdrawal(db, (await c.req.parseBody()) as Partial<Record<string, string>>)
    // A form that is sent without script needs a page to go to.
    const isForm = c.req.header('accept')?.includes('text/html')
    return isForm
      ? c.redirect((c.req.header('origin') ?? '') + WITHDRAWAL_SENT_PATH, 303)
      : c.json({ id }, 201)
  })

  if (hasControl) {
    app.post('/__control/next-orders', async (c) => {
      const { email, outcomes } = await c.req.json<{ email: string; outcomes: QueuedOutcome[] }>()
      faults.set(email, outcomes)
      return send({})
    })
    app.get('/__control/received', (c) =>
      c.json({ data: { received: faults.received(c.req.query('email') ?? '') } }),
    )
  }

  /** Draws the picture with this path below `web_files/`; `undefined` for an unknown path. */
  function draw(path: string): Promise<Buffer> | undefined {
    // A thumbnail's name begins with `t_`.
    const original = path.replace(/(^|\/)t_([^/]*)$/, '$1$2')
    const size = original === path ? 0 : 1
    const row = db.prepare('SELECT picture FROM pictures WHERE path = ?').get(original)
    const isBanner = shop.banners.some((banner) => banner.path === original)
    if (!row && !isBanner) return undefined
    const width = WIDTHS[isBanner ? 'banner' : 'product'][size]
    if (hasPlainPictures) {
      const height = width * (isBanner ? 3 / 8 : 5 / 4)
      const background = `#${hash('md5', original).slice(0, 6)}`
      return sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer()
    }
    if (isBanner) return drawBanner(basename(original, '.jpg'), width)
    return drawPicture(JSON.parse(String(row?.['picture'])) as ProductPicture, width)
  }

  app.get(`${PICTURES}*`, etag(), async (c) => {
    const path = decodeURIComponent(c.req.path.slice(PICTURES.length))
    const file = join(picturesDir, hash('md5', path))
    const kept = await readFile(file).catch(() => undefined)
    const picture = kept ?? (await limit(() => draw(path)))
    if (!picture) return send({ error: 'No such picture' }, 404)
    if (!kept) {
      await mkdir(dirname(file), { recursive: true })
      // Rename a finished draft, so that nobody reads half a picture.
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, picture)
      await rename(draft, file)
    }
    return c.body(Uint8Array.from(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}`,
    })
  })
  return app
}
