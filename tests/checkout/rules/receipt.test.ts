import { expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/product-limits.ts'
import { DEFAULT_COUNTRY } from '../../../src/config/countries.ts'
import { parseStoredCart } from '../../../src/cart/rules/stored-cart.ts'
import { parsePoint } from '../../../src/pickup-points/rules/last-points.ts'
import { toPaymentUrl } from '../../../src/checkout/rules/payment-url.ts'
import { emptyCustomer, parseCustomer } from '../../../src/checkout/rules/customer.ts'
import {
  parseOrderMark,
  parseReceipt,
  receiptOf,
  toStoredReceipt,
  type OrderMark,
  type Receipt,
} from '../../../src/checkout/rules/receipt.ts'
import { cartLine, customer, receipt as build, sentOrder } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const receipt = build()
const stored = toStoredReceipt(receipt)
const read = (json: unknown) =>
  parseReceipt(json, {
    cart: (lines) => parseStoredCart(lines, QUANTITY, 500, 300),
    customer: (fields) => parseCustomer(fields, emptyCustomer(DEFAULT_COUNTRY), 250),
    point: (point) => parsePoint(point, 300),
    paymentUrl: (url) => toPaymentUrl(url, ['gate.example.sk']),
  })
const readBack = (kept: Receipt) => read(JSON.parse(JSON.stringify(toStoredReceipt(kept))))

it.each([
  receipt,
  build({ isTotalSure: false, paymentUrl: 'https://gate.example.sk/7' }),
  build({ orderNumber: null, variableSymbol: null }),
  build({
    cart: [cartLine({ count: 3, color: 'modrá' }), cartLine({ id: 2, size: '' })],
    customer: customer({ deliverToAnotherAddress: true, name2: 'Ján', order_note: 'Zvoňte' }),
  }),
])('a stored receipt is read back: %j', (kept) => expect(readBack(kept)).toEqual(kept))

it.each([
  ...[null, 5, 'x', [], {}],
  ...[{ totalCents: '22.80' }, { isDeliveryFree: 1 }].map((odd) => ({
    ...stored,
    costs: { ...stored.costs, ...odd },
  })),
  ...['variableSymbol', 'deliveryId', 'sentAt', 'fingerprint', 'isTotalSure'].map((name) => ({
    ...stored,
    [name]: undefined,
  })),
  ...[{ costs: null }, { orderNumber: 7 }, { variableSymbol: '12345678901' }, { paymentName: null }].map(
    (odd) => ({ ...stored, ...odd }),
  ),
])('%j is no receipt', (json) => expect(read(json)).toBeNull())

const earlier = build({ sentAt: 1 })
const sent = sentOrder({ lastSent: earlier })
const now = build({ sentAt: 2 })
const another = build({ sentAt: 2, fingerprint: 'another' })
const fromAnotherTab = { ...now, orderNumber: null, variableSymbol: null, isTotalSure: false }
const markOf = ({ fingerprint, sentAt }: Receipt): OrderMark => ({ fingerprint, sentAt })

it.each<[string, OrderMark | null, Receipt | null]>([
  ['does not exist if nobody has sent an order', null, null],
  ['does not exist if the last order for the same goods is older', markOf(earlier), null],
  ['does not exist if the last order was another one', markOf(another), null],
  ['has the facts that this tab has shown if another tab has sent the order', markOf(now), fromAnotherTab],
])('the receipt of a tab %s', (_, mark, expected) => expect(receiptOf(sent, mark)).toEqual(expected))

it.each([
  [2, 1, 'Osobný odber', 'Dobierka'],
  [9, 9, '', ''],
])('a receipt names delivery %i and payment %i', (deliveryId, paymentId, deliveryName, paymentName) => {
  const checkout = { ...sent.checkout, deliveryId, paymentId }
  expect(receiptOf({ ...sent, checkout }, markOf(now))).toMatchObject({ deliveryName, paymentName })
})

it('the receipt of a tab is the receipt of the first order if no order was sent before', () =>
  expect(receiptOf(sentOrder({ lastSent: null }), markOf(now))).toEqual(fromAnotherTab))

it.each([{ fingerprint: 'order', sentAt: 1 }, receipt])('the mark of a sent order is read: %j', (mark) =>
  expect(parseOrderMark(mark)).toEqual({ fingerprint: 'order', sentAt: 1 }),
)

it.each([
  ...[null, 'x', [], { fingerprint: 'order' }, { fingerprint: 1, sentAt: 1 }, { ...receipt, sentAt: '1' }],
])('%j is no mark of a sent order', (json) => expect(parseOrderMark(json)).toBeNull())

it('every receipt is read back from storage; a damaged one is ignored unless a page can show it', () => {
  const whole = fc.maxSafeInteger()
  const answer = fc.record({
    orderNumber: fc.option(fc.string()),
    variableSymbol: fc.option(fc.stringMatching(/^[1-9]\d{0,9}$/)),
    deliveryId: whole,
    deliveryName: fc.string(),
    paymentId: whole,
    paymentName: fc.string(),
    isTotalSure: fc.boolean(),
    fingerprint: fc.string(),
    sentAt: whole,
  })
  const field = fc.constantFrom(...Object.keys(receipt))
  // Any JSON value, which never is -0.
  const anyJson = fc.json().map((text) => JSON.parse(text) as unknown)
  fc.assert(
    fc.property(answer, field, anyJson, (change, name, json) => {
      const kept = build(change)
      expect(readBack(kept)).toEqual(kept)
      const damaged = read({ ...toStoredReceipt(kept), [name]: json })
      if (damaged === null) return
      // Otherwise a page could not show it.
      expect(readBack(damaged)).toEqual(damaged)
      const { orderNumber, variableSymbol, isTotalSure, deliveryName, paymentName, costs } = damaged
      expect(
        [orderNumber ?? '', variableSymbol ?? '', deliveryName, paymentName].map((one) => typeof one),
      ).toEqual(Array(4).fill('string'))
      expect(typeof isTotalSure).toBe('boolean')
      expect(Number.isSafeInteger(costs.totalCents)).toBe(true)
    }),
  )
})
