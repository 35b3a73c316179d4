import { ATTRIBUTES, WITHOUT_PRINT } from './ids.ts'

/** The home page shows the values of this attribute, except `besides`, which the menu has (rule 906). */
export const MOTIFS = { attribute: ATTRIBUTES.collection, besides: WITHOUT_PRINT } as const

/**
 * The product whose picture shows a category on the home page, both by their slugs: `'hrnceky': 'hrncek-kriz'`. For any
 * other category the shop chooses (rule 903).
 */
export const CATEGORY_PICTURES: Readonly<Record<string, string>> = {}

export const GIFT_PRICES = { fromCents: null, toCents: 2000 } as const
