import { DAY_MS } from '../../src/company/rules/working-days.ts'

/* Limits of the API's answers. A response over a limit stops the build; a product over a limit is left out. */

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

/** The most pick-up points of a delivery, because a shopper's telephone searches them. */
export const MAX_POINTS = 10_000

/** How long the last good list of pick-up points replaces an unreadable one, in milliseconds. */
export const KEPT_POINTS_MS = 7 * DAY_MS

/** The report names pictures with a shorter side, in pixels, or with sides further apart than this ratio. */
export const LEAST_PICTURE_PX = 100
export const MOST_PICTURE_RATIO = 5

/** A product that costs more, in cents, goes online, and its owner is told. */
export const USUAL_PRICE_CENTS = 100_000

/** A price counts as moved above the first percentage, as moved far above the second. */
export const MOVED_PRICE_PERCENT = { moved: 8, far: 33 }

/** The report names each price that moved by a larger factor: its decimal point may have slipped. */
export const MOVED_PRICE_TIMES = 3

/** A price is tiny if this many times the price is still below the median. */
export const TINY_PRICE_TIMES = 10

/** Two categories count as exchanged if one has more than this share of the other's products, in percent. */
export const SAME_CATEGORY_PERCENT = 60

/** A measure of fewer things stops no build: two products may be half of a tiny shop. */
export const LEAST_TO_STOP = 3

const NEVER = Infinity

export interface NightLimit {
  /** Above this percentage the report tells the owner. */
  told: number
  /** Above this percentage a build stops, unless the owner confirms it. */
  most: number
  /** If fewer things are counted, no build stops. Default: `LEAST_TO_STOP`. */
  least?: number
}

/** How far a catalogue may differ from the one online, or from a sane one, for each of `MEASURES` (guards/catalogue/compare.ts). */
export const NIGHT_LIMITS = {
  // Falls: how much fewer there are than online.
  available: { told: 20, most: 50 },
  pictured: { told: 5, most: 30 },
  described: { told: 5, most: 30 },
  tagged: { told: 5, most: 30 },
  letters: { told: 20, most: 50 },
  gallery: { told: 20, most: 60 },
  colours: { told: 20, most: 60 },
  cuts: { told: 10, most: 40 },
  filters: { told: 20, most: 60 },
  banners: { told: 30, most: 90 },
  points: { told: 10, most: 50 },
  newest: { told: 50, most: NEVER },
  sorting: { told: 0, most: NEVER },
  // Changes: the share of products, or of other things, that differ from those online.
  'gone-products': { told: 10, most: 30 },
  'new-products': { told: 20, most: 50, least: 50 },
  'moved-prices': { told: 5, most: 25 },
  'far-prices': { told: 2, most: 15 },
  'multiplied-prices': { told: 1, most: 5 },
  reductions: { told: 20, most: NEVER },
  'new-ids': { told: 5, most: 50 },
  'new-slugs': { told: 5, most: 30 },
  'new-names': { told: 5, most: 50 },
  'new-texts': { told: 20, most: NEVER },
  'new-pictures': { told: 20, most: NEVER },
  'new-facts': { told: 20, most: NEVER },
  'new-tags': { told: 20, most: NEVER },
  'exchanged-texts': { told: 3, most: 20 },
  'exchanged-pictures': { told: 3, most: 20 },
  'exchanged-galleries': { told: 3, most: 20 },
  'one-name': { told: 5, most: 30 },
  'one-picture': { told: 5, most: 30 },
  'new-sizes': { told: 10, most: 50 },
  'sold-out-sizes': { told: 20, most: 50 },
  'restocked-sizes': { told: 50, most: 90, least: 20 },
  'gone-categories': { told: 0, most: 30 },
  'category-names': { told: 0, most: 40 },
  'category-products': { told: 10, most: 40 },
  uncategorised: { told: 5, most: 30 },
  'exchanged-categories': { told: 0, most: 0, least: 1 },
  'filter-names': { told: 0, most: 30 },
  'size-labels': { told: 0, most: 30 },
  settings: { told: 0, most: 50, least: 1 },
  // Faults: wrong in any shop, whatever is online.
  'left-out': { told: 5, most: 5, least: 1 },
  'broken-texts': { told: 10, most: 10 },
  'tiny-prices': { told: 0, most: 5 },
  'test-names': { told: 0, most: 5 },
  'same-categories': { told: 0, most: 0, least: 1 },
  paging: { told: 0, most: 0, least: 1 },
  'usual-settings': { told: 0, most: 0, least: 1 },
  'failed-pictures': { told: 5, most: 20 },
} as const satisfies Readonly<Record<string, NightLimit>>
