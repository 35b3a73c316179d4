/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDay = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days of rest that have the same date each year, as month and day (§ 2 of Act 241/1993 and the state holidays of § 1). */
const FIXED = [
  '01-01',
  '01-06',
  '05-01',
  '05-08',
  '07-05',
  '08-29',
  '09-15',
  '11-01',
  '12-24',
  '12-25',
  '12-26',
]

/** 1 September, 28 October and 17 November are always working days and need no list; these are in 2026 only. */
const WORKED = ['2026-05-08', '2026-09-15']

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)
const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10)

function addDays(day: CalendarDay, count: number): CalendarDay {
  return toDay(toDate(day).getTime() + count * DAY_MS)
}

/** By the anonymous Gregorian computus, from 1583 on. @example easterSunday(2026) // '2026-04-05' */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return toDay(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
}

/** True for a day on which post and carriers work in Slovakia: no weekend, and no day of rest (rule 129). */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = toDate(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  if (day === addDays(easter, -2) || day === addDays(easter, 1)) return false
  return WORKED.includes(day) || !FIXED.includes(day.slice(5))
}

function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  let [left, at] = [count, day]
  while (left > 0) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** The first working day is the one after today (rule 129). */
export function deliveryWindow(
  today: CalendarDay,
  [fewest, most]: readonly [number, number],
): { from: CalendarDay; to: CalendarDay } {
  return { from: addWorkingDays(today, fewest), to: addWorkingDays(today, most) }
}

/** The last Sunday of a month, at one o'clock UTC: then clocks change in the whole Union. @param month 0 is January */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

/** Wherever the shopper is. Not by `Intl`, whose time zones take a cheap phone a tenth of a second. `now` is in ms. */
export function slovakDay(now: number): CalendarDay {
  const year = new Date(now).getUTCFullYear()
  const isSummerTime = now >= clockChange(year, 2) && now < clockChange(year, 9)
  return toDay(now + (isSummerTime ? 2 : 1) * HOUR_MS)
}
