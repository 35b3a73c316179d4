// Rules 408, 911
import { expect, it } from 'vitest'
import {
  breaksOf,
  daysApart,
  openDays,
  parseSpans,
  parseTime,
  type OpeningHours,
} from '../../../src/company/rules/opening-hours.ts'
import { formatHours, formatSpans, formatWholeDay } from '../../../src/company/texts/opening-hours-texts.ts'

function hours(times: string, days: OpeningHours['days'] = [1, 5]): OpeningHours {
  return { days, spans: parseSpans(times.split(' ')) ?? [] }
}

const spaced = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

it.each([
  ['8:00', 480],
  ['08:05', 485],
  ['0:00', 0],
  ['24:00', 1440],
  ['24:01', null],
  ['8:60', null],
  ['8.30', null],
  ['o 8:00', null],
])('the time %j is minute %j of the day', (text, minutes) => expect(parseTime(text)).toBe(minutes))

it('a list of opening times opens and closes the shop in turn', () => {
  const [morning, afternoon] = [
    { from: 0, to: 720 },
    { from: 780, to: 1440 },
  ]
  expect(parseSpans(['0:00', '12:00', '13:00', '24:00'])).toEqual([morning, afternoon])
})

it.each(['', '8:00', '8:00 8:00', '9:00 8:00', '8:00 x', 'x 8:00', '8:00 12:00 13:00'])(
  '"%s" are no opening hours',
  (times) => expect(parseSpans(times.split(' ').filter(Boolean))).toBeNull(),
)

it.each<[string, OpeningHours[], OpeningHours[], number[]]>([
  ['the specification’s', [hours('9:00 18:00')], [hours('8:00 12:00 13:00 16:30')], []],
  [
    'one inside a break of the other',
    [hours('12:15 12:45')],
    [hours('8:00 12:00 13:00 16:00')],
    [1, 2, 3, 4, 5],
  ],
  ['two that only touch', [hours('8:00 12:00')], [hours('12:00 16:00')], [1, 2, 3, 4, 5]],
  ['fewer days', [hours('8:00 16:00', [1, 6])], [hours('8:00 16:00', [2, 7])], [1, 7]],
  ['no day in common', [hours('8:00 16:00', [1, 1])], [hours('8:00 16:00', [6, 7])], [1, 6, 7]],
  [
    'a shorter Saturday in both',
    [hours('9:00 18:00'), hours('9:00 12:00', [6, 6])],
    [hours('8:00 16:00'), hours('9:00 12:00', [6, 6])],
    [],
  ],
])('the days on which two lists of hours are apart: %s', (_, one, other, days) => {
  expect(daysApart(one, other)).toEqual(days)
  expect(daysApart(other, one)).toEqual(days)
})

it('a shorter Saturday is a row of its own, and goods can be picked up on it', () => {
  const rows = [hours('8:00 12:00 13:00 16:30'), hours('9:00 12:00', [6, 6])]
  const said = ['pondelok – piatok 8:00 – 12:00 a 13:00 – 16:30', 'sobota 9:00 – 12:00']
  expect(rows.map((row) => spaced(formatHours(row)))).toEqual(said)
  expect(openDays(rows)).toEqual([1, 2, 3, 4, 5, 6])
})

it('a day with a break is shown from opening to closing, and its break separately', () => {
  const contact = hours('8:00 12:00 13:00 16:30')
  expect(spaced(formatWholeDay(contact))).toBe('Pondelok – piatok 8:00 – 16:30')
  expect(formatSpans(breaksOf(contact))).toBe('12:00\u00A0–\u2060\u00A013:00')
  expect(breaksOf(hours('9:00 18:00'))).toEqual([])
})
