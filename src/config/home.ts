import { ATTRIBUTES, WITHOUT_PRINT } from './ids.ts'

/** The collections that the home page shows: values of this attribute, besides the one that the menu has (rule 906). */
export const MOTIFS = { attribute: ATTRIBUTES.collection, besides: WITHOUT_PRINT } as const

export const GIFT_PRICES = { fromCents: null, toCents: 2000 } as const

/** When the hero's banners turn by themselves, in milliseconds (rule 703). */
export const HERO_TIMES = {
  autoplayMs: 5500,
  /** How long a manual action stops the autoplay. */
  resumeMs: 1000,
} as const
