/** The longest product slug that the API is asked for; no product has a longer one. */
export const MAX_SLUG_LENGTH = 200

/** The most characters of each text of a product's information (rule 131). */
export const MAX_INFORMATION_LENGTH = 1000

/** How many times as high as the price a previous price may be (rule 124). */
export const MAX_REDUCTION_FACTOR = 3

/** The most products in the slider of the newest, however many the API gives. */
export const NEWEST_SHOWN = 6

/** The most similar products that a product's page shows (rule 130). */
export const SIMILAR_SHOWN = 4

/** The most products that the page of a sold-out product shows instead of it. */
export const OTHERS_SHOWN = 4

/** The most colours that a card shows as stitches; it gives the number of the others (rule 128). */
export const STITCHES_SHOWN = 5

/** Quantity of a product or a cart line (rule 109). */
export const QUANTITY = { min: 1, max: 99, initial: 1 } as const
