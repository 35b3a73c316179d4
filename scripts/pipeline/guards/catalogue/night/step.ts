/** The result of a measure: how far a catalogue is off. */
export interface Step {
  percent: number
  /** The thing that it is about, if the measure gives several steps, such as settings. */
  about?: string
  /** How many things the measure found wrong. Below the measure's `least` (else `LEAST_TO_STOP`) they stop no build. */
  count: number
  /** The text in a report. */
  value: string
  /** The names of those things. */
  details?: readonly string[]
}

/** A step over a limit: the owner is told, or the build stops. */
export interface Row extends Step {
  measure: string
  /** The measure in the owner's words. */
  name: string
  isStop: boolean
}

/** The measure in the owner's words, and what it is about. */
export function nameRow({ name, about }: Row): string {
  return [name, about].filter(Boolean).join(': ')
}

export const percentOf = (part: number, whole: number) => (whole > 0 ? (part * 100) / whole : 0)

/** @example shareText(120, 180) // '120 / 180 (67 %)' */
export function shareText(count: number, total: number): string {
  return `${count} / ${total} (${Math.round(percentOf(count, total))}\u00A0%)`
}

/** A step for these things out of `total`. */
export function shareStep(details: readonly string[], total: number): Step {
  const percent = percentOf(details.length, total)
  return { percent, count: details.length, value: shareText(details.length, total), details }
}

export function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
