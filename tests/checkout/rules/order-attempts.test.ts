// Rules 507, 509
import { expect, it } from 'vitest'
import {
  attemptAt,
  freshAttempts,
  pendingOrderOf,
  parseAttempts,
  withAttempt,
  withoutAccepted,
  withRefusal,
  withSending,
  type OrderAttempts,
} from '../../../src/checkout/rules/order-attempts.ts'
import { orderBlock } from '../../../src/checkout/rules/submit-block.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const MAX = 3
const fresh = (attempts: OrderAttempts, now: number, pending: string | null = null) =>
  freshAttempts(attempts, { now, maxAgeMs: 1000, pending, inCart: new Set([7]) })
const begin = (attempts: OrderAttempts, fingerprint: string, at = 0, totalCents = 1000) =>
  withAttempt(
    attempts,
    { fingerprint, goods: [1, 2], at, newKey: `key ${fingerprint} ${at}`, totalCents },
    MAX,
  )
const send = (attempts: OrderAttempts, fingerprint: string, at?: number, totalCents?: number) =>
  withSending(begin(attempts, fingerprint, at, totalCents), fingerprint)
const keyOf = (attempts: OrderAttempts, fingerprint: string) => attemptAt(attempts, fingerprint)?.key

it('the keys of orders are forgotten if there are too many, the oldest first', () => {
  const all = ['A', 'B', 'C', 'D'].reduce<OrderAttempts>((list, one, at) => send(list, one, at), [])
  expect(all.map((one) => one.fingerprint)).toEqual(['B', 'C', 'D'])
})
it.each([
  ['are kept if the order is recent', 1, 1000, 1],
  ['are dropped if the order is too old', 1, 1001, null],
  ['count as new if the order is in the future (a wrong clock)', 5000, 7, 7],
])('the keys of orders %s', (_, at, now, date) =>
  expect(fresh(send([], 'A', at), now).map((one) => one.at)).toEqual(date === null ? [] : [date]),
)
it('the keys of orders count as new if the order is pending, whatever its age', () => {
  const all = send(send([], 'B', 2), 'A', 1)
  expect(fresh(all, 9000, 'A')).toEqual([{ ...attemptAt(all, 'A'), at: 9000 }])
})

it('the keys of orders are kept while some of their goods lie in the cart, whatever the clock says', () => {
  const [one] = send([], 'A', 1)
  const goods = [7, 8]
  expect(fresh([{ ...one, goods } as OrderAttempts[number]], 1e12)).toMatchObject([{ fingerprint: 'A' }])
  expect(fresh([{ ...one, goods } as OrderAttempts[number]], -1e12)).toMatchObject([{ fingerprint: 'A' }])
})

it('the total of an order is known until the order was sent with two totals, and then stays unknown', () => {
  expect(attemptAt(send(send([], 'A', 1, 500), 'A', 2, 500), 'A')?.totalCents).toBe(500)
  const all = send(send([], 'A', 1, 500), 'A', 2, 600)
  expect(attemptAt(all, 'A')?.totalCents).toBeNull()
  expect(attemptAt(send(all, 'A', 3, 600), 'A')?.totalCents).toBeNull()
})

it.each([
  ['none', [], 'A'],
  ['same', send([], 'A'), 'A'],
  ['same', send(send([], 'A'), 'B'), 'A'],
  ['changed', send([], 'B'), 'A'],
  ['none', withRefusal(send([], 'A'), 'A'), 'A'],
  ['none', withRefusal(send([], 'B'), 'B'), 'A'],
  ['changed', withRefusal(send(send([], 'A'), 'B'), 'A'), 'A'],
  ['same', send(withRefusal(send([], 'A'), 'A'), 'A'), 'A'],
  ['none', begin([], 'A'), 'A'],
  ['none', begin([], 'B'), 'A'],
  ['same', begin(send([], 'A'), 'A'), 'A'],
  ['none', begin(withRefusal(send([], 'A'), 'A'), 'A'), 'A'],
] as const)('the pending order is %s', (pendingOrder, attempts, fingerprint) =>
  expect(pendingOrderOf(attempts, fingerprint)).toBe(pendingOrder),
)

