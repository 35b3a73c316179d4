import { toEuros, type Cents } from '../../../src/domain/money.ts'
import type { Offer } from './offers.ts'

/** The folder of the shop that feeds are in. */
export const FEEDS_DIR = '/feeds'

/** A feed: what a file of it begins and ends with, and how it tells of an offer. */
export interface Feed {
  path: string
  start: string
  end: string
  /** `null` for an offer that the feed cannot take: it lacks what is required, or is over a limit. */
  entry: (offer: Offer) => string | null
}

/** How many entries a feed has, and how many offers it could not take. */
export interface FeedCount {
  entries: number
  leftOut: number
}

/** What a feed tells of one product: with all of them a large catalogue is more than one text can hold. */
export interface FeedPart extends FeedCount {
  text: string
}

/** What a feed tells of one product's offers. */
export function feedPart({ entry }: Feed, offers: readonly Offer[]): FeedPart {
  const entries = offers.flatMap((offer) => entry(offer) ?? [])
  return { text: entries.join(''), entries: entries.length, leftOut: offers.length - entries.length }
}

/** The beginning of a text that is longer than `length`; XML drops the half of a letter that it may end in. */
export function limit(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** An amount as feeds have it: euros, with a point and two decimals. */
export function feedPrice(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}
