/** How long a page's title should be, in characters: search engines cut a longer one and often replace a shorter one. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const

/** The same for the description, which they show below the title. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

/** How many of a product's pictures its JSON-LD names. Each one makes the page heavier. */
export const TOLD_PICTURES = 3

/** With more variants than this the page would exceed its budget; JSON-LD then describes the product as one. */
export const MAX_TOLD_VARIANTS = 10

export const SITEMAP_PATH = '/sitemap.xml'
