import { describe, expect, it } from 'vitest'
import {
  deliveryWindow,
  easterSunday,
  isWorkingDay,
  slovakDay,
} from '../../../src/company/rules/working-days.ts'
import { fc } from '../../fixtures/properties.ts'

it.each([
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2106, '2106-04-18'],
])('Easter of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day))

describe('a working day in Slovakia', () => {
  it.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['New Year', '2026-01-01'],
    ['Epiphany', '2026-01-06'],
    ['Good Friday', '2026-04-03'],
    ['Easter Monday', '2026-04-06'],
    ['Christmas Eve', '2026-12-24'],
    ['8 May in 2027', '2028-05-08'],
    ['15 September in 2027', '2027-09-15'],
    ...['05-01', '07-05', '08-29', '11-01', '12-26'].map((day) => [`${day} in 2024`, `2024-${day}`]),
  ])('is not %s', (_, day) => expect(isWorkingDay(day)).toBe(false))

  it.each([
    ['a Monday', '2026-11-23'],
    ['Maundy Thursday', '2026-04-02'],
    ['the day after Easter Monday', '2026-04-07'],
    ['1 September', '2026-09-01'],
    ['28 October', '2026-10-28'],
    ['17 November', '2026-11-17'],
    ['8 May in 2026', '2026-05-08'],
    ['15 September in 2026', '2026-09-15'],
  ])('is %s', (_, day) => expect(isWorkingDay(day)).toBe(true))
})

it.each([
  ['in an ordinary week', '2026-11-16', [2, 4], '2026-11-18', '2026-11-20'],
  ['over a weekend', '2026-11-22', [3, 5], '2026-11-25', '2026-11-27'],
  ['on the next working day', '2026-11-20', [1, 1], '2026-11-23', '2026-11-23'],
  ['over Easter', '2026-04-01', [2, 4], '2026-04-07', '2026-04-09'],
  ['over Christmas, New Year and Epiphany', '2026-12-23', [2, 7], '2026-12-29', '2027-01-07'],
] as const)('an order is delivered %s', (_, today, days, from, to) =>
  expect(deliveryWindow(today, days)).toEqual({ from, to }),
)

describe('today in Slovakia', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-31T21:59:59Z', '2026-07-31'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s', (now, day) => expect(slovakDay(Date.parse(now))).toBe(day))

  it('is the day that the system knows, also around the days on which clocks change', () => {
    const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Bratislava' })
    const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })
    fc.assert(fc.property(moment, (now) => slovakDay(now) === days.format(now)))
    for (const month of ['03', '10'])
      for (let day = 24; day <= 31; day++)
        for (const time of ['22:00', '22:30', '23:30'])
          for (const now of [2026, 2027, 2028].map((year) => Date.parse(`${year}-${month}-${day}T${time}Z`)))
            expect(slovakDay(now)).toBe(days.format(now))
  })
})
