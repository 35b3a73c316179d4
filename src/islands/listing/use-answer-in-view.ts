import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListingView } from '../../stores/listing/listing.ts'
import { PRODUCTS_ID } from './ids.ts'
import { isMore } from './is-more.ts'

/**
 * Shows a shopper where an answer is. After 'Načítaj ďalšie...' the first new card takes the focus, without scrolling:
 * they go on from where they are, whether or not the button is still there. A new answer's first products come into view
 * when they had been scrolled past: it may be a short one.
 * @returns goes to the element that holds the answer's cards
 */
export function useAnswerInView({
  answered,
  result,
  staticPrefixLength,
  entry,
}: ListingView): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(answered)
  useLayoutEffect(() => {
    const was = before.current
    before.current = answered
    if (isMore(was, { answered, entry })) {
      const first = was.page * answered.productsCount - staticPrefixLength
      if (result)
        place.current?.querySelectorAll<HTMLElement>('.card > a')[first]?.focus({ preventScroll: true })
    } else if (entry !== 'none' && JSON.stringify(was) !== JSON.stringify(answered)) {
      const start = document.getElementById(PRODUCTS_ID)
      if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView()
    }
  }, [answered, result, staticPrefixLength, entry])
  return place
}
