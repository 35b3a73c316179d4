import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { orderAnswerSchema } from '../../src/api/schemas.ts'
import type { Answers } from './answers.ts'

/** What a fault has to work with. */
export interface FaultContext {
  /** Takes the order as usual: stores it and gives the answer. */
  takeOrder: () => Promise<Response>
  answers: Answers
}

/**
 * What a test may let happen to an order. A fault before storing never calls `takeOrder`; one after it calls it and
 * does something else with the answer. A new kind is a line here.
 */
const ORDER_FAULTS = {
  ok: ({ takeOrder }) => takeOrder(),
  refuse: ({ answers }) => answers.send(orderAnswerSchema, { data: { status: 0 } }),
  '500': ({ answers }) => answers.fail('The order was to fail', 500),
} satisfies Record<string, (context: FaultContext) => Response | Promise<Response>>

type OrderFault = keyof typeof ORDER_FAULTS

const queueSchema = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  outcomes: v.pipe(v.array(v.picklist(Object.keys(ORDER_FAULTS) as OrderFault[])), v.maxLength(1000)),
})

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
 * What happens to the next orders of a customer; with nothing queued they are taken as usual. Queues are told apart
 * by e-mail, so that tests which run at the same time do not meet each other's faults.
 */
export function createFaultQueue() {
  const queues = new Map<string, OrderFault[]>()
  return {
    /** Replaces a customer's queue. @returns how many are queued, or `undefined` for what is no queue */
    set(json: unknown): number | undefined {
      const parsed = v.safeParse(queueSchema, json)
      if (!parsed.success) return undefined
      queues.set(parsed.output.email, parsed.output.outcomes)
      return parsed.output.outcomes.length
    },
    /** The kinds of faults, for messages. */
    kinds: Object.keys(ORDER_FAULTS),
    /** Lets happen to an order what is next in its customer's queue. */
    async handle(request: HonoRequest, context: FaultContext): Promise<Response> {
      const fault = queues.size > 0 ? queues.get(await readEmail(request))?.shift() : undefined
      return ORDER_FAULTS[fault ?? 'ok'](context)
    },
  }
}
