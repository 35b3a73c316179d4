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
    const isMore = entry === 'push' && answered.page > was.page && sameBut(was, answered)
    if (!isMore || result === null) return
    const first = was.page * answered.productsCount - ownShown
    place.current?.querySelectorAll<HTMLElement>('.card > a')[first]?.focus({ preventScroll: true })
  }, [answered, result, ownShown, entry])
  return place
}

/** True when two questions differ in nothing but the page. */
function sameBut(a: ListingView['answered'], b: ListingView['answered']): boolean {
  return JSON.stringify({ ...a, page: 0 }) === JSON.stringify({ ...b, page: 0 })
}
