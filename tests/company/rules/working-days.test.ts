// Rule 129
import { describe, expect, it } from 'vitest'
import {
  addDays,
  announced,
  deliveryWindow,
  easterSunday,
  isRestDay,
  isWithin,
  isWorkingDay,
  nextReckoning,
  pickupWindow,
  slovakDay,
  slovakMidnight,
  slovakMinute,
  weekdayOf,
  type DaySpan,
} from '../../../src/company/rules/working-days.ts'
import { fc, IS_LONG } from '../../fixtures/properties.ts'
import { slovakTime } from '../../fixtures/slovak-time.ts'

it.each([
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2106, '2106-04-18'],
])('Easter of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day))

it.each([
  ...[
    'Sat 2026-11-21',
    'Sun 2026-11-22',
    'New Year 2026-01-01',
    'Epiphany 2026-01-06',
    'Good Friday 2026-04-03',
  ],
  ...['Easter Monday 2026-04-06', 'Christmas Eve 2026-12-24', '8 May 2028-05-08', '15 September 2027-09-15'],
  ...['05-01', '07-05', '08-29', '11-01', '12-26'].map((day) => `2024-${day}`),
])('a working day in Slovakia is not %s', (day) => expect(isWorkingDay(day.slice(-10))).toBe(false))

it.each([
  ...['Monday 2026-11-23', 'Maundy Thursday 2026-04-02', 'after Easter 2026-04-07', '1 September 2026-09-01'],
  ...['28 October 2026-10-28', '17 November 2026-11-17', '8 May 2026-05-08', '15 September 2026-09-15'],
])('a working day in Slovakia is %s', (day) => expect(isWorkingDay(day.slice(-10))).toBe(true))

const AFTER_TODAY = { sendsUntil: null, closed: [], pickupDays: [] }

it.each([
  ['in an ordinary week', '2026-11-16', [2, 4], '2026-11-19', '2026-11-23'],
  ['over a weekend, from a Friday', '2026-11-20', [1, 1], '2026-11-24', '2026-11-24'],
  ['from a Saturday, on which it cannot go out', '2026-11-28', [2, 3], '2026-12-02', '2026-12-03'],
  ['from a Sunday', '2026-11-22', [3, 5], '2026-11-26', '2026-11-30'],
  ['from a holiday', '2027-01-06', [2, 3], '2027-01-11', '2027-01-12'],
  ['over Easter', '2026-04-01', [2, 4], '2026-04-08', '2026-04-10'],
  ['from 24 December', '2026-12-24', [2, 3], '2026-12-30', '2026-12-31'],
  ['over Christmas, New Year and Epiphany', '2026-12-22', [2, 7], '2026-12-29', '2027-01-07'],
  [
    'on the day on which it goes out, never on that of the order',
    '2026-11-25',
    [0, 0],
    '2026-11-26',
    '2026-11-26',
  ],
] as const)('without a known hour, an order is delivered %s', (_, today, days, from, to) =>
  expect(deliveryWindow(slovakMidnight(today), days, AFTER_TODAY)).toEqual({ from, to }),
)

const CHRISTMAS = { from: '2026-12-23', to: '2027-01-03' }
const UNTIL_NOON = { ...AFTER_TODAY, sendsUntil: 720, closed: [CHRISTMAS] }

it.each<[string, string, DaySpan, string, string]>([
  ['before the hour goes out on the same day', '2026-11-25T11:59', [2, 4], '2026-11-27', '2026-12-01'],
  ['at the hour goes out on the next working day', '2026-11-25T12:00', [2, 4], '2026-11-30', '2026-12-02'],
  ['after the hour on a Friday goes out on Monday', '2026-11-27T12:00', [1, 1], '2026-12-01', '2026-12-01'],
  ['on a Saturday morning goes out on Monday', '2026-11-28T08:00', [1, 2], '2026-12-01', '2026-12-02'],
  ['is brought on the same day', '2026-11-25T08:00', [0, 1], '2026-11-25', '2026-11-26'],
  ['goes out before the closed days', '2026-12-22T08:00', [2, 4], '2026-12-28', '2026-12-30'],
  ['goes out after the closed days', '2026-12-22T12:00', [2, 4], '2027-01-07', '2027-01-11'],
  ['of a closed day goes out after the last one', '2026-12-24T08:00', [2, 4], '2027-01-07', '2027-01-11'],
])('an order %s', (_, time, days, from, to) =>
  expect(deliveryWindow(slovakTime(time), days, UNTIL_NOON)).toEqual({ from, to }),
)

it('a shop that does not say until when orders go out never promises an earlier day than one that does, at any hour of a year', () => {
  const windows = [deliveryWindow, pickupWindow]
  const spans: DaySpan[] = [
    [0, 0],
    [2, 3],
  ]
  const plans = [[], [CHRISTMAS]].map((closed) => ({
    closed,
    pickupDays: [1, 2, 3, 4, 5, 6],
    sendsUntil: null,
  }))
  // Steps of five hours meet each hour of each weekday ten times a year. The long run tries every hour.
  const step = IS_LONG ? 3_600_000 : 5 * 3_600_000
  for (let now = slovakTime('2026-09-01'); now < slovakTime('2027-09-01'); now += step)
    for (const windowOf of windows)
      for (const plan of plans)
        for (const days of spans) {
          const silent = windowOf(now, days, plan)
          for (const sendsUntil of [0, 720, 1439]) {
            const said = windowOf(now, days, { ...plan, sendsUntil })
            if (said.from > silent.from || said.to > silent.to)
              expect.fail(
                `${new Date(now).toISOString()} ${JSON.stringify({ said, silent, sendsUntil, days })}`,
              )
          }
        }
})

it('without a known hour, an order of the last days before closed ones goes out after them', () =>
  expect(deliveryWindow(slovakTime('2026-12-22T08:00'), [2, 4], { ...UNTIL_NOON, sendsUntil: null })).toEqual(
    {
      from: '2027-01-07',
      to: '2027-01-11',
    },
  ))

it.each<[string, string, readonly number[], string]>([
  ['on the next working day', '2026-11-27T13:00', [1, 2, 3, 4, 5], '2026-12-01'],
  ['on a Saturday of a shop that is open then', '2026-11-27T08:00', [1, 2, 3, 4, 5, 6], '2026-11-28'],
  ['on a Tuesday, from a shop that is shut on Mondays', '2026-11-27T08:00', [2, 3, 4, 5], '2026-12-01'],
  ['on a working day, if the hours are unknown', '2026-11-27T08:00', [], '2026-11-30'],
  ['after the closed days', '2026-12-22T13:00', [1, 2, 3, 4, 5], '2027-01-05'],
])('goods can be picked up %s', (_, time, pickupDays, day) =>
  expect(pickupWindow(slovakTime(time), [1, 1], { ...UNTIL_NOON, pickupDays })).toEqual({
    from: day,
    to: day,
  }),
)

describe('at any time', () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) })
  const span = fc.tuple(fc.nat(10), fc.nat(10)).map(([a, b]): DaySpan => [Math.min(a, b), Math.max(a, b)])
  const day = moment.map(slovakDay)
  const period = fc.tuple(day, fc.nat(30)).map(([from, length]) => ({ from, to: addDays(from, length) }))
  const times = fc.record({
    sendsUntil: fc.option(fc.nat(1440)),
    closed: fc.array(period, { maxLength: 3 }),
    pickupDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  })
  const windows = [deliveryWindow, pickupWindow]

  it('an order arrives on no day of rest, and its first day is not after its last', () =>
    fc.assert(
      fc.property(moment, span, times, (now, days, plan) => {
        const { from, to } = deliveryWindow(now, days, plan)
        expect([from, to].map(isWorkingDay)).toEqual([true, true])
        expect(from <= to).toBe(true)
      }),
    ))

  it('a pickup is ready on a day on which the shop is open', () =>
    fc.assert(
      fc.property(moment, span, times, (now, days, plan) => {
        const { from, to } = pickupWindow(now, days, plan)
        for (const one of [from, to]) {
          expect(plan.pickupDays).toContain(weekdayOf(one))
          expect(isRestDay(one) || isWithin(one, plan.closed)).toBe(false)
        }
      }),
    ))

  it('an order arrives no earlier than the next day of sending, unless it goes out today', () =>
    fc.assert(
      fc.property(moment, span, times, (now, days, plan) => {
        const isSending = (one: string) => isWorkingDay(one) && !isWithin(one, plan.closed)
        const today = slovakDay(now)
        let next = addDays(today, 1)
        while (!isSending(next)) next = addDays(next, 1)
        const goesOutToday =
          plan.sendsUntil !== null && isSending(today) && slovakMinute(now) < plan.sendsUntil
        const { from } = deliveryWindow(now, days, plan)
        expect(from >= (goesOutToday ? today : next)).toBe(true)
      }),
    ))

  it('a later order never arrives earlier, and more days of delivery never end earlier', () =>
    fc.assert(
      fc.property(moment, fc.nat(40 * 86_400_000), span, times, (now, delay, days, plan) => {
        for (const windowOf of windows) {
          const [first, later] = [windowOf(now, days, plan), windowOf(now + delay, days, plan)]
          expect(later.from >= first.from && later.to >= first.to).toBe(true)
          expect(windowOf(now, [days[0], days[1] + 1], plan).to >= first.to).toBe(true)
        }
      }),
    ))
})

