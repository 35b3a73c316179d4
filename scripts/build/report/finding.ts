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
  discount: 'Badges that promise a discount without a previous price',
  feed: 'Feeds lack what has no picture or no category, or has an address that is too long for them',
  address: 'The shop does not know its own address',
  'banner-link': 'Banners that lead nowhere',
} as const
export type FindingKind = keyof typeof FINDING_KINDS
