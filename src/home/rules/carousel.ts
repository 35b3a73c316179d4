/** When banners turn by themselves, in milliseconds. */
export interface CarouselTimes {
  autoplayMs: number
  /** How long a manual action stops the autoplay. */
  resumeMs: number
}

/** @example wrapIndex(-1, 3) // 2 */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** In milliseconds; `sinceManualMs` is `Infinity` when the shopper has not turned it. */
export function msToNextBanner(sinceManualMs: number, { autoplayMs, resumeMs }: CarouselTimes): number {
  return autoplayMs + Math.max(0, resumeMs - sinceManualMs)
}

/** 1 for the next, -1 for the one before, 0 for a move that was too short or meant to scroll the page. */
export function swipeStep(acrossPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(acrossPx) < 40 || Math.abs(acrossPx) < Math.abs(downPx)) return 0
  return -Math.sign(acrossPx) as -1 | 1
}
