import type { Offer } from './offers.ts'

/** The folder of the feeds in a shop. */
export const FEEDS_DIR = '/feeds'

/** The most pictures of an offer beside the main one. With all of them, a large catalogue's file is 1.5 times as large. */
export const MAX_PICTURES = 3

export interface Feed {
  path: string
  start: string
  end: string
  /** The text of an offer; `null` if it lacks something that the feed requires, or is over a limit. */
  entry: (offer: Offer) => string | null
}

/**
 * Yields a feed product by product: 10,000 at once take a gigabyte.
 * @param leftOut gets the names of products that lack a variant in the feed
 */
export function* feedText(
  feed: Feed,
  products: readonly (readonly Offer[])[],
  leftOut: Set<string>,
): Generator<string> {
  yield feed.start
  for (const offers of products) {
    const entries = offers.map((offer) => {
      const entry = feed.entry(offer)
      if (entry === null) leftOut.add(offer.name)
      return entry ?? ''
    })
    yield entries.join('')
  }
  yield feed.end
}

/**
 * A variant's name within a limit. Only the product's name is shortened: size and colour tell variants apart.
 * @param toTitle adds the choices to the product's name
 */
export function limitName(name: string, length: number, toTitle: (name: string) => string): string {
  const over = toTitle(name).length - length
  return limit(over <= 0 ? toTitle(name) : toTitle(limit(name, Math.max(1, name.length - over))), length)
}

export function limit(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
