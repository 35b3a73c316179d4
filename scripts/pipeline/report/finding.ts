import type { GuaranteeNotice } from '../../../src/domain/shop/catalogue.ts'
import { givenSiteUrl, parseAllowSamples, type Env } from '../../../src/config/build-env.ts'
import type { FeedCount } from '../feeds/feed.ts'

/** Something about the catalogue that its owner should know, though it goes online. */
export interface Finding {
  kind: FindingKind
  /** What it is about, as messages call it, such as `product 7 "Tričko"`. */
  name: string
  /** What is wrong, and what mends it. */
  detail: string
  /** What it is about, as the owner calls it: a product's name. Left out where the kind says it all. */
  about?: string
  /** Of a product: the path of its page. */
  path?: string
  /** What the owner needs to know beside its kind and needs no translation, such as a price or an address. */
  fact?: string
}

/** The kinds of findings, each with its title in reports. A new kind is a line here. */
export const FINDING_KINDS = {
  'removed-html': 'HTML that a shop must not show was taken out of descriptions',
  fall: 'The catalogue differs from the one online',
  'previous-price': 'Previous prices that are not shown',
  price: 'Prices that are unusually high',
  discount: 'Badges that promise a discount without a previous price',
  information: 'Information about products that is not as it should be',
  material: 'Garments without a fibre composition',
  manufacturer: 'Products whose manufacturer nobody names',
  color: 'Garments whose colour nobody names',
  'feed-category': 'Categories without a path in the tree of Heureka',
  feed: 'Feeds lack what has no picture or no category, or has an address that is too long for them',
  address: 'The shop does not know its own address',
  withdrawal: 'Withdrawals from contracts reach nobody',
  guarantee: 'The official notice of the legal guarantee is missing',
  'banner-link': 'Banners that lead nowhere',
  landing: 'Landing pages that are not built, because they would have too few products',
} as const
export type FindingKind = keyof typeof FINDING_KINDS

const ADDRESS_FINDING: Finding = {
  kind: 'address',
  name: 'SITE_URL is not set',
  detail:
    'search engines, shared links and feeds are told that the shop is at http://localhost:4321. Build with its ' +
    'address, such as SITE_URL=https://www.example.sk, before it goes online',
}

/** Findings of a shop that is built without its address, or for a host that does not take withdrawals. */
export function hostFindings(env: Env): Finding[] {
  const withdrawal: Finding = {
    kind: 'withdrawal',
    name: 'WITHDRAWAL_URL is not set',
    detail:
      'what customers send from /odstupenie-od-zmluvy is taken by Netlify alone. On another host give the address of who ' +
      'takes it, such as WITHDRAWAL_URL=https://api.example.sk/withdrawals',
  }
  return [
    ...(env['WITHDRAWAL_URL'] || env['NETLIFY'] ? [] : [withdrawal]),
    ...(givenSiteUrl(env) ? [] : [ADDRESS_FINDING]),
  ]
}

/**
 * A finding where a real shop lacks the notice of the legal guarantee (rule 921). A shop that may have samples is not a
 * real one.
 */
export function guaranteeFindings(notice: GuaranteeNotice | null, env: Env): Finding[] {
  if (notice || parseAllowSamples(env)) return []
  return [
    {
      kind: 'guarantee',
      name: 'public/zakonna-zaruka.svg is not there',
      detail:
        "pages say in words what the legal guarantee is. Put the European Commission's Slovak file there, unaltered, as SVG " +
        'or as PNG (Implementing Regulation (EU) 2025/1960)',
    },
  ]
}

/** A finding for each feed that has not taken everything that can be bought. */
export function feedFindings(counts: ReadonlyMap<string, FeedCount>): Finding[] {
  return [...counts]
    .filter(([, { leftOut }]) => leftOut > 0)
    .map(([path, { entries, leftOut }]) => ({
      kind: 'feed',
      name: path,
      detail: `${leftOut} of ${entries + leftOut} variants`,
      about: path,
      fact: `${leftOut} / ${entries + leftOut}`,
    }))
}
