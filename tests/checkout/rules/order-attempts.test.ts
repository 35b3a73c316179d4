import { expect, it } from 'vitest'
import {
  attemptAt,
  orderBlock,
  pendingOrderOf,
  parseAttempts,
  pastAttempts,
  withAttempt,
  withRefusal,
  type OrderAttempts,
} from '../../../src/checkout/rules/order-attempts.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const MAX = 3
const send = (attempts: OrderAttempts, fingerprint: string, at: string | number = 0, totalCents = 1000) =>
  withAttempt(attempts, { fingerprint, newKey: `key ${fingerprint} ${at}`, totalCents }, MAX)
const keyOf = (attempts: OrderAttempts, fingerprint: string) => attemptAt(attempts, fingerprint)?.key

it('the keys of orders are forgotten if there are too many, the oldest first', () => {
  const all = ['A', 'B', 'C', 'D'].reduce<OrderAttempts>((list, one, at) => send(list, one, at), [])
  expect(all.map((one) => one.fingerprint)).toEqual(['B', 'C', 'D'])
})
it('the total of an order is known if each attempt sent the same total', () => {
  const all = send(send([], 'A', 1, 500), 'A', 2, 500)
  expect(attemptAt(all, 'A')?.totalCents).toBe(500)
})
it('the total of an order is unknown, and stays so, after the order was sent with two totals', () => {
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
] as const)('the pending order is %s', (pendingOrder, attempts, fingerprint) =>
  expect(pendingOrderOf(attempts, fingerprint)).toBe(pendingOrder),
)

it.each([
  ['none', pastAttempts(send([], 'A')), 'B'],
  ['same', pastAttempts(send([], 'A')), 'A'],
  ['changed', send(pastAttempts(send([], 'A')), 'A'), 'B'],
] as const)(
  'the pending order is %s after another order was accepted',
  (pendingOrder, attempts, fingerprint) => expect(pendingOrderOf(attempts, fingerprint)).toBe(pendingOrder),
)

it('the pending order keeps the key of a refused order, because an earlier sending may be stored', () =>
  expect(keyOf(send(withRefusal(send([], 'A', 1), 'A'), 'A', 2), 'A')).toBe('key A 1'))

const prices = [{ line: cartLine(), oldCents: 1 }]
const unavailable = [{ line: cartLine(), reason: 'sold-out' as const }]
const NOTHING = { prices: [], unavailable: [], others: [], costs: [] }
it.each([
  ['none', { prices, unavailable }, 'unavailable'],
  ['changed', { unavailable }, 'unavailable'],
  ['same', { unavailable }, null],
  ['same', { prices, unavailable }, 'prices'],
  ['same', {}, null],
] as const)('an order with the pending order %s is blocked by %j', (pendingOrder, changes, block) =>
  expect(orderBlock({ ...NOTHING, ...changes }, pendingOrder)).toBe(block),
)

it('stored attempts are read back unchanged', () => {
  const all = withRefusal(send(send(send([], 'A'), 'B', 1, 5), 'B', 2, 6), 'A')
  expect(parseAttempts(JSON.parse(JSON.stringify(all)))).toEqual(all)
})
it('stored attempts are read only with keys that are not too long', () => {
  const kept = ['k'.repeat(64), 'k'.repeat(65)].map((key) => ({ key, fingerprint: 'A' }))
  expect(parseAttempts(kept).map(({ key }) => key)).toEqual(['k'.repeat(64)])
})

const attempt = { key: 'k', fingerprint: 'A' }
it.each([
  ...[null, 5, 'x', {}, [null], [5], [{ key: 'k' }]],
  ...[[{ ...attempt, key: '' }], [{ ...attempt, key: 5 }], [{ ...attempt, fingerprint: 5 }]],
])('stored attempts are none in %j', (json) => expect(parseAttempts(json)).toEqual([]))

it('stored attempts are valid after any JSON, and are the same when they are stored and read again', () => {
  const damaged = fc.dictionary(
    fc.constantFrom('key', 'fingerprint', 'isPast', 'totalCents', 'isRefused'),
    fc.oneof(fc.jsonValue(), fc.string({ minLength: 1 }), fc.nat()),
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(damaged)), (json) => {
      const read = parseAttempts(json)
      for (const { key, fingerprint, isPast, totalCents, isRefused } of read) {
        expect(key).not.toBe('')
        expect([key, fingerprint, isPast, isRefused].map((value) => typeof value)).toEqual([
          'string',
          'string',
          'boolean',
          'boolean',
        ])
        expect(totalCents === null || Number.isSafeInteger(totalCents)).toBe(true)
      }
      expect(parseAttempts(JSON.parse(JSON.stringify(read)))).toEqual(read)
    }),
  )
})

it('an order keeps its key while it is remembered, even if others are sent in between', () => {
  const sendings = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 20 })
  fc.assert(
    fc.property(sendings, (fingerprints) => {
      let all: OrderAttempts = []
      for (const [at, fingerprint] of fingerprints.entries()) {
        const known = keyOf(all, fingerprint)
        all = send(all, fingerprint, at)
        expect(keyOf(all, fingerprint)).toBe(known ?? `key ${fingerprint} ${at}`)
        expect(new Set(all.map((one) => one.fingerprint)).size).toBe(all.length)
        expect(all.length).toBeLessThanOrEqual(MAX)
        expect(all.at(-1)).toMatchObject({ fingerprint })
      }
    }),
  )
})
