import type { FeedCount } from '../../src/feeds/feed.ts'

/** What the feeds could not take, for the owner to mend; '' when they have taken everything that can be bought. */
export function feedReport(counts: ReadonlyMap<string, FeedCount>): string {
  const short = [...counts].filter(([, { leftOut }]) => leftOut > 0)
  if (short.length === 0) return ''
  return [
    'Feeds lack what has no picture or no category, or has an address that is too long for them:',
    ...short.map(([path, { entries, leftOut }]) => `  ${path}: ${leftOut} of ${entries + leftOut} variants`),
  ].join('\n')
}
