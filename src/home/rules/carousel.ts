/** When banners turn by themselves, in milliseconds. */
export interface CarouselTimes {
  autoplayMs: number
  /** How long a manual action stops the autoplay. */
  resumeMs: number
}

/**
 * An index among `count` banners, wrapped at both ends.
 * @example wrapIndex(-1, 3) // 2
 */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/**
 * How long until the next banner comes by itself, in milliseconds.
 * @param sinceManualMs how long ago the shopper last turned it; `Infinity` for never
 */
export function msToNextBanner(sinceManualMs: number, { autoplayMs, resumeMs }: CarouselTimes): number {
  return autoplayMs + Math.max(0, resumeMs - sinceManualMs)
}

/**
 * Which way a finger that moved so far across and down turns the banners: 1 for the next, -1 for the one before, 0 for
 * a move that was too short or meant to scroll the page.
 */
export function swipeStep(acrossPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(acrossPx) < 40 || Math.abs(acrossPx) < Math.abs(downPx)) return 0
  return -Math.sign(acrossPx) as -1 | 1
}
