import { toEuros, type Cents } from '../../../src/text/money.ts'
import type { Offer } from './offers.ts'

/** The folder of the shop that feeds are in. */
export const FEEDS_DIR = '/feeds'

export interface Feed {
  path: string
  start: string
  end: string
  /** `null` for an offer that the feed cannot take: it lacks what is required, or is over a limit. */
  entry: (offer: Offer) => string | null
}

export interface FeedCount {
  entries: number
  /** Names of the products that lack a variant. */
  leftOut: Set<string>
}

/** A feed's text, product by product, because all of a large catalogue is more than one string can hold. */
export function* feedText(
  feed: Feed,
  products: Iterable<readonly Offer[]>,
  count: FeedCount,
): Generator<string> {
  yield feed.start
  for (const offers of products) {
    const entries = offers.flatMap((offer) => feed.entry(offer) ?? [])
    count.entries += entries.length
    const [offer] = offers
    if (offer && entries.length < offers.length) count.leftOut.add(offer.name)
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
