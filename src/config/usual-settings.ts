/** The highest usual fee of a delivery or a payment, in cents. A higher one may be cents that were taken for euros. */
export const USUAL_FEE_CENTS = 4000

/** Between which sums delivery usually becomes free, in cents. A shop that always delivers free has 0 as the lower one. */
export const USUAL_FREE_FROM_CENTS = { least: 1, most: 50_000 }

/** How many times a fee or the sum for free delivery may grow or shrink in a night. */
export const USUAL_SETTING_TIMES = 3
