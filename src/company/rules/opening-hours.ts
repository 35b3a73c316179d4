import type { HoursSetting } from './owner.ts'

/** From one time of the day to another, in minutes after midnight. */
export interface TimeSpan {
  from: number
  to: number
}

export interface OpeningHours {
  /** The first and the last day of the week, Monday being 1. */
  days: readonly [first: number, last: number]
  /** Earliest first. */
  spans: readonly TimeSpan[]
}

/** Minutes after midnight of a time such as '8:30'; `null` if the text is no time. */
export function parseTime(text: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(text)
  if (!match) return null
  const time = Number(match[1]) * 60 + Number(match[2])
  return time <= 24 * 60 ? time : null
}

/**
 * Pairs of opening and closing times; a break adds two. `null` if a time is unreadable or not later than the one
 * before.
 * @example parseSpans(['8:00', '12:00', '13:00', '16:30'])
 */
export function parseSpans(times: readonly string[]): TimeSpan[] | null {
  const minutes = times.map((time) => parseTime(time) ?? NaN)
  const isRising = minutes.every((time, place) => time > (minutes[place - 1] ?? -1))
  if (minutes.length === 0 || minutes.length % 2 === 1 || !isRising) return null
  return minutes.flatMap((from, place) => {
    const to = minutes[place + 1]
    return place % 2 === 1 || to === undefined ? [] : [{ from, to }]
  })
}

/** Hours as an owner writes them. A row with unreadable times has none. */
export function toHours(setting: HoursSetting | readonly HoursSetting[]): readonly OpeningHours[] {
  return [setting].flat().map(({ days, times }) => ({ days, spans: parseSpans(times) ?? [] }))
}

function commonHours(one: OpeningHours, other: OpeningHours): OpeningHours[] {
  const days = [Math.max(one.days[0], other.days[0]), Math.min(one.days[1], other.days[1])] as const
  const spans = one.spans.flatMap((span) =>
    other.spans.flatMap(({ from, to }) => {
      const common = { from: Math.max(span.from, from), to: Math.min(span.to, to) }
      return common.from < common.to ? [common] : []
    }),
  )
  return days[0] <= days[1] && spans.length > 0 ? [{ days, spans }] : []
}

/** @example openDays([{ days: [1, 3], spans }, { days: [6, 6], spans }]) // [1, 2, 3, 6] */
export function openDays(hours: readonly OpeningHours[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => hours.some(({ days }) => days[0] <= day && day <= days[1]))
}

/** The days on which only one of two lists has hours, or both have no common one (rule 911). */
export function daysApart(one: readonly OpeningHours[], other: readonly OpeningHours[]): number[] {
  const common = openDays(one.flatMap((hours) => other.flatMap((others) => commonHours(hours, others))))
  return openDays([...one, ...other]).filter((day) => !common.includes(day))
}

/** The breaks of a day. */
export function breaksOf({ spans }: OpeningHours): TimeSpan[] {
  return spans.flatMap(({ to }, place) => {
    const next = spans[place + 1]
    return next ? [{ from: to, to: next.from }] : []
  })
}
