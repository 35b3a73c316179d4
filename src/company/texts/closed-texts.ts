import { formatDate, formatWholeDate } from '../../text/calendar.ts'
import { DASH } from '../../text/tie-spaces.ts'
import { announced, slovakDay, type Period } from '../rules/working-days.ts'

/** How many days ahead pages announce that the shop will be closed. */
export const CLOSED_AHEAD_DAYS = 7

/** How many days ahead the footer and the contact page list closed days. */
export const CLOSED_DATES_AHEAD = 31

/** Names the year, so it stays true. @example closedText({ from: '2026-12-23', to: '2027-01-03' }) // 'Zatvorené 23. 12. 2026 – 3. 1. 2027' */
export function closedText({ from, to }: Period): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const start = isOneYear ? formatDate(from) : formatWholeDate(from)
  return `Zatvorené ${from === to ? '' : `${start}${DASH}`}${formatWholeDate(to)}`
}

/** The days on which the shop is closed now or soon, in words. @param now in ms */
export function closedSoon(closed: readonly Period[], now: number): string[] {
  return announced(closed, slovakDay(now), CLOSED_AHEAD_DAYS).map(closedText)
}
