import type { IndexedPage } from './indexed-pages.ts'

/** Path to what a page said last, as a digest, and when that changed (ISO; `null` where nobody knows). */
export type PageDates = Readonly<Record<string, readonly [digest: string, changedAt: string | null]>>

/**
 * When each page last changed: at the build that first saw what it says. A date is never made up: without an earlier
 * shop to compare with, it is the day that the catalogue gives, or none (rule 918).
 * @param before what the earlier shop says; nothing where there is none
 * @param now ISO time of the catalogue that this build shows
 */
export function datePages(
  pages: readonly IndexedPage[],
  before: PageDates | undefined,
  now: string,
): PageDates {
  const dateOf = ({ path, digest, since }: IndexedPage): string | null => {
    if (!before) return since
    const known = Object.hasOwn(before, path) ? before[path] : undefined
    return known?.[0] === digest ? known[1] : now
  }
  return Object.fromEntries(pages.map((page) => [page.path, [page.digest, dateOf(page)] as const]))
}
