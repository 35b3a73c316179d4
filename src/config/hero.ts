/** When the hero's banners turn by themselves, in milliseconds (rule 703). */
export const HERO_TIMES = {
  autoplayMs: 5500,
  /** How long a manual action stops the autoplay. */
  resumeMs: 1000,
} as const
