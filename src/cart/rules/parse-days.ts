import type { DaySpan } from '../../company/rules/working-days.ts'

/** A longer time than this, in working days, is a mistake. */
const MAX_DAYS = 90

/**
 * Reads the working days of a delivery, in any form that PHP writes; `null` for none, `undefined` for an unreadable
 * value.
 * @example parseDays(['4', 2]) // [2, 4]
 * @example parseDays('2-4') // [2, 4]
 */
export function parseDays(value: unknown): DaySpan | null | undefined {
  const entries = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const given = entries.filter((entry) => !['', null, undefined, false].includes(entry as string))
  if (given.length === 0) return null
  const texts = given.flatMap((entry) =>
    typeof entry === 'string' ? entry.split(/[-–]/) : typeof entry === 'number' ? String(entry) : 'none',
  )
  const days = texts.map((text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : NaN))
  if (days.length > 2 || !days.every((count) => count <= MAX_DAYS)) return undefined
  return [Math.min(...days), Math.max(...days)]
}
