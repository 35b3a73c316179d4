import { useStore } from '@nanostores/react'
import { useDeferredValue, useLayoutEffect } from 'react'
import { LISTING } from '../messages/listing.ts'
import { $listing, askListing, clearFilters, retryListing, type ListingView } from '../stores/listing.ts'
import { ProductCards } from './ProductCards.tsx'

/** Cards that a first screen shows at most. */
const FIRST_SCREEN = 12

export interface ListingResultsProps {
  /** How many products of an answer the page's own list already shows. */
  skip: (view: ListingView) => number
  /** Called when an answer is on the page. */
  onShown: () => void
}

function EmptyResult({ query }: Pick<ListingView, 'query'>) {
  const hasFilters = Object.keys(query.filters).length > 0
  return (
    <div className="empty-state grid-wide">
      <p className="empty-state-title">{LISTING.empty}</p>
      <p>{LISTING.emptyFiltersHint}</p>
      {hasFilters && (
        <button type="button" className="button" onClick={() => void clearFilters()}>
          {LISTING.clearFilters}
        </button>
      )}
      <p>{LISTING.emptySearchHint}</p>
      {query.search !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => void askListing({ ...query, search: '', page: 1 })}
        >
          {LISTING.clearSearch}
        </button>
      )}
    </div>
  )
}

/** The answers to a listing's questions, beside or after the page's own list. */
export function ListingResults({ skip, onShown }: ListingResultsProps) {
  const view = useStore($listing)
  const { query, result, hasFailed } = view
  const skipped = skip(view)
  // The first screen is painted at once, the rest of an answer right after it.
  const isWhole = useDeferredValue(result) === result
  const wholeResult = isWhole ? result : null
  useLayoutEffect(() => {
    if (isWhole) onShown()
  }, [onShown, isWhole, wholeResult])
  const upTo = isWhole ? undefined : (query.page - 1) * query.productsCount + FIRST_SCREEN
  return (
    <>
      {result?.total === 0 && <EmptyResult query={query} />}
      {result !== null && result.total > 0 && (
        <ProductCards
          products={result.products.slice(skipped, upTo)}
          label={skipped > 0 ? LISTING.moreGrid : LISTING.grid}
        />
      )}
      {hasFailed && (
        <p className="grid-wide">
          <button type="button" className="button button-quiet" onClick={() => void retryListing()}>
            {LISTING.retry}
          </button>
        </p>
      )}
    </>
  )
}
