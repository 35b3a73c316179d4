import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export interface FaultContext {
  /** Takes the order as usual: stores it and gives the response. */
  storeOrder: () => Response
  /** The response to an order that was stored before. */
  repeatOf: () => Response | undefined
  /** Makes a response that refuses the order. */
  refuse: (status: 200 | 500) => Response
  connection: HttpBindings
  /** The delay of a slow response, in milliseconds. */
  delayMs: number
}

type Fault = (context: FaultContext) => Response | Promise<Response>

const HALF_A_RESPONSE = '{"data":{"status":1,"order_num'
const HTML = '<!doctype html><title>Chyba</title><h1>Údržba</h1>'

/** Sends less of a response than announced. Then drops the connection or leaves it open. */
function breakOff({ incoming, outgoing }: HttpBindings, end: 'drop' | 'hang'): Response {
  outgoing.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(HALF_A_RESPONSE) + 1000,
    'Access-Control-Allow-Origin': '*',
  })
  // Drop the connection only after the write, so that the client reads a part.
  outgoing.write(HALF_A_RESPONSE, () => end === 'drop' && incoming.socket.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Responses that do not tell whether the order was stored. */
const SILENT_FAULTS = {
  '500': ({ refuse }) => refuse(500),
  /** Never answers. */
  hang: async ({ connection }) => {
    await new Promise<void>((done) => connection.incoming.socket.once('close', () => done()))
    return RESPONSE_ALREADY_SENT
  },
  /** Sends nothing and drops the connection. A browser may then send the request again. */
  drop: ({ connection }) => {
    connection.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  },
  /** Drops the connection in the middle of the response. */
  torn: ({ connection }) => breakOff(connection, 'drop'),
  /** Never ends the response. */
  stalled: ({ connection }) => breakOff(connection, 'hang'),
  html: () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
} satisfies Record<string, Fault>

/** The same faults, but the order is stored first. */
const STORED_FAULTS = Object.fromEntries(
  Object.entries<Fault>(SILENT_FAULTS).map(([kind, fault]) => [
    `${kind}-stored`,
    (context: FaultContext) => {
      context.storeOrder()
      return fault(context)
    },
  ]),
) as Record<`${keyof typeof SILENT_FAULTS}-stored`, Fault>

const ORDER_FAULTS = {
  ok: ({ storeOrder }) => storeOrder(),
  /** Refuses the order, unless it was stored before. */
  refuse: ({ repeatOf, refuse }) => repeatOf() ?? refuse(200),
  slow: async ({ delayMs, storeOrder }) => {
    await pause(delayMs)
    return storeOrder()
  },
  'slow-stored': async ({ delayMs, storeOrder }) => {
    const response = storeOrder()
    await pause(delayMs)
    return response
  },
  ...SILENT_FAULTS,
  ...STORED_FAULTS,
} satisfies Record<string, Fault>

export type OrderFault = keyof typeof ORDER_FAULTS

export const FAULT_KINDS = Object.keys(ORDER_FAULTS) as OrderFault[]

/** The planned outcome of an order. Only the slow ones use `delayMs`. */
export type QueuedOutcome = OrderFault | { kind: OrderFault; delayMs?: number }

/** The customer's e-mail; '' if the order cannot be read. */
function emailOf(eshopData: string): string {
  try {
    return (JSON.parse(eshopData) as { customerData: { email: string } }).customerData.email
  } catch {
    return ''
  }
}

/** Each customer's e-mail has its own queue of outcomes, so that parallel tests do not disturb each other. */
export function createFaultQueue() {
  const queues = new Map<string, { outcomes: QueuedOutcome[]; received: number }>()
  return {
    /** Replaces a customer's queue. */
    set: (email: string, outcomes: QueuedOutcome[]) => void queues.set(email, { outcomes, received: 0 }),
    /** Counts the requests with a customer's orders since their queue was set, repeats by the browser included. */
    received: (email: string): number => queues.get(email)?.received ?? 0,
    /** Gives an order the next outcome in its customer's queue. */
    handle(eshopData: string, context: Omit<FaultContext, 'delayMs'>): Response | Promise<Response> {
      const queue = queues.get(emailOf(eshopData))
      if (queue) queue.received += 1
      const next = queue?.outcomes.shift() ?? 'ok'
      const { kind, delayMs = 0 } = typeof next === 'string' ? { kind: next } : next
      return ORDER_FAULTS[kind]({ ...context, delayMs })
    },
  }
}
