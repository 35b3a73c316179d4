// Rule 501
import { describe, expect, it } from 'vitest'
import { type OrderState } from '../../../src/checkout/rules/form-state.ts'
import { nextOrderState, type OrderEvent } from '../../../src/checkout/rules/order-state.ts'
import { receipt, sentOrder } from '../../fixtures/builders.ts'

const mine = receipt()
const sent = sentOrder()

const inForm = (
  isTermsAccepted: boolean,
  notice: Extract<OrderState, { view: 1 }>['notice'],
): OrderState => ({
  ...{ view: 1, isTermsAccepted, notice },
})
const failure = (reason: 'refused' | 'unknown' | 'busy'): OrderState => ({ view: -1, reason, sent })
const [form, agreed] = [inForm(false, null), inForm(true, null)]
const [outdated, outdatedAgreed] = [inForm(false, 'outdated'), inForm(true, 'outdated')]
const [changesUnticked, changes] = [inForm(false, 'changes'), inForm(true, 'changes')]
const [told, toldAgreed] = [inForm(false, 'earlier'), inForm(true, 'earlier')]
const [unkept, refusedForm] = [inForm(true, 'unkept'), inForm(false, 'refused')]
const pressed = sent.checkout
const sending: OrderState = { view: 3, pressed, mayBeUnkept: false }
const sendingUnkept: OrderState = { view: 3, pressed, mayBeUnkept: true }
const success: OrderState = { view: 2, receipt: mine }
const [refused, unknown, busy] = [failure('refused'), failure('unknown'), failure('busy')]

const tick: OrderEvent = { type: 'terms', isAccepted: true }
const untick: OrderEvent = { type: 'terms', isAccepted: false }
const submit: OrderEvent = { type: 'submit', pressed }
const accepted: OrderEvent = { type: 'accepted', receipt: mine }
const refuse: OrderEvent = { type: 'failed', reason: 'refused', sent }
const vanish: OrderEvent = { type: 'failed', reason: 'unknown', sent }
const wait: OrderEvent = { type: 'failed', reason: 'busy', sent }
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
  [
    unkept,
    [[untick, inForm(false, 'unkept')], [submit, sendingUnkept], [interruptOther, toldAgreed], ...FORM_MOVES],
  ],
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
