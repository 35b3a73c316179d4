import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../../src/company/rules/working-days.ts'
import type { OldSlug, Published } from './published.ts'
import { ATTRIBUTES, BRANDS } from '../../../src/config/ids.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { formatListingAddress, plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { ALL_CATEGORY } from '../../../src/catalogue/rules/catalogue.ts'
import { slugify } from '../../../src/text/fold.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'

type Addressed = Pick<Product, 'id' | 'slug'>

/** How long an old address redirects, in milliseconds (rule 922). */
const OLD_ADDRESS_MS = 365 * DAY_MS
/** Cloudflare takes 2,000 redirects. Netlify slows down at far more. */
const MAX_OLD_SLUGS = 1000

type Before = { products: readonly Addressed[]; oldSlugs: Published['oldSlugs'] }

/**
 * The part of a shop of another API that holds for these products too: those with the same id and slug. Any other id may be
 * that of another product.
 * @returns also the old slugs that are lost
 */
export function sameProducts(before: Before, products: readonly Addressed[]): Before & { lost: string[] } {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const same = before.products.filter(({ id, slug }) => slugs.get(id) === slug)
  const ids = new Set(same.map(({ id }) => id))
  const redirected = new Set(before.products.map(({ id }) => id))
  return {
    products: same,
    oldSlugs: before.oldSlugs.filter(([, id]) => ids.has(id)),
    lost: before.oldSlugs.flatMap(([slug, id]) => (ids.has(id) || !redirected.has(id) ? [] : [slug])),
  }
}

/**
 * The old slugs of the last year (rule 922) without those that products have now: of present products, the latest first, then
 * of missing ones, which may be back tomorrow.
 * @param now an ISO time
 */
export function findOldSlugs(
  before: Before | undefined,
  products: readonly Addressed[],
  now: string,
): OldSlug[] {
  if (!before) return []
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const taken = new Set(slugs.values())
  const renamed = before.products
    .filter(({ id, slug }) => slugs.get(id) !== slug)
    .map(({ id, slug }): OldSlug => [slug, id, now.slice(0, 10)])
  const known = new Set(renamed.map(([slug]) => slug))
  const earlier = before.oldSlugs.filter(([slug]) => !known.has(slug))
  return [...renamed, ...earlier]
    .filter(([slug, , since]) => !taken.has(slug) && Date.parse(now) - Date.parse(since) <= OLD_ADDRESS_MS)
    .toSorted(([, one], [, other]) => Number(slugs.has(other)) - Number(slugs.has(one)))
    .slice(0, MAX_OLD_SLUGS)
}

/** Redirects from each brand's address to its products (rule 901). */
function brandRedirects(): string[] {
  return Object.entries(BRANDS).map(([id, name]) => {
    const filters = { [ATTRIBUTES.collection]: [id] }
    const address = formatListingAddress({ ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), filters }, QUERY_LIMITS)
    return `/brand/${slugify(name)}  /produkty/${ALL_CATEGORY}${address}  302\n`
  })
}

/** Adds redirects of brands and of products' old addresses to the `_redirects` of a built shop. */
export async function writeRedirects(
  dir: string,
  oldSlugs: readonly OldSlug[],
  products: readonly Addressed[],
): Promise<void> {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const lines = oldSlugs.flatMap(([old, id]) => {
    const slug = slugs.get(id)
    return slug === undefined ? [] : `${productPath(old)}  ${productPath(slug)}  301\n`
  })
  await appendFile(join(dir, '_redirects'), `\n${[...brandRedirects(), ...lines].join('')}`)
}
