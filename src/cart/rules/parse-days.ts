import type { DaySpan } from '../../company/rules/working-days.ts'

/** The longest time that is believed, in working days. */
const MAX_DAYS = 90

/**
 * Reads the working days that a delivery takes, in any form that PHP may give them; `null` for none, `undefined` for what
 * cannot be meant so.
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
