import { weekdayOf, type CalendarDay, type Period } from '../../company/rules/working-days.ts'
import { formatDate } from '../../text/calendar.ts'
import type { ReckonedDay } from '../rules/delivery-day.ts'

/** Monday first, as in 'od pondelka' and 'v pondelok'. */
const FROM_DAY = ['pondelka', 'utorka', 'stredy', 'štvrtka', 'piatka', 'soboty', 'nedele']
const ON_DAY = [
  'v\u00A0pondelok',
  'v\u00A0utorok',
  'v\u00A0stredu',
  'vo\u00A0štvrtok',
  'v\u00A0piatok',
  'v\u00A0sobotu',
  'v\u00A0nedeľu',
]

const dated = (name: string | undefined, day: CalendarDay) => `${name}\u00A0${formatDate(day)}`
const fromDay = (day: CalendarDay, today: CalendarDay | null) =>
  day === today ? 'dneška' : dated(FROM_DAY[weekdayOf(day) - 1], day)
export const onDay = (day: CalendarDay, today: CalendarDay | null) =>
  day === today ? 'dnes' : dated(ON_DAY[weekdayOf(day) - 1], day)

/** @example range({ from: '2026-11-27', to: '2026-12-01' }, null) // 'od piatka 27. 11. do utorka 1. 12.' */
export function range({ from, to }: Period, today: CalendarDay | null): string {
  return from === to ? onDay(from, today) : `od ${fromDay(from, today)} do ${fromDay(to, today)}`
}

/** The day from which goods can be picked up. @example 'od štvrtka 26. 11.' */
export const pickupDay = ({ to }: Period, today: CalendarDay | null) =>
  to === today ? 'ešte dnes' : `od ${fromDay(to, today)}`

/** Ends a sentence that may end with a date. */
export const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** Says when an order arrives that needs no payment first. @example 'Doručíme od piatka 27. 11. do utorka 1. 12. Do Vianoc stihneme.' */
export function promisedDay({
  isPickup,
  window,
  today,
  present,
}: Pick<ReckonedDay, 'isPickup' | 'window' | 'present'> & { today: CalendarDay | null }): string {
  const said = isPickup
    ? `Tovar si môžete vyzdvihnúť ${pickupDay(window, today)}`
    : `Doručíme ${range(window, today)}`
  return present === null ? said : `${withStop(said)} ${present}`
}
