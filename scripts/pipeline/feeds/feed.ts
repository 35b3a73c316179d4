import { toEuros, type Cents } from '../../../src/text/money.ts'
import type { Offer } from './offers.ts'

/** The folder of the shop that feeds are in. */
export const FEEDS_DIR = '/feeds'

export interface Feed {
  path: string
  start: string
  end: string
  /** `null` for an offer that the feed cannot take: something required is missing, or a limit is exceeded. */
  entry: (offer: Offer) => string | null
}

/**
 * A feed, one product at a time, because all 10,000 at once take a gigabyte.
 * @param leftOut gets the names of products of which a variant is missing in the feed
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

export function limit(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

export function feedPrice(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}
