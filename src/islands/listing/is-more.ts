import type { ListingView } from '../../stores/listing/listing.ts'

/** True when an answer goes on from what was answered before: the same question, a page further. */
export function isMore(
  was: ListingView['answered'],
  { answered, entry }: Pick<ListingView, 'answered' | 'entry'>,
): boolean {
  const isSame = JSON.stringify({ ...was, page: 0 }) === JSON.stringify({ ...answered, page: 0 })
  return isSame && entry === 'push' && answered.page > was.page
}
