import { givenSiteUrl } from '../../../src/config/build-env.ts'
import type { FeedCount } from '../feeds/feed.ts'

/** Something about the catalogue that its owner should know, though it goes online. */
export interface Finding {
  kind: FindingKind
  /** Whom it is about, as messages call it, such as `product 7 "Tričko"`. */
  name: string
  /** What is wrong, and what mends it. */
  detail: string
}

/** What findings there are, each with its title in reports. A new kind is a line here. */
export const FINDING_KINDS = {
  'removed-html': 'HTML that a shop must not show was taken out of descriptions',
  'previous-price': 'Previous prices that are not shown',
  price: 'Prices that are unusually high',
  discount: 'Badges that promise a discount without a previous price',
  feed: 'Feeds lack what has no picture or no category, or has an address that is too long for them',
  address: 'The shop does not know its own address',
  'banner-link': 'Banners that lead nowhere',
} as const
export type FindingKind = keyof typeof FINDING_KINDS

/** Tells the owner of a shop that is built without its address. */
export function addressFindings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  if (givenSiteUrl(env)) return []
  return [
    {
      kind: 'address',
      name: 'SITE_URL is not set',
      detail:
        'search engines, shared links and feeds are told that the shop is at http://localhost:4321. Build with its ' +
        'address, such as SITE_URL=https://www.example.sk, before it goes online',
    },
  ]
}

/** What the feeds could not take, for the owner to mend; none when they have taken everything that can be bought. */
export function feedFindings(counts: ReadonlyMap<string, FeedCount>): Finding[] {
  return [...counts]
    .filter(([, { leftOut }]) => leftOut > 0)
    .map(([path, { entries, leftOut }]) => ({
      kind: 'feed',
      name: path,
      detail: `${leftOut} of ${entries + leftOut} variants`,
    }))
}
