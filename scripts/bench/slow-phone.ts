/** A cheap phone on a slow network, which every figure is of. */

export const CPU_SLOWDOWN = 4

/** Slow 4G, as Lighthouse has it. */
export const SLOW_4G = { roundTripMs: 150, downBytesPerSecond: 1_638_400 / 8, upBytesPerSecond: 675_000 / 8 }

/** The least figure that so large a share of some figures are not above; `share` 1 gives the largest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** The median of some figures. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
