import { LISTING } from '../../messages/listing/listing.ts'
import { retryListing, type ListingStatus } from '../../stores/listing/listing.ts'

interface Props {
  status: ListingStatus
  /** Moves the focus, which would be lost when the button is hidden. */
  onRetry: () => void
}

/**
 * Says that a query failed, and tries it again. The static page has it too, hidden: where the island's code cannot be
 * fetched, CSS shows it, and a press on its button wakes the island again.
 */
export function ListingTrouble({ status, onRetry }: Props) {
  return (
    <div className="listing-trouble" role="alert" data-failed={status.state === 'failed' ? '' : undefined}>
      <p>{LISTING.failed}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          onRetry()
          void retryListing()
        }}
      >
        {LISTING.retry}
      </button>
    </div>
  )
}
