/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDay = string

/** Consecutive days, both ends included. */
export interface Period {
  from: CalendarDay
  to: CalendarDay
}

/** A number of working days. */
export type DaySpan = readonly [fewest: number, most: number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** Days of rest with the same date each year, as month and day (§ 2 of Act 241/1993 and the state holidays of § 1). */
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

/** Fixed holidays that are working days in 2026 only. 28 October and 17 November always are, and `FIXED` lacks them. */
const WORKED = ['2026-05-08', '2026-09-15']

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)
const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10)

export function addDays(day: CalendarDay, count: number): CalendarDay {
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

/** 1 for Monday, 7 for Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return toDate(day).getUTCDay() || 7
}

/** Whether a day is a day of rest other than a Sunday. */
export function isRestDay(day: CalendarDay): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)))
  if (day === addDays(easter, -2) || day === addDays(easter, 1)) return true
  return FIXED.includes(day.slice(5)) && !WORKED.includes(day)
}

/** Whether post and carriers work on a day in Slovakia: no weekend and no day of rest. */
export function isWorkingDay(day: CalendarDay): boolean {
  return weekdayOf(day) <= 5 && !isRestDay(day)
}

export function isWithin(day: CalendarDay, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => from <= day && day <= to)
}

/** The last Sunday of a month at one o'clock UTC, when clocks change in the whole Union. @param month 0 is January */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

/** How far Slovak clocks are ahead of UTC. The time zones of `Intl` would take a cheap phone a tenth of a second. */
function slovakOffset(now: number): number {
  const year = new Date(now).getUTCFullYear()
  const isSummerTime = now >= clockChange(year, 2) && now < clockChange(year, 9)
  return (isSummerTime ? 2 : 1) * HOUR_MS
}

/** Today in Slovakia, wherever the shopper is. `now` is in ms. */
export function slovakDay(now: number): CalendarDay {
  return toDay(now + slovakOffset(now))
}

/** Minutes after midnight in Slovakia. `now` is in ms. */
export function slovakMinute(now: number): number {
  return Math.floor(((now + slovakOffset(now)) % DAY_MS) / MINUTE_MS)
}

/** The moment of a minute of a day in Slovakia, in ms. On days when clocks change it may be an hour off from 1:00 to 3:00. */
function slovakMoment(day: CalendarDay, minute: number): number {
  const utc = toDate(day).getTime() + minute * MINUTE_MS
  return utc - slovakOffset(utc - 2 * HOUR_MS)
}

/** The beginning of a day in Slovakia, in ms. */
export function slovakMidnight(day: CalendarDay): number {
  return slovakMoment(day, 0)
}

/** The next moment at which days are counted again: `sendsUntil` of today, or midnight. */
export function nextReckoning(now: number, sendsUntil: number | null): number {
  const today = slovakDay(now)
  const moments = [slovakMoment(today, sendsUntil ?? 0), slovakMidnight(addDays(today, 1))]
  return Math.min(...moments.filter((moment) => moment > now))
}

/** The periods that are not over and that begin in at most `daysAhead` days. */
export function announced<TPeriod extends Period>(
  periods: readonly TPeriod[],
  today: CalendarDay,
  daysAhead: number,
): TPeriod[] {
  return periods.filter(({ from, to }) => addDays(from, -daysAhead) <= today && today <= to)
}

/** The owner's times on which the days of a delivery depend. */
export interface SendingTimes {
  /** Orders before this minute of the day go out on the same day; `null` where the owner has not said. */
  sendsUntil: number | null
  /** Days on which nothing is sent and the shop is shut. */
  closed: readonly Period[]
  /** Days of the week on which goods can be picked up (1 for Monday); empty where nobody knows. */
  pickupDays: readonly number[]
}

/** Working days counted from the order instead of the day on which it goes out: one more if nobody knows whether that is today. */
export function daysFromOrder(
  [fewest, most]: DaySpan,
  { sendsUntil }: Pick<SendingTimes, 'sendsUntil'>,
): DaySpan {
  return sendsUntil === null ? [fewest + 1, most + 1] : [fewest, most]
}

type DayTest = (day: CalendarDay) => boolean

function nextDays(day: CalendarDay, count: number, isCounted: DayTest): CalendarDay {
  let [left, at] = [count, day]
  while (left > 0) {
    at = addDays(at, 1)
    if (isCounted(at)) left -= 1
  }
  return at
}

/**
 * @param isStart days on which work on an order begins
 * @param isCounted days that count from then on
 */
function windowFrom(
  now: number,
  [fewest, most]: DaySpan,
  sendsUntil: number | null,
  isStart: DayTest,
  isCounted: DayTest,
): Period {
  const today = slovakDay(now)
  // If nobody knows until when, an order of today may go out on the next day.
  const goesOutToday = sendsUntil !== null && slovakMinute(now) < sendsUntil && isStart(today)
  const start = goesOutToday ? today : nextDays(today, 1, isStart)
  return { from: nextDays(start, fewest, isCounted), to: nextDays(start, most, isCounted) }
}

/**
 * The days on which an order of now arrives. They count from the day on which it goes out, even if the shop closes
 * after that.
 */
export function deliveryWindow(now: number, days: DaySpan, { sendsUntil, closed }: SendingTimes): Period {
  const isSending = (day: CalendarDay) => isWorkingDay(day) && !isWithin(day, closed)
  return windowFrom(now, days, sendsUntil, isSending, isWorkingDay)
}

/** The days on which an order of now is ready to be picked up. Only days with somebody in the shop count. */
export function pickupWindow(now: number, days: DaySpan, times: SendingTimes): Period {
  const { sendsUntil, closed, pickupDays } = times
  const isOpen = (day: CalendarDay) =>
    (pickupDays.length > 0 ? pickupDays.includes(weekdayOf(day)) && !isRestDay(day) : isWorkingDay(day)) &&
    !isWithin(day, closed)
  return windowFrom(now, days, sendsUntil, isOpen, isOpen)
}
