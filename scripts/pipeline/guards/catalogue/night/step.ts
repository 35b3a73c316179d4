import type { Switch } from '../../../../../src/config/build-env.ts'
import { LEAST_TO_STOP, NIGHT_LIMITS, type NightLimit } from '../../../build-limits.ts'

export type MeasureName = keyof typeof NIGHT_LIMITS

/** How far one thing is from what it should be. */
export interface Step {
  percent: number
  /** Where one measure is about several things, such as settings. */
  about?: string
  /** The number of things that it is about. Below `LEAST_TO_STOP` it stops no build. */
  count: number
  /** In words, for a report. */
  value: string
  /** Everything that it is about. */
  details?: readonly string[]
}

/** A step that the owner should know of, or that stops the build. */
export interface Row extends Step {
  measure: MeasureName
  allow: Switch
  isStop: boolean
}

export const percentOf = (part: number, whole: number) => (whole > 0 ? (part * 100) / whole : 0)

/** @example shareText(120, 180) // '120 / 180 (67 %)' */
export function shareText(count: number, total: number): string {
  return `${count} / ${total} (${Math.round(percentOf(count, total))}\u00A0%)`
}

/** A step about named things. */
export function shareStep(details: readonly string[], total: number): Step {
  const percent = percentOf(details.length, total)
  return { percent, count: details.length, value: shareText(details.length, total), details }
}

export function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The row of a step that the owner is told, or that stops the build; no row for a usual step. */
export function toRow(measure: MeasureName, allow: Switch, step: Step): Row[] {
  const { told, most, least = LEAST_TO_STOP }: NightLimit = NIGHT_LIMITS[measure]
  if (step.percent <= told) return []
  return [{ ...step, measure, allow, isStop: step.percent > most && step.count >= least }]
}
