/** How many characters of a page's title search engines show; of fewer they often make one of their own. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const

/** The same of the description, which they show below the title. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

/** How many of a product's pictures its JSON-LD names: each makes the page heavier. */
export const TOLD_PICTURES = 3

/**
 * Search engines are told of a product's variants where it has at most so many; a page with more of them would be heavier than
 * its budget, and says the product as one. The feeds have them all.
 */
export const MAX_TOLD_VARIANTS = 20

/** Where search engines find the addresses of the shop's pages. */
export const SITEMAP_PATH = '/sitemap.xml'
