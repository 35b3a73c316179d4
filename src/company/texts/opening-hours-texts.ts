import type { OpeningHours, TimeSpan } from '../rules/opening-hours.ts'
import { formatTime } from '../../text/calendar.ts'
import { enumerate } from '../../text/enumerate.ts'
import { DASH } from '../../text/tie-spaces.ts'

/** What each list of hours is for. */
export const HOURS_NAMES = { phone: 'Na telefóne', shop: 'V\u00A0predajni' } as const

const DAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa']

/** @example dayNames([1, 6]) // 'pondelok a sobota' */
export const dayNames = (days: readonly number[]) => enumerate(days.map((day) => DAYS[day - 1] ?? ''))

/** @example formatDays([1, 5]) // 'pondelok – piatok' */
function formatDays([first, last]: OpeningHours['days']): string {
  const [from = '', to = ''] = [DAYS[first - 1], DAYS[last - 1]]
  return first === last ? from : `${from}\u00A0– ${to}`
}

/** Times, kept on one line. @example formatSpans([{ from: 480, to: 720 }]) // '8:00 – 12:00' */
export function formatSpans(spans: readonly TimeSpan[]): string {
  return enumerate(spans.map(({ from, to }) => `${formatTime(from)}${DASH}${formatTime(to)}`))
}

export function formatHours({ days, spans }: OpeningHours): string {
  return `${formatDays(days)} ${formatSpans(spans)}`
}

/** Hours with a capital letter at the start, for a line of their own. */
export function formatHoursAlone(hours: OpeningHours): string {
  const text = formatHours(hours)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The whole day from opening to closing, for places that show breaks separately. */
export function formatWholeDay({ days, spans }: OpeningHours): string {
  return formatHoursAlone({ days, spans: [{ from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 }] })
}
