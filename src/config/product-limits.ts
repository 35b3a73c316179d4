/** The longest product slug that the API is asked for. No product has a longer slug. */
export const MAX_SLUG_LENGTH = 200

/** A previous price higher than this many times the price is a mistake. */
export const MAX_REDUCTION_FACTOR = 3

/** The most products in the slider of newest products, even if the API gives more. */
export const NEWEST_SHOWN = 6

/** How many goods the page about own print shows. */
export const PRINT_SHOWN = 24

/** The most similar products that a product's page shows. */
export const SIMILAR_SHOWN = 4

/** The most products that the page of a sold-out product offers instead. */
export const OTHERS_SHOWN = 4

/** The most colours that a card shows as stitches. It counts the rest (rule 128). */
export const STITCHES_SHOWN = 4

/** The quantity of a product in the form or in the cart. */
export const QUANTITY = { min: 1, max: 99, initial: 1 } as const

/** The most characters of the word for a size, such as 'Formát'. */
export const MAX_SIZE_NAME = 30
