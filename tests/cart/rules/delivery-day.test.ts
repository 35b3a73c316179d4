// Rule 129
import { expect, it } from 'vitest'
import { deliveryDay, deliveryDaysOf, type DeliveryPlan } from '../../../src/cart/rules/delivery-day.ts'
import { madeToOrderIn } from '../../../src/cart/rules/made-lines.ts'
import { parseDays } from '../../../src/cart/rules/parse-days.ts'
import { deliveryTerms } from '../../../src/cart/rules/delivery.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import type { DaySpan } from '../../../src/company/rules/working-days.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { anyText, fc } from '../../fixtures/properties.ts'
import { slovakTime } from '../../fixtures/slovak-time.ts'

const PLAN: DeliveryPlan = {
  deliveryDays: [2, 4],
  sendsUntil: 720,
  closed: [],
  presents: [{ from: '2026-11-16', to: '2026-12-24', sentence: 'Do Vianoc stihneme.' }],
  pickupDays: [1, 2, 3, 4, 5],
  sendsTwoParcels: false,
}
const MORNING = slovakTime('2026-11-25T08:00')

it.each<[string, DaySpan | null | undefined]>([
  ['[2, 4]', [2, 4]],
  ['["2", " 4 "]', [2, 4]],
  ['[4, 2]', [2, 4]],
  ['{ "0": 2, "1": 4 }', [2, 4]],
  ['"2-4"', [2, 4]],
  ['"2 – 4"', [2, 4]],
  ['3', [3, 3]],
  ['"3"', [3, 3]],
  ['[0, 1]', [0, 1]],
  ['[2, ""]', [2, 2]],
  ...['null', '""', 'false', '[]', '{}', '[null]'].map((none): [string, null] => [none, null]),
  ...['[1, 91]', '[-1, 2]', '[1, 2, 3]', '2.5', '"24 h"', '"o týždeň"', '[[2, 4]]', 'true', '[2, true]'].map(
    (odd): [string, undefined] => [odd, undefined],
  ),
])('the days of a delivery are read from this JSON: %s', (json, days) =>
  expect(parseDays(JSON.parse(json))).toEqual(days),
)

it('the days of a delivery are read from this JSON: any JSON, as two whole numbers in order, null or undefined', () =>
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyText(), fc.array(fc.integer())), (value) => {
      const [fewest = 0, most = 0] = parseDays(value) ?? []
      expect(Number.isInteger(fewest) && fewest <= most && most <= 90).toBe(true)
    }),
  ))

it.each([
  ["its own days win over the owner's", { kind: 'courier', days: [1, 2] }, [1, 2]],
  ["without its own it has the owner's", { kind: 'post' }, [2, 4]],
  ["a parcel to a point has the owner's", { kind: 'point' }, [2, 4]],
  ["a pickup never has the owner's", { kind: 'pickup' }, null],
  ['a pickup has its own', { kind: 'pickup', days: [0, 0] }, [0, 0]],
] as const)('the days of a delivery: %s', (_, option, days) =>
  expect(deliveryDaysOf(option, PLAN)).toEqual(days),
)

it('without days of delivery and owner nothing is promised', () =>
  expect(deliveryDay({ kind: 'post' }, { ...PLAN, deliveryDays: null }, MORNING)).toBeNull())

it('a product has the days of the delivery whose cost it shows', () => {
  const [post, courier, pickup] = DEFAULT_SETTINGS.deliveryOptions
  const terms = (...options: NonNullable<typeof post>[]) =>
    deliveryTerms(options, { dispatchDays: 1, delivery: PLAN }).deliveryDays
  if (!post || !courier || !pickup) throw new Error('three deliveries')
  expect(terms({ ...courier, days: [1, 1] }, { ...post, days: [3, 5] })).toEqual([3, 5])
  expect(terms(courier, post)).toEqual([2, 4])
  expect(terms({ ...pickup, days: [1, 1] })).toBeNull()
})

it('without the hour of dispatch, a product and the feeds count a day more from the order', () => {
  const delivery = { ...PLAN, sendsUntil: null }
  expect(deliveryTerms(DEFAULT_SETTINGS.deliveryOptions, { dispatchDays: 1, delivery }).deliveryDays).toEqual(
    [3, 5],
  )
})

it.each([
  ['none', [1, 2]],
  ['some', [1, 7]],
  ['all', [7, 8]],
] as const)('of this cart, goods made to order are: %s', (made, ids) =>
  expect(
    madeToOrderIn(
      ids.map((id) => cartLine({ id })),
      [7, 8, 9],
      [],
    ),
  ).toBe(made),
)

it.each([
  ['before its first day', '2026-11-13T08:00', null],
  ['on its first day', '2026-11-16T08:00', 'Do Vianoc stihneme.'],
  ['while it still arrives in time', '2026-12-17T08:00', 'Do Vianoc stihneme.'],
  ['when it arrives too late', '2026-12-18T08:00', null],
  ['a year later', '2027-12-01T08:00', null],
])('the sentence for presents, %s', (_, time, sentence) =>
  expect(deliveryDay({ kind: 'post' }, PLAN, slovakTime(time))?.present ?? null).toBe(sentence),
)

it('an order or a payment counts as today’s until the hour at which parcels go out', () => {
  const until = (time: string) => deliveryDay({ kind: 'post' }, PLAN, slovakTime(time))?.until
  expect([until('2026-11-25T11:59'), until('2026-11-25T12:00')]).toEqual([720, null])
})
