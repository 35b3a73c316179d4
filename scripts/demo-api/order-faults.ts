import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export interface FaultContext {
  /** Takes the order as usual: stores it and gives the response. */
  takeOrder: () => Response
  /** The response to an order that was stored before. */
  repeatOf: () => Response | undefined
  /** A response with a status that says no. */
  refuse: (status: 200 | 500) => Response
  connection: HttpBindings
  /** How long a slow one takes, in milliseconds. */
  delayMs: number
}

type Fault = (context: FaultContext) => Response | Promise<Response>

const HALF_A_RESPONSE = '{"data":{"status":1,"order_num'
const HTML = '<!doctype html><title>Chyba</title><h1>Údržba</h1>'

/** Sends the beginning of a response, shorter than announced, then drops the connection or leaves it open. */
function breakOff({ incoming, outgoing }: HttpBindings, end: 'drop' | 'hang'): Response {
  outgoing.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(HALF_A_RESPONSE) + 1000,
    'Access-Control-Allow-Origin': '*',
  })
  // Dropped only once it has been written, so that the client has read a part.
  outgoing.write(HALF_A_RESPONSE, () => end === 'drop' && incoming.socket.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Responses that do not say what became of the order. */
const SILENT_FAULTS = {
  '500': ({ refuse }) => refuse(500),
  /** Never answers. */
  hang: async ({ connection }) => {
    await new Promise<void>((done) => connection.incoming.socket.once('close', () => done()))
    return RESPONSE_ALREADY_SENT
  },
  /** Not a word: a browser sees a reused connection die, and may send the request again. */
  drop: ({ connection }) => {
    connection.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  },
  /** The connection is dropped in the middle of the response. */
  torn: ({ connection }) => breakOff(connection, 'drop'),
  /** The response never ends. */
  stalled: ({ connection }) => breakOff(connection, 'hang'),
  html: () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
} satisfies Record<string, Fault>

/** Each of them once more, after the order was stored. */
const STORED_FAULTS = Object.fromEntries(
  Object.entries<Fault>(SILENT_FAULTS).map(([kind, fault]) => [
    `${kind}-stored`,
    (context: FaultContext) => {
      context.takeOrder()
      return fault(context)
    },
  ]),
) as Record<`${keyof typeof SILENT_FAULTS}-stored`, Fault>

const ORDER_FAULTS = {
  ok: ({ takeOrder }) => takeOrder(),
  /** Says no; but not to an order that it has already taken. */
  refuse: ({ repeatOf, refuse }) => repeatOf() ?? refuse(200),
  slow: async ({ delayMs, takeOrder }) => {
    await pause(delayMs)
    return takeOrder()
  },
  'slow-stored': async ({ delayMs, takeOrder }) => {
    const response = takeOrder()
    await pause(delayMs)
    return response
  },
  ...SILENT_FAULTS,
  ...STORED_FAULTS,
} satisfies Record<string, Fault>

export type OrderFault = keyof typeof ORDER_FAULTS

export const FAULT_KINDS = Object.keys(ORDER_FAULTS) as OrderFault[]

/** The planned outcome of an order; `delayMs` is for a slow one. */
export type QueuedOutcome = OrderFault | { kind: OrderFault; delayMs?: number }

/** Whose order it is; '' for one that cannot be read. */
function emailOf(eshopData: string): string {
  try {
    return (JSON.parse(eshopData) as { customerData: { email: string } }).customerData.email
  } catch {
    return ''
  }
}

/** Each e-mail has a queue of its own, so that tests which run at the same time do not meet. */
export function createFaultQueue() {
  const queues = new Map<string, { outcomes: QueuedOutcome[]; received: number }>()
  return {
    /** Replaces a customer's queue. */
    set: (email: string, outcomes: QueuedOutcome[]) => void queues.set(email, { outcomes, received: 0 }),
    /** How many requests have come with a customer's orders since their queue was set; a browser's own repeats too. */
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
