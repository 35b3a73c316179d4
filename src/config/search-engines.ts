/** The length of a page's title, in characters. Search engines cut longer titles and often replace shorter ones. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const

/** The length of the description that search engines show below the title, in characters. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

/** How many of a product's pictures its JSON-LD lists. Each makes the page heavier. */
export const TOLD_PICTURES = 3

/** With more variants the page would exceed its budget. JSON-LD then describes the product as one. */
export const MAX_TOLD_VARIANTS = 10

export const SITEMAP_PATH = '/sitemap.xml'
