import { describe, expect, it } from 'vitest'
import { nextOrderState, type OrderEvent, type OrderState } from '../../src/domain/order-state.ts'

const form: OrderState = { view: 1, isTermsAccepted: false }
const agreed: OrderState = { view: 1, isTermsAccepted: true }
const sending: OrderState = { view: 3 }
const success: OrderState = { view: 2, orderNumber: '2026000001' }
const refused: OrderState = { view: -1, reason: 'refused' }
const unknown: OrderState = { view: -1, reason: 'unknown' }

const tick: OrderEvent = { type: 'terms', isAccepted: true }
const untick: OrderEvent = { type: 'terms', isAccepted: false }
const submit: OrderEvent = { type: 'submit' }
const accepted: OrderEvent = { type: 'accepted', orderNumber: '2026000001' }
const refuse: OrderEvent = { type: 'failed', reason: 'refused' }
const vanish: OrderEvent = { type: 'failed', reason: 'unknown' }
const ok: OrderEvent = { type: 'acknowledge' }
const interrupt: OrderEvent = { type: 'interrupted' }
const outdate: OrderEvent = { type: 'outdated' }

/** State by event: what comes of it. A state that an event does not name stays as it is. */
const TABLE: [OrderState, Map<OrderEvent, OrderState>][] = [
  [
    form,
    new Map<OrderEvent, OrderState>([
      [tick, agreed],
      [interrupt, unknown],
    ]),
  ],
  [
    agreed,
    new Map<OrderEvent, OrderState>([
      [untick, form],
      [submit, sending],
      [interrupt, unknown],
    ]),
  ],
  [
    sending,
    new Map<OrderEvent, OrderState>([
      [accepted, success],
      [refuse, refused],
      [vanish, unknown],
      [outdate, form],
    ]),
  ],
  [success, new Map()],
  [refused, new Map([[ok, form]])],
  [unknown, new Map([[ok, form]])],
]

const EVENTS = [tick, untick, submit, accepted, refuse, vanish, ok, interrupt, outdate]

it('the table has every state and every event once', () => {
  expect(new Set(TABLE.map(([state]) => JSON.stringify(state))).size).toBe(6)
  expect(new Set(EVENTS.map((event) => JSON.stringify(event))).size).toBe(9)
})

describe.each(TABLE)('from %j', (state, moves) => {
  it.each(EVENTS)('%j', (event) => expect(nextOrderState(state, event)).toEqual(moves.get(event) ?? state))
})