it.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('today in Slovakia at %s is %s', (now, day) => expect(slovakDay(Date.parse(now))).toBe(day))

it('a Slovak day, its beginning and its minutes are those of Intl, also when clocks change', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Bratislava',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })
  const isRight = (now: number) => {
    const minute = slovakMinute(now)
    const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
    expect(`${slovakDay(now)} ${time}`).toBe(clock.format(now))
    expect(clock.format(slovakMidnight(slovakDay(now)))).toBe(`${slovakDay(now)} 00:00`)
  }
  fc.assert(fc.property(moment, isRight))
  for (const month of ['2026-03', '2027-03', '2026-10', '2027-10'])
    for (let day = 24; day <= 31; day++)
      for (const hour of ['00', '12', '22', '23']) isRight(Date.parse(`${month}-${day}T${hour}:30Z`))
})

it.each([
  ['2026-12-15', false],
  ['2026-12-16', true],
  ['2027-01-03', true],
  ['2027-01-04', false],
])('closed days are announced on %s: %s', (today, isSaid) =>
  expect(announced([CHRISTMAS], today, 7)).toHaveLength(Number(isSaid)),
)

it.each([
  ['2026-11-25T11:59+01:00', 720, '2026-11-25T12:00+01:00'],
  ['2026-11-25T12:00+01:00', 720, '2026-11-26T00:00+01:00'],
  ['2026-11-25T11:59+01:00', null, '2026-11-26T00:00+01:00'],
  ['2026-03-29T01:00+01:00', 720, '2026-03-29T12:00+02:00'],
  ['2026-10-25T01:00+02:00', 720, '2026-10-25T12:00+01:00'],
])(
  'the days of a delivery are counted again after %s, with orders going out until minute %j, at %s',
  (time, sendsUntil, next) => expect(nextReckoning(Date.parse(time), sendsUntil)).toBe(Date.parse(next)),
)

it('the days of a delivery are counted again once a day or the minute of dispatch has passed, and not before', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: slovakTime('2026-01-01'), max: slovakTime('2028-01-01') }),
      fc.integer({ min: 180, max: 1439 }),
      (now, sendsUntil) => {
        const next = nextReckoning(now, sendsUntil)
        const facts = (at: number) => [slovakDay(at), slovakMinute(at) < sendsUntil]
        expect(facts(next - 1)).toEqual(facts(now))
        expect(facts(next)).not.toEqual(facts(now))
      },
    ),
  ))
