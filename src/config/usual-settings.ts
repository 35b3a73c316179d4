/** The highest usual fee of a delivery or a payment, in cents. A higher fee may have been sent in cents instead of euros. */
export const USUAL_FEE_CENTS = 4000

/** The usual range of the sum for free delivery, in cents. Set `least` to 0 in a shop that always delivers free. */
export const USUAL_FREE_FROM_CENTS = { least: 1, most: 50_000 }

/** By what factor a fee, or the sum for free delivery, may grow or shrink between two builds. */
export const USUAL_SETTING_TIMES = 3
