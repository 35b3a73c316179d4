import type { DaySpan } from '../../company/rules/working-days.ts'
import { formatDate, formatTime } from '../../text/calendar.ts'
import { formatCount, type PluralForms } from '../../text/slovak.ts'
import { DASH } from '../../text/tie-spaces.ts'
import type { ReckonedDay } from '../rules/delivery-day.ts'
import { onDay, pickupDay, promisedDay, range } from './promised-day.ts'

const WORKING_DAYS: PluralForms = { one: 'pracovný deň', few: 'pracovné dni', other: 'pracovných dní' }
/** Follows 'do'. */
const WITHIN_WORKING_DAYS: PluralForms = {
  one: 'pracovného dňa',
  few: 'pracovných dní',
  other: 'pracovných dní',
}

/** @example workingDays([2, 4]) // 'za 2 – 4 pracovné dni' */
export function workingDays([fewest, most]: DaySpan): string {
  if (most === 0) return 'v\u00A0ten istý pracovný deň'
  if (fewest === 0) return `do\u00A0${formatCount(most, WITHIN_WORKING_DAYS)}`
  const counted = formatCount(most, WORKING_DAYS)
  // With text twice as large, a range and its noun do not fit on one line of a phone. So a line may break between them.
  return `za\u00A0${fewest === most ? counted : `${fewest}${DASH}${counted.replace('\u00A0', ' ')}`}`
}

export interface Wording {
  /** True when the order goes out only after its payment has come. */
  isAfterPayment: boolean
  /** True where the text is read later, too: no day is then called today. */
  isKept?: boolean
  /** `full`, if it is left out. */
  length?: DayLength
}

/**
 * `listed` leaves out the sentence about presents, `short` the day on which an order arrives that is paid today, `brief` also
 * the verb and the weekdays.
 */
export type DayLength = 'full' | 'listed' | 'short' | 'brief'

/** Says when an order arrives, also one that is paid first. */
export function deliveryDayText(day: ReckonedDay, { isAfterPayment, isKept, length }: Wording): string {
  const { isPickup, days, window, until } = day
  if (length === 'brief') {
    const { from, to } = window
    const dates = from === to ? onDay(to, day.today) : `od\u00A0${formatDate(from)} do\u00A0${formatDate(to)}`
    if (!isAfterPayment) return isPickup ? pickupDay(window, day.today) : dates
    return days[1] === 0 ? 'v\u00A0deň prijatia platby' : `${workingDays(days)} od\u00A0platby`
  }
  const today = isKept ? null : day.today
  if (!isAfterPayment) return promisedDay({ ...day, today, ...(length === 'listed' && { present: null }) })
  const verb = isPickup ? 'Tovar na vyzdvihnutie pripravíme' : 'Doručíme'
  const paid =
    days[1] === 0
      ? `${verb} v\u00A0pracovný deň prijatia platby`
      : `${verb} ${workingDays(days)} od prijatia platby`
  if (length === 'short') return paid
  const hour = until === null ? '' : ` do\u00A0${formatTime(until)}`
  const then = isPickup ? `tovar si môžete vyzdvihnúť ${pickupDay(window, today)}` : range(window, today)
  return `${paid}: ak príde ${onDay(day.today, today)}${hour}, ${then}`
}
