// Rule 501
import { describe, expect, it } from 'vitest'
import { nextOrderState, type OrderEvent, type OrderState } from '../../../src/checkout/rules/order-state.ts'
import { receipt, sentOrder } from '../../fixtures/builders.ts'

const mine = receipt()
const sent = sentOrder()

const form: OrderState = { view: 1, isTermsAccepted: false, notice: null }
const agreed: OrderState = { view: 1, isTermsAccepted: true, notice: null }
const outdated: OrderState = { view: 1, isTermsAccepted: false, notice: 'outdated' }
const changes: OrderState = { view: 1, isTermsAccepted: true, notice: 'changes' }
const told: OrderState = { view: 1, isTermsAccepted: false, notice: 'earlier' }
const toldAgreed: OrderState = { view: 1, isTermsAccepted: true, notice: 'earlier' }
const outdatedAgreed: OrderState = { view: 1, isTermsAccepted: true, notice: 'outdated' }
const changesUnticked: OrderState = { view: 1, isTermsAccepted: false, notice: 'changes' }
const unkept: OrderState = { view: 1, isTermsAccepted: true, notice: 'unkept' }
const sending: OrderState = { view: 3, sent }
const refusedForm: OrderState = { view: 1, isTermsAccepted: false, notice: 'refused' }
const success: OrderState = { view: 2, receipt: mine }
const refused: OrderState = { view: -1, reason: 'refused', sent }
const unknown: OrderState = { view: -1, reason: 'unknown', sent }
const busy: OrderState = { view: -1, reason: 'busy', sent }

const tick: OrderEvent = { type: 'terms', isAccepted: true }
const untick: OrderEvent = { type: 'terms', isAccepted: false }
const submit: OrderEvent = { type: 'submit', sent }
const accepted: OrderEvent = { type: 'accepted', receipt: mine }
const refuse: OrderEvent = { type: 'failed', reason: 'refused' }
const vanish: OrderEvent = { type: 'failed', reason: 'unknown' }
const wait: OrderEvent = { type: 'failed', reason: 'busy' }
const ok: OrderEvent = { type: 'acknowledge', receipt: null }
const okSent: OrderEvent = { type: 'acknowledge', receipt: mine }
const interrupt: OrderEvent = { type: 'interrupted', sent, isSameOrder: true }
const interruptOther: OrderEvent = { type: 'interrupted', sent, isSameOrder: false }
const outdate: OrderEvent = { type: 'outdated', receipt: null }
const outdateSent: OrderEvent = { type: 'outdated', receipt: mine }
const learn: OrderEvent = { type: 'held', notice: 'changes' }
const hold: OrderEvent = { type: 'held', notice: 'unkept' }
const reopen: OrderEvent = { type: 'reopened', receipt: mine }

const FORM_MOVES: [OrderEvent, OrderState][] = [
  [interrupt, unknown],
  [reopen, success],
]
const FAILURE_MOVES: [OrderEvent, OrderState][] = [
  [ok, form],
  [okSent, success],
]

/** The next state by state and event. Other events leave the state unchanged. */
const TABLE: [OrderState, [OrderEvent, OrderState][]][] = [
  [form, [[tick, agreed], [interruptOther, told], ...FORM_MOVES]],
  [agreed, [[untick, form], [submit, sending], [interruptOther, toldAgreed], ...FORM_MOVES]],
  [outdated, [[tick, outdatedAgreed], [interruptOther, told], ...FORM_MOVES]],
  [outdatedAgreed, [[untick, outdated], [submit, sending], [interruptOther, toldAgreed], ...FORM_MOVES]],
  [changes, [[untick, changesUnticked], [submit, sending], [interruptOther, toldAgreed], ...FORM_MOVES]],
  [changesUnticked, [[tick, changes], [interruptOther, told], ...FORM_MOVES]],
  [told, [[tick, toldAgreed], ...FORM_MOVES]],
  [toldAgreed, [[untick, told], [submit, sending], ...FORM_MOVES]],
  [
    sending,
    [
      [accepted, success],
      [refuse, refused],
      [vanish, unknown],
      [wait, busy],
      [outdate, outdated],
      [outdateSent, success],
      [learn, changes],
      [hold, unkept],
    ],
  ],
  [success, []],
  [
    refused,
    [
      [ok, refusedForm],
      [okSent, success],
    ],
  ],
  [unknown, FAILURE_MOVES],
  [busy, FAILURE_MOVES],
]

const EVENTS = [
  ...[tick, untick, submit, accepted, refuse, vanish, wait, ok, okSent],
  ...[interrupt, interruptOther, outdate, outdateSent, learn, hold, reopen],
]

describe.each(TABLE)('the state after %j', (state, moves) => {
  const expected = new Map(moves)
  it.each(EVENTS)('%j', (event) => expect(nextOrderState(state, event)).toEqual(expected.get(event) ?? state))
})
