import { describe, expect, it } from 'vitest'
import {
  parseOrderMark,
  parseReceipt,
  receiptOf,
  type OrderMark,
  type Receipt,
} from '../../../src/domain/checkout/receipt.ts'
import { receipt as build, sentOrder } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const receipt = build()

it.each([receipt, { ...receipt, isTotalSure: false }, { ...receipt, orderNumber: null }])(
  'reads back %j',
  (kept) => expect(parseReceipt(JSON.parse(JSON.stringify(kept)))).toEqual(kept),
)

it.each([
  null,
  5,
  'x',
  [],
  {},
  { ...receipt, totalCents: '22.80' },
  { ...receipt, orderNumber: 7 },
  { ...receipt, deliveryId: undefined },
  { ...receipt, sentAt: undefined },
  { ...receipt, fingerprint: undefined },
  { ...receipt, isTotalSure: undefined },
])('reads %j as none', (json) => expect(parseReceipt(json)).toBeNull())

describe('the receipt of an order that this tab was about to send', () => {
  const earlier = build({ sentAt: 1 })
  const sent = sentOrder({ lastSent: earlier })
  const now = build({ sentAt: 2 })
  const another = build({ sentAt: 2, fingerprint: 'another' })
  const unnumbered = { ...now, orderNumber: null, isTotalSure: false }

  it.each<[string, OrderMark | null, Receipt | null, Receipt | null]>([
    ['nobody has sent anything', null, null, null],
    ['an earlier order for the same was the last', earlier, earlier, null],
    ['another order was the last', another, another, null],
    ['another tab has sent it and told the receipt', now, now, now],
    ['the receipt came before the mark', earlier, now, now],
    ['another tab has sent it and could not tell the receipt', now, earlier, unnumbered],
    ['another tab has sent it, and the last receipt is of another order', now, another, unnumbered],
  ])('%s', (_, mark, told, expected) => expect(receiptOf(sent, mark, told)).toEqual(expected))

  it('is the first that any tab has sent, when there was none before', () =>
    expect(receiptOf(sentOrder({ lastSent: null }), now, now)).toEqual(now))
})

it.each([{ fingerprint: 'order', sentAt: 1 }, receipt])('reads the mark %j', (mark) =>
  expect(parseOrderMark(mark)).toEqual({ fingerprint: 'order', sentAt: 1 }),
)

it.each([
  null,
  'x',
  [],
  { fingerprint: 'order' },
  { fingerprint: 1, sentAt: 1 },
  { ...receipt, sentAt: '1' },
])('reads %j as no mark', (json) => expect(parseOrderMark(json)).toBeNull())

it('every receipt comes back from storage; of anything else comes none that a page could not show', () => {
  const whole = fc.maxSafeInteger()
  const anyReceipt = fc.record({
    orderNumber: fc.option(fc.string()),
    deliveryId: whole,
    paymentId: whole,
    totalCents: whole,
    isTotalSure: fc.boolean(),
    fingerprint: fc.string(),
    sentAt: whole,
  })
  const field = fc.constantFrom(...Object.keys(receipt))
  fc.assert(
    fc.property(anyReceipt, field, fc.jsonValue(), (kept, name, json) => {
      expect(parseReceipt(JSON.parse(JSON.stringify({ ...kept, more: json })))).toEqual(kept)
      const damaged = parseReceipt({ ...kept, [name]: json })
      if (damaged === null) return
      const { orderNumber, fingerprint, isTotalSure, ...numbers } = damaged
      expect(orderNumber === null || typeof orderNumber === 'string').toBe(true)
      expect([typeof fingerprint, typeof isTotalSure]).toEqual(['string', 'boolean'])
      expect(Object.values(numbers).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})
