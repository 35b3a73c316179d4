/** A build that would leave out more of the products than this, in percent, fails. */
export const MAX_LEFT_OUT_PERCENT = 5

/** A build whose texts are damaged in more of the products than this, in percent, fails. */
export const MAX_BROKEN_TEXT_PERCENT = 10

/*
 * What a build takes of the API. A response that breaks one of these limits stops the build, a product that does is left out.
 */

/** The largest response, in bytes after decompression. */
export const MAX_RESPONSE_BYTES = 64_000_000

/** How long reading the whole catalogue may take, in milliseconds. */
export const PULL_DEADLINE_MS = 15 * 60_000

/** The longest HTML text of the owner, in bytes of UTF-8. */
export const MAX_HTML_BYTES = 200_000

/** How deep elements of the owner's HTML may be nested. */
export const MAX_HTML_DEPTH = 64

/** The most characters of each short text of a product. */
export const MAX_TEXT_LENGTH = 300

/** The most entries of each list of a product, such as its tags and pictures. */
export const MAX_PRODUCT_ENTRIES = 300

/** A product that costs more, in cents, goes online, and its owner is told. */
export const USUAL_PRICE_CENTS = 100_000

/** A price has moved far when it has grown or shrunk by more than this, in percent. */
export const FAR_PRICE_PERCENT = 33

/** A price that moved by more than so many times is told by itself: a decimal point may have slipped. */
export const MOVED_PRICE_TIMES = 3

/** The highest usual fee of a delivery or a payment, in cents. A higher one may be cents that were taken for euros. */
export const USUAL_FEE_CENTS = 4000

/** Between which sums delivery usually becomes free, in cents. A shop that always delivers free has 0 as the lower one. */
export const USUAL_FREE_FROM_CENTS = { least: 1, most: 50_000 }

/** How many times a fee or the sum for free delivery may grow or shrink in a night. */
export const USUAL_SETTING_TIMES = 3

/**
 * How far a measure of the catalogue may fall below that of the shop online, or move from it, in percent: above `most` a
 * build stops, above `told` its owner is told.
 */
export const FALL_LIMITS = {
  products: { most: 30, told: 10 },
  categories: { most: 30, told: 0 },
  /** Of one category, unless it has gone. */
  category: { most: 70, told: 40 },
  buyable: { most: 50, told: 20 },
  pictured: { most: 30, told: 5 },
  described: { most: 30, told: 5 },
  tagged: { most: 30, told: 5 },
  'median-price': { most: 30, told: 15 },
  'moved-prices': { most: 20, told: 5 },
  setting: { most: 0, told: 0 },
} as const

/** A category's fall stops a build only from as many lost products on. */
export const MIN_LOST_IN_CATEGORY = 5
