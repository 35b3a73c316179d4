import { MAX_RECENTLY_SEEN, MAX_STORED_SLUG } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'

const stored = storedAtom<readonly string[]>('recentlySeen', {
  initial: [],
  encode: (slugs) => slugs,
  // A text that is no slug does no harm: no product is found for it.
  decode: (json) =>
    (Array.isArray(json) ? (json as unknown[]) : [])
      .filter((slug) => typeof slug === 'string')
      .slice(0, MAX_RECENTLY_SEEN)
      .map((slug) => slug.slice(0, MAX_STORED_SLUG)),
})

/** Reads the slugs of the products that this tab showed last, newest first (rule 123). */
export const readRecentlySeen = stored.read

export function rememberSeen(slug: string): void {
  stored.update((seen) => [slug, ...seen.filter((other) => other !== slug)].slice(0, MAX_RECENTLY_SEEN))
}
