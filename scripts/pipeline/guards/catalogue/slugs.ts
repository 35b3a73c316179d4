import { MAX_SLUG_LENGTH } from '../../../../src/config/product-limits.ts'

/**
 * A slug is one part of an address. Astro stops at `a/b`; a CDN misreads other characters. A dot would give the page's file
 * two endings, and Apache obeys either: `akcia.php.html`, `zlava.shtml.html` and `x.gz.html` would be run or unpacked.
 */
const SAFE_SLUG = /^[a-z0-9][a-z0-9_-]*$/i
/** Names that hosts cut off, and names of devices of Windows, which keeps no file with them. */
const RESERVED = /^(?:index|con|prn|aux|nul|com\d|lpt\d)$/i

/** Whether a system has another meaning for the address of a page. */
export function isReserved(slug: string): boolean {
  return RESERVED.test(slug)
}

/** Whether a slug can be the address of a page on every host. */
export function isAddress(slug: string): boolean {
  return SAFE_SLUG.test(slug) && !isReserved(slug) && slug.length <= MAX_SLUG_LENGTH
}

/** Maps each entry whose slug is taken to the earlier entry with it. Many CDNs and disks ignore capitals, so this does too. */
export function sharedSlugs<T extends { slug: string }>(entries: readonly T[]): Map<T, T> {
  const first = new Map<string, T>()
  const shared = new Map<T, T>()
  for (const entry of entries) {
    const address = entry.slug.toLowerCase()
    const owner = first.get(address)
    if (owner) shared.set(entry, owner)
    else first.set(address, entry)
  }
  return shared
}
