import type { DatabaseSync } from 'node:sqlite'
import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { orderResponseSchema } from '../../../src/api/schemas.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import type { Responses } from '../responses.ts'
import { createOrderStore } from '../database/orders.ts'
import { createProductReader } from '../database/product-rows.ts'
import { eshopDataSchema, type RequestedOrder } from './order-schema.ts'
import { priceOrder, RefusedOrder } from './price-order.ts'

const MAX_KEY = 200

type Form = Record<string, string | File>

async function readForm(request: HonoRequest): Promise<Form> {
  try {
    return await request.parseBody()
  } catch {
    throw new RefusedOrder('the form cannot be read: it must be multipart/form-data, complete')
  }
}

function fieldOf(form: Form, name: string): string {
  const value = form[name] ?? ''
  if (typeof value !== 'string') throw new RefusedOrder(`${name} must be a text, not a file`)
  return value
}

function parseEshopData(text: string): RequestedOrder {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new RefusedOrder('eshopData is not JSON')
  }
  const order = v.safeParse(eshopDataSchema, json)
  if (order.success) return order.output
  const [issue] = order.issues
  throw new RefusedOrder(`eshopData: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
}

/** Reads the key; an absent or empty one is none. */
function parseOrderKey(text: string): string | null {
  if (text.length > MAX_KEY || !/^[\x20-\x7e]*$/.test(text))
    throw new RefusedOrder(`order_key must be a text of at most ${MAX_KEY} printable characters`)
  return text.trim() || null
}

/** Answers the requests that bring an order. */
interface OrderTaker {
  /** Takes an order, or the repeat of one, and answers; it refuses what makes no sense and says why. */
  take: (request: HonoRequest) => Promise<Response>
  /** The first response to an order whose key is known; `undefined` for any other. */
  repeatOf: (request: HonoRequest) => Promise<Response | undefined>
}

/** Takes orders into a database. */
export function createOrderTaker(db: DatabaseSync, { send }: Responses): OrderTaker {
  const products = createProductReader(db)
  const orders = createOrderStore(db)
  const accept = (number: string) => send(orderResponseSchema, { data: { status: 1, order_number: number } })

  /** The response of the first order with the key, else that of `takeNew`; a refused order's says why it is refused. */
  async function respond<T>(
    request: HonoRequest,
    takeNew: (form: Form, key: string | null) => T,
  ): Promise<Response | T> {
    try {
      const form = await readForm(request)
      const action = fieldOf(form, 'action')
      if (action !== 'new_order') throw new RefusedOrder(`unknown action "${action.slice(0, 40)}"`)
      const key = parseOrderKey(fieldOf(form, 'order_key'))
      const known = key === null ? undefined : orders.numberOf(key)
      return known === undefined ? takeNew(form, key) : accept(known)
    } catch (error) {
      if (!(error instanceof RefusedOrder)) throw error
      return send(orderResponseSchema, { data: { status: 0 }, error: error.message }, 400)
    }
  }

  return {
    take: (request) =>
      respond(request, (form, key) => {
        const order = priceOrder(parseEshopData(fieldOf(form, 'eshopData')), products, DEFAULT_SETTINGS)
        return accept(orders.add(order, key, new Date()))
      }),
    repeatOf: (request) => respond(request, () => undefined),
  }
}
