import { hasFilters, type ListingQuery } from '../../domain/listing/listing-query.ts'
import { LISTING } from '../../messages/listing/listing.ts'
import { clearFilters, clearSearch } from '../../stores/listing/listing.ts'

interface Props {
  query: ListingQuery
  /** Moves the focus, which would be lost when the hint's button is gone. */
  onHint: () => void
}

/** Says that nothing was found, with buttons that follow the hints at once. */
export function EmptyResult({ query, onHint }: Props) {
  const follow = (hint: () => Promise<void>) => () => {
    onHint()
    void hint()
  }
  return (
    <div className="empty-state grid-wide">
      <p className="empty-state-title">{LISTING.empty}</p>
      <p>{LISTING.emptyFiltersHint}</p>
      {hasFilters(query) && (
        <button type="button" className="button" onClick={follow(clearFilters)}>
          {LISTING.clearFilters}
        </button>
      )}
      <p>{LISTING.emptySearchHint}</p>
      {query.search !== '' && (
        <button type="button" className="button" onClick={follow(clearSearch)}>
          {LISTING.clearSearch}
        </button>
      )}
    </div>
  )
}
