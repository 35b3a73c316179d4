import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { orderResponseSchema } from '../../../src/api/schemas.ts'
import type { Responses } from '../responses.ts'

/** What a fault has to work with. */
export interface FaultContext {
  /** Takes the order as usual: stores it and gives the response. */
  takeOrder: () => Promise<Response>
  /** The response to an order that was stored before, by its `order_key`. */
  repeatOf: () => Promise<Response | undefined>
  responses: Responses
  connection: Connection
  /** How long a slow one takes, in milliseconds. */
  delayMs: number
}

type Fault = (context: FaultContext) => Response | Promise<Response>

const text = (body: string, type = 'application/json') =>
  new Response(body, { headers: { 'Content-Type': type } })

const HALF_A_RESPONSE = '{"data":{"status":1,"order_num'
const HTML = '<!doctype html><title>Chyba</title><h1>Údržba</h1>'

/** Responses that do not say what became of the order. */
const SILENT_FAULTS = {
  '500': ({ responses }) => responses.fail('The order was to fail', 500),
  hang: ({ connection }) => connection.hang(),
  drop: ({ connection }) => connection.drop(),
  /** The connection is dropped in the middle of the response. */
  torn: ({ connection }) => connection.breakOff(HALF_A_RESPONSE, 'drop'),
  /** The response never ends. */
  stalled: ({ connection }) => connection.breakOff(HALF_A_RESPONSE, 'hang'),
  /** A whole response of half a JSON. */
  truncated: () => text(HALF_A_RESPONSE),
  html: () => text(HTML, 'text/html; charset=utf-8'),
  'no-status': () => text('{"data":{},"meta":null,"error":null}'),
  empty: () => text(''),
} satisfies Record<string, Fault>

type SilentFault = keyof typeof SILENT_FAULTS

/** Each of them once more, after the order was stored. */
const STORED_FAULTS = Object.fromEntries(
  Object.entries<Fault>(SILENT_FAULTS).map(([kind, fault]): [string, Fault] => [
    `${kind}-stored`,
    async (context) => {
      await context.takeOrder()
      return fault(context)
    },
  ]),
) as Record<`${SilentFault}-stored`, Fault>

/** What may happen to an order, for tests and for trying the shop by hand. A new kind is a line here. */
export const ORDER_FAULTS = {
  ok: ({ takeOrder }) => takeOrder(),
  /** Says no; but not to an order that it has already taken. */
  refuse: async ({ repeatOf, responses }) =>
    (await repeatOf()) ?? responses.send(orderResponseSchema, { data: { status: 0 } }),
  slow: async ({ connection, delayMs, takeOrder }) => {
    await connection.wait(delayMs)
    return takeOrder()
  },
  'slow-stored': async ({ connection, delayMs, takeOrder }) => {
    const response = await takeOrder()
    await connection.wait(delayMs)
    return response
  },
  /** `"1"` for 1, as PHP may. */
  'text-status': async ({ takeOrder }) =>
    text((await (await takeOrder()).text()).replace(/"status":(\d+)/, '"status":"$1"')),
  'wrong-type': async ({ takeOrder }) => text(await (await takeOrder()).text(), 'text/html; charset=utf-8'),
  ...SILENT_FAULTS,
  ...STORED_FAULTS,
} satisfies Record<string, Fault>

export type OrderFault = keyof typeof ORDER_FAULTS

/** The names of all faults. */
export const FAULT_KINDS = Object.keys(ORDER_FAULTS) as OrderFault[]

/** The connection over which a request came, for what an ordinary response cannot do. */
export interface Connection {
  /** Destroys the socket without a word; a browser sees a reused connection die, and may send the request again. */
  drop: () => Response
  /** Never answers; ends when the client goes away. */
  hang: () => Promise<Response>
  /** Sends the beginning of a body, shorter than announced, then drops the connection or leaves it open. */
  breakOff: (start: string, end: 'drop' | 'hang') => Response
  /** Waits, in milliseconds, whether or not the client does: an order once received is worked on. */
  wait: (delayMs: number) => Promise<void>
}

/** The connection of a request that came in through `@hono/node-server`. */
export function connectionOf({ incoming, outgoing }: HttpBindings): Connection {
  const { socket } = incoming
  const gone = () =>
    new Promise<void>((done) => {
      if (socket.destroyed) done()
      else socket.once('close', () => done())
    })
  return {
    drop: () => {
      socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
    hang: async () => {
      await gone()
      return RESPONSE_ALREADY_SENT
    },
    breakOff: (start, end) => {
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(start) + 1000,
        'Access-Control-Allow-Origin': '*',
      })
      // Dropped only once it has been written, so that the client has read a part.
      outgoing.write(start, () => end === 'drop' && socket.destroy())
      return RESPONSE_ALREADY_SENT
    },
    wait: (delayMs) => pause(delayMs),
  }
}
