import { useLayoutEffect, useRef } from 'react'
import type { ListingView } from '../../stores/listing/listing.ts'
import { PRODUCTS_ID } from './ids.ts'
import { isMore } from './use-focus-on-more.ts'

/** Brings a new answer's first products into view when the shopper had scrolled past them: it may be a short one. */
export function useResultsInView({ answered, entry }: ListingView): void {
  const before = useRef(answered)
  useLayoutEffect(() => {
    const was = before.current
    before.current = answered
    const isSame = JSON.stringify(was) === JSON.stringify(answered)
    if (isSame || entry === 'none' || isMore(was, { answered, entry })) return
    const start = document.getElementById(PRODUCTS_ID)
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView()
  }, [answered, entry])
}