it('the pending order is none if another order was accepted since this one was sent without an answer', () => {
  const all = withoutAccepted(send(send([], 'A'), 'B'), 'B')
  expect(pendingOrderOf(all, 'C')).toBe('none')
  expect(pendingOrderOf(all, 'A')).toBe('same')
  expect(pendingOrderOf(send(all, 'A'), 'C')).toBe('changed')
})

it('the pending order keeps the key of a refused order, because an earlier sending may be stored', () =>
  expect(keyOf(send(withRefusal(send([], 'A', 1), 'A'), 'A', 2), 'A')).toBe('key A 1'))

const prices = [{ line: cartLine(), oldCents: 1 }]
const unavailable = [{ line: cartLine(), reason: 'sold-out' as const }]
const NOTHING = { prices: [], unavailable: [], prints: [], others: [], costs: [] }
it.each([
  ['none', { prices, unavailable }, 'unavailable'],
  ['changed', { unavailable }, 'unavailable'],
  ['same', { unavailable }, null],
  ['same', { prices, unavailable }, 'prices'],
  ['same', {}, null],
] as const)('an order with the pending order %s is blocked by %j', (pendingOrder, changes, block) =>
  expect(orderBlock({ ...NOTHING, ...changes }, pendingOrder)).toBe(block),
)

it('stored attempts are read only with keys that are not too long', () => {
  const kept = ['k'.repeat(64), 'k'.repeat(65)].map((key) => ({ key, fingerprint: 'A', at: 1 }))
  expect(parseAttempts(kept).map(({ key }) => key)).toEqual(['k'.repeat(64)])
})

const attempt = { key: 'k', fingerprint: 'A', at: 1 }
it.each([
  ...[null, 5, 'x', {}, [null], [5], [{ key: 'k' }], [{ ...attempt, at: '1' }]],
  ...[[{ ...attempt, key: '' }], [{ ...attempt, key: 5 }], [{ ...attempt, fingerprint: 5 }]],
])('stored attempts are none in %j', (json) => expect(parseAttempts(json)).toEqual([]))

it('stored attempts are valid after any JSON, and are the same when they are stored and read again', () => {
  const damaged = fc.dictionary(
    fc.constantFrom('key', 'fingerprint', 'at', 'goods', 'totalCents', 'isRefused'),
    fc.oneof(fc.jsonValue(), fc.string({ minLength: 1 }), fc.nat()),
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(damaged)), (json) => {
      const read = parseAttempts(json)
      for (const { key, fingerprint, at, goods, totalCents, isRefused } of read) {
        expect(key).not.toBe('')
        expect(goods.every(Number.isSafeInteger)).toBe(true)
        const types = [key, fingerprint, at, isRefused].map((value) => typeof value)
        expect(types).toEqual(['string', 'string', 'number', 'boolean'])
        expect(totalCents === null || Number.isSafeInteger(totalCents)).toBe(true)
      }
      const again = withRefusal(send(read, 'A'), 'A')
      expect(parseAttempts(JSON.parse(JSON.stringify(again)))).toEqual(again)
    }),
  )
})

it('an order keeps its key while it is remembered, even if others are sent in between', () => {
  const sending = fc.record({ fingerprint: fc.constantFrom('A', 'B', 'C', 'D', 'E'), wait: fc.nat(1500) })
  fc.assert(
    fc.property(fc.array(sending, { maxLength: 20 }), (sendings) => {
      let [now, all]: [number, OrderAttempts] = [0, []]
      for (const { fingerprint, wait } of sendings) {
        now += wait
        all = fresh(all, now)
        const known = keyOf(all, fingerprint)
        all = send(all, fingerprint, now)
        expect(keyOf(all, fingerprint)).toBe(known ?? `key ${fingerprint} ${now}`)
        expect(new Set(all.map((one) => one.fingerprint)).size).toBe(all.length)
        expect(all.length).toBeLessThanOrEqual(MAX)
        expect(all.at(-1)).toMatchObject({ fingerprint, at: now })
      }
    }),
  )
})
