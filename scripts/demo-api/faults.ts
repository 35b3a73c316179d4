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

const queueSchema = v.pipe(v.array(v.picklist(Object.keys(ORDER_FAULTS) as OrderFault[])), v.maxLength(1000))

/** What happens to the next orders; with nothing queued they are taken as usual. */
export function createFaultQueue() {
  let queue: OrderFault[] = []
  return {
    /** Replaces the queue. @returns how many are queued, or `undefined` for what is no list of faults */
    set(json: unknown): number | undefined {
      const parsed = v.safeParse(queueSchema, json)
      if (!parsed.success) return undefined
      queue = parsed.output
      return queue.length
    },
    /** The kinds of faults, for messages. */
    kinds: Object.keys(ORDER_FAULTS),
    /** Lets happen to an order what is next in the queue. */
    handle: (context: FaultContext) => ORDER_FAULTS[queue.shift() ?? 'ok'](context),
  }
}
