import type { FaultyProduct } from '../../../../src/api/readings.ts'
import { MAX_LEFT_OUT_PERCENT } from '../../../../src/config/build-limits.ts'

/** A product that is left out, and why, as a line of a message. */
export function describeLeftOut({ name, faults }: FaultyProduct): string {
  return `${name}: ${faults.map(({ text }) => text).join('; ')}`
}

/**
 * Every left out product when they are too many: then it is rather the API that is broken.
 * @param listed how many products the API lists
 */
export function leftOutFaults(leftOut: readonly FaultyProduct[], listed: number): string[] {
  if (leftOut.length * 100 <= listed * MAX_LEFT_OUT_PERCENT) return []
  return [
    `${leftOut.length} of ${listed} products cannot go online, which is more than ${MAX_LEFT_OUT_PERCENT} %: ` +
      "correct them in the shop's administration, or look into the API if it changed",
    ...leftOut.map(describeLeftOut),
  ]
}
