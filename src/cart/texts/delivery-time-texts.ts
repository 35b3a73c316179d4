import type { DaySpan } from '../../company/rules/working-days.ts'
import { workingDays } from './delivery-day-texts.ts'
import { promisedDay } from './promised-day.ts'

/** The time without a date. @example deliveryTime([2, 4]) // 'Doručenie za 2 – 4 pracovné dni' */
export function deliveryTime(days: DaySpan, isPickup = false): string {
  return `${isPickup ? 'Tovar na vyzdvihnutie pripravíme' : 'Doručenie'} ${workingDays(days)}`
}

/** The longest text that a product shows for a day. Room is reserved for it. */
export function longestDeliveryDay(isPickup: boolean, presents: readonly { sentence: string }[]): string {
  const [present = null] = presents.map(({ sentence }) => sentence).toSorted((a, b) => b.length - a.length)
  // The longest name of a day, twice.
  const window = { from: '2026-11-23', to: '2026-11-30' }
  return promisedDay({ isPickup, window, today: '', present })
}
