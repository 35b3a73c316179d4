import { useEffect, useLayoutEffect, useState } from 'react'
import { LISTING } from '../../messages/listing/listing.ts'
import type { ListingView } from '../../stores/listing/listing.ts'
import { isReturning, restorePlace } from '../../stores/listing/scroll.ts'
import { ProductCards } from '../product/ProductCards.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { useAnswerInView } from './use-answer-in-view.ts'

/** Cards that a first screen shows, more or less. */
const FIRST_SCREEN = 8

/**
 * How many products of an answer are shown: its first screen at once and the rest after that was painted, because a
 * deferred value would still come before; all of them at once where a place in the list is gone back to.
 */
function usePaintedUpTo({ answered, result }: ListingView): number {
  const [painted, setPainted] = useState(result)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setPainted(result))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [result])
  const isWhole = painted === result || isReturning()
  return isWhole ? Infinity : (answered.page - 1) * answered.productsCount + FIRST_SCREEN
}

interface Props {
  view: ListingView
  /** Called when a hint is followed, whose button is gone then. */
  onHint: () => void
}

/** The answers to a listing's questions, in the place of the page's own list or below it. */
export function ListingResults({ view, onHint }: Props) {
  const { answered, result, ownShown } = view
  const upTo = usePaintedUpTo(view)
  const place = useAnswerInView(view)
  useLayoutEffect(() => {
    if (upTo === Infinity) restorePlace()
  }, [view, upTo])

  if (result === null) return null
  if (result.total === 0) return <EmptyResult query={answered} onHint={onHint} />
  return (
    <div className="listing-results" ref={place}>
      <ProductCards
        products={result.products.slice(ownShown, upTo)}
        label={ownShown > 0 ? LISTING.moreGrid : LISTING.grid}
      />
    </div>
  )
}
