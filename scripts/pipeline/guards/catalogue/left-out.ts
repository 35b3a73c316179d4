import type { FaultyProduct } from '../../../../src/api/readings.ts'
import { MAX_LEFT_OUT_PERCENT } from '../../../../src/config/build-limits.ts'

/** A line that says which product is left out, and why. */
export function describeLeftOut({ name, faults }: FaultyProduct): string {
  return `${name}: ${faults.map(({ text }) => text).join('; ')}`
}

/**
 * Faults where so many products are left out that the API itself is probably broken.
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
