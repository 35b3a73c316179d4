import { weekdayOf, type CalendarDay, type DaySpan, type Period } from '../../company/rules/working-days.ts'
import { formatDate, formatTime } from '../../text/calendar.ts'
import { formatCount, type PluralForms } from '../../text/plural.ts'
import { DASH } from '../../text/tie-spaces.ts'
import type { ReckonedDay } from '../rules/delivery-day.ts'

/** Monday first: 'od pondelka', 'v pondelok'. */
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

const WORKING_DAYS: PluralForms = { one: 'pracovný deň', few: 'pracovné dni', other: 'pracovných dní' }
/** After 'do'. */
const WITHIN_DAYS: PluralForms = {
  one: 'pracovného dňa',
  few: 'pracovných dní',
  other: 'pracovných dní',
}

export const DELIVERY_DAYS = {
  title: 'Kedy to bude u\u00A0vás',
  transfer: 'Pri platbe prevodom počítame dni od prijatia platby.',
} as const

/** @example workingDays([2, 4]) // 'za 2 – 4 pracovné dni' */
function workingDays([fewest, most]: DaySpan): string {
  if (most === 0) return 'v\u00A0ten istý pracovný deň'
  if (fewest === 0) return `do\u00A0${formatCount(most, WITHIN_DAYS)}`
  const counted = formatCount(most, WORKING_DAYS)
  // In letters twice as large a range and its noun do not fit on one line of a phone, so a line may end between them.
  return `za\u00A0${fewest === most ? counted : `${fewest}${DASH}${counted.replace('\u00A0', ' ')}`}`
}

/** Said where nobody knows what day it is. @example deliveryTime([2, 4]) // 'Doručenie za 2 – 4 pracovné dni' */
export function deliveryTime(days: DaySpan, isPickup = false): string {
  return `${isPickup ? 'Na vyzdvihnutie pripravíme' : 'Doručenie'} ${workingDays(days)}`
}

const dated = (name: string | undefined, day: CalendarDay) => `${name}\u00A0${formatDate(day)}`
const fromDay = (day: CalendarDay, today: CalendarDay | null) =>
  day === today ? 'dneška' : dated(FROM_DAY[weekdayOf(day) - 1], day)
const onDay = (day: CalendarDay, today: CalendarDay | null) =>
  day === today ? 'dnes' : dated(ON_DAY[weekdayOf(day) - 1], day)

/** @example range({ from: '2026-11-27', to: '2026-12-01' }, null) // 'od piatka 27. 11. do utorka 1. 12.' */
function range({ from, to }: Period, today: CalendarDay | null): string {
  return from === to ? onDay(from, today) : `od ${fromDay(from, today)} do ${fromDay(to, today)}`
}

const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

interface Wording {
  /** The order goes out once its payment has come. */
  isAfterPayment: boolean
  /** Where the text is read later, too, no day is called today. */
  isKept?: boolean
  /** Without the day on which an order would arrive that is paid today. */
  isShort?: boolean
}

/** When an order arrives, in words. @example 'Doručíme od piatka 27. 11. do utorka 1. 12. Do Vianoc stihneme.' */
export function deliveryDayText(
  { isPickup, days, window, today, until, present }: ReckonedDay,
  { isAfterPayment, isKept, isShort }: Wording,
): string {
  const named = isKept ? null : today
  const pickup = window.to === named ? 'ešte dnes' : `od ${fromDay(window.to, named)}`
  if (!isAfterPayment) {
    const said = isPickup ? `Tovar si môžete vyzdvihnúť ${pickup}` : `Doručíme ${range(window, named)}`
    return present === null ? said : `${withStop(said)} ${present}`
  }
  const verb = isPickup ? 'Na vyzdvihnutie pripravíme' : 'Doručíme'
  const paid =
    days[1] === 0
      ? `${verb} v\u00A0pracovný deň prijatia platby`
      : `${verb} ${workingDays(days)} od prijatia platby`
  if (isShort) return paid
  const hour = until === null ? '' : ` do\u00A0${formatTime(until)}`
  const then = isPickup ? `tovar si môžete vyzdvihnúť ${pickup}` : range(window, named)
  return `${paid}: ak príde ${onDay(today, named)}${hour}, ${then}`
}
