/** The pace of the hero's banners, in milliseconds: each is shown so long, and longer after a manual action (rule 703). */
export const HERO_TIMES = { autoplayMs: 5500, resumeMs: 1000 } as const

/** @example wrapIndex(-1, 3) // 2 */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** How long until the next banner. @param sinceManualMs since the shopper last turned it; `Infinity` for never */
export function msToNextBanner(sinceManualMs: number): number {
  const { autoplayMs, resumeMs } = HERO_TIMES
  return autoplayMs + Math.max(0, resumeMs - sinceManualMs)
}

/** 1 for the next banner, -1 for the one before; 0 for a short move or one that scrolls the page. */
export function swipeStep(acrossPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(acrossPx) < 40 || Math.abs(acrossPx) < Math.abs(downPx)) return 0
  return -Math.sign(acrossPx) as -1 | 1
}
