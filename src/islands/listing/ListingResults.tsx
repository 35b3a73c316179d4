import { useLayoutEffect } from 'react'
import { FIRST_SCREEN } from '../../config/limits.ts'
import { LISTING } from '../../messages/listing/listing.ts'
import type { ListingView } from '../../stores/listing/listing.ts'
import { restorePlace } from '../../stores/listing/scroll.ts'
import { ProductCards } from '../product/ProductCards.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { useAnswerInView } from './use-answer-in-view.ts'

interface Props {
  view: ListingView
  /** False while only the answer's first screen is shown. */
  isWhole: boolean
  /** Called when a hint is followed, whose button is gone then. */
  onHint: () => void
}

/** The answers to a listing's questions, in the place of the page's own list or below it. */
export function ListingResults({ view, isWhole, onHint }: Props) {
  const { answered, result, staticPrefixLength } = view
  const upTo = isWhole ? Infinity : (answered.page - 1) * answered.productsCount + FIRST_SCREEN
  const place = useAnswerInView(view)
  useLayoutEffect(() => {
    if (isWhole) restorePlace()
  }, [view, isWhole])

  if (result === null) return null
  if (result.total === 0) return <EmptyResult query={answered} onHint={onHint} />
  return (
    <div className="listing-results" ref={place}>
      <ProductCards
        products={result.products.slice(staticPrefixLength, upTo)}
        label={staticPrefixLength > 0 ? LISTING.moreGrid : LISTING.grid}
      />
    </div>
  )
}
