import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { FAULT_KINDS, type FaultContext, ORDER_FAULTS, type OrderFault } from './order-faults.ts'

/** The longest delay of a slow order that has none of its own, in milliseconds. */
const MAX_DELAY_MS = 3000

/** A fault of every nth order, for trying the shop by hand. */
export interface StandingFault {
  kind: OrderFault
  every: number
}

interface Outcome {
  kind: OrderFault
  delayMs?: number | undefined
}

const outcomeSchema = v.union([
  v.pipe(
    v.picklist(FAULT_KINDS),
    v.transform((kind): Outcome => ({ kind })),
  ),
  v.object({
    kind: v.picklist(FAULT_KINDS),
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  }),
])

const queueSchema = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  outcomes: v.pipe(v.array(outcomeSchema), v.maxLength(1000)),
})

/** The planned outcome of an order: a kind of fault, with the delay of a slow one. */
export type QueuedOutcome = v.InferInput<typeof outcomeSchema>

const customerSchema = v.object({ customerData: v.object({ email: v.string() }) })

/** Whose order it is; '' for one that cannot be read, which then is taken, and refused, as usual. */
async function readEmail(request: HonoRequest): Promise<string> {
  try {
    const { eshopData } = await request.parseBody()
    return v.parse(customerSchema, JSON.parse(eshopData as string)).customerData.email
  } catch {
    return ''
  }
}

/**
 * What happens to the next orders of a customer; with nothing queued they meet the standing fault or are taken as
 * usual. Each e-mail has a queue of its own, so that tests which run at the same time do not meet each other's faults.
 */
export function createFaultQueue(standing?: StandingFault) {
  const queues = new Map<string, { outcomes: Outcome[]; received: number }>()
  let orders = 0

  function standingOutcome(): Outcome | undefined {
    orders += 1
    return standing && orders % standing.every === 0 ? standing : undefined
  }

  return {
    /** Replaces a customer's queue. @returns how many are queued, or `undefined` for what is no queue */
    set(json: unknown): number | undefined {
      const parsed = v.safeParse(queueSchema, json)
      if (!parsed.success) return undefined
      const { email, outcomes } = parsed.output
      queues.set(email, { outcomes, received: 0 })
      return outcomes.length
    },
    /** How many requests have come with a customer's orders since their queue was set; a browser's own repeats too. */
    received: (email: string): number => queues.get(email)?.received ?? 0,
    /** Gives an order the next outcome in its customer's queue. */
    async handle(request: HonoRequest, context: Omit<FaultContext, 'delayMs'>): Promise<Response> {
      const queue = queues.size > 0 ? queues.get(await readEmail(request)) : undefined
      if (queue) queue.received += 1
      const next: Outcome = queue?.outcomes.shift() ?? standingOutcome() ?? { kind: 'ok' }
      const { kind, delayMs } = next
      return ORDER_FAULTS[kind]({ ...context, delayMs: delayMs ?? Math.random() * MAX_DELAY_MS })
    },
  }
}
