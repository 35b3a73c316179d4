/** A cheap phone on a slow network, which every figure is of. */

export const CPU_SLOWDOWN = 4

/** Slow 4G, as Lighthouse has it. */
export const SLOW_4G = { roundTripMs: 150, downBytesPerSecond: 1_638_400 / 8, upBytesPerSecond: 675_000 / 8 }

/** The median of some figures. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
