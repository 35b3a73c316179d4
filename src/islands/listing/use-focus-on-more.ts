import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListingView } from '../../stores/listing/listing.ts'

/**
 * Moves the focus to the first new card after 'Načítaj ďalšie...', without scrolling: the shopper goes on from where
 * they are, whether or not the button is still there.
 * @returns goes to the element that holds the answer's cards
 */
export function useFocusOnMore({
  answered,
  result,
  ownShown,
  entry,
}: ListingView): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(answered)
  useLayoutEffect(() => {
    const was = before.current
    before.current = answered
    if (!isMore(was, { answered, entry }) || result === null) return
    const first = was.page * answered.productsCount - ownShown
    place.current?.querySelectorAll<HTMLElement>('.card > a')[first]?.focus({ preventScroll: true })
  }, [answered, result, ownShown, entry])
  return place
}

/** True when an answer goes on from what was answered before: the same question, a page further. */
export function isMore(
  was: ListingView['answered'],
  { answered, entry }: Pick<ListingView, 'answered' | 'entry'>,
): boolean {
  const isSame = JSON.stringify({ ...was, page: 0 }) === JSON.stringify({ ...answered, page: 0 })
  return isSame && entry === 'push' && answered.page > was.page
}
