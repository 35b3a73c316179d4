import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { LISTING } from '../messages/listing.ts'
import { $listing, clearFilters, clearSearch, type ListingView } from '../stores/listing.ts'
import { ProductCards } from './ProductCards.tsx'

/** Cards that a first screen shows, more or less. */
const FIRST_SCREEN = 8

export interface ListingResultsProps {
  /** How many products of an answer the page's own list already shows. */
  skip: (view: ListingView) => number
  /** Called with each view before it is painted. */
  onCommit: (view: ListingView) => void
  /** True while a place in the list is to be gone back to: all of it is shown at once then. */
  isReturning: () => boolean
  /** Called when an answer is on the page with all of its products. */
  onWhole: () => void
}

/** Does what a hint says; its button is gone then, so the focus goes to the count, which tells what came of it. */
function follow(hint: () => Promise<void>): void {
  document.getElementById('listing-count')?.focus()
  void hint()
}

function EmptyResult({ query }: Pick<ListingView, 'query'>) {
  const hasFilters = Object.keys(query.filters).length > 0
  return (
    <div className="empty-state grid-wide">
      <p className="empty-state-title">{LISTING.empty}</p>
      <p>{LISTING.emptyFiltersHint}</p>
      {hasFilters && (
        <button type="button" className="button" onClick={() => follow(clearFilters)}>
          {LISTING.clearFilters}
        </button>
      )}
      <p>{LISTING.emptySearchHint}</p>
      {query.search !== '' && (
        <button type="button" className="button" onClick={() => follow(clearSearch)}>
          {LISTING.clearSearch}
        </button>
      )}
    </div>
  )
}

/** The answers to a listing's questions, beside or after the page's own list. */
export function ListingResults({ skip, onCommit, isReturning, onWhole }: ListingResultsProps) {
  const view = useStore($listing)
  const { answered, result } = view
  const skipped = skip(view)
  // The first screen is painted at once, the rest of an answer after it; a deferred value would still come before.
  const [painted, setPainted] = useState(result)
  const isWhole = painted === result || isReturning()
  const upTo = isWhole ? undefined : (answered.page - 1) * answered.productsCount + FIRST_SCREEN
  useLayoutEffect(() => {
    onCommit(view)
    if (isWhole) onWhole()
  }, [onCommit, onWhole, view, isWhole])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setPainted(result))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [result])

  if (result === null) return null
  if (result.total === 0) return <EmptyResult query={answered} />
  return (
    <ProductCards
      products={result.products.slice(skipped, upTo)}
      label={skipped > 0 ? LISTING.moreGrid : LISTING.grid}
    />
  )
}
