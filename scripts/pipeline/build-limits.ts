/** The largest response, in bytes after decompression. A larger one stops the build. */
export const MAX_RESPONSE_BYTES = 64_000_000

/** How long reading the whole catalogue may take, in milliseconds. */
export const PULL_DEADLINE_MS = 15 * 60_000

/** The most characters of a text of a pick-up point: a browser keeps no longer one. */
export const MAX_POINT_TEXT = 300

/** The most pick-up points of a delivery, because a shopper's telephone searches them. */
export const MAX_POINTS = 10_000

/** The report names pictures with a shorter side, in pixels, or with sides further apart than this ratio. */
export const LEAST_PICTURE_PX = 100
export const MOST_PICTURE_RATIO = 5

/** A product that costs more, in cents, goes online, and its owner is told. */
export const USUAL_PRICE_CENTS = 100_000

/** A price counts as moved above this percentage. */
export const MOVED_PRICE_PERCENT = 8

/** The report names each price that moved by a larger factor: its decimal point may have slipped. */
export const MOVED_PRICE_TIMES = 3

/** A price is tiny if this many times the price is still below the median. */
export const TINY_PRICE_TIMES = 10

/** A measure of fewer things stops no build: two products may be half of a tiny shop. */
export const LEAST_TO_STOP = 3
