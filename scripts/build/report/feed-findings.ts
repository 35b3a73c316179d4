import type { Finding } from './finding.ts'
import type { FeedCount } from '../feeds/feed.ts'

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
