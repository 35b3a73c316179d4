import { LISTING } from '../../messages/listing/listing.ts'
import { retryListing, type ListingStatus } from '../../stores/listing/listing.ts'

interface Props {
  status: ListingStatus
  /** Called when it is tried again, for the button may be gone then and the focus with it. */
  onRetry: () => void
}

/**
 * Says that a choice got no answer, and tries it again. It is in the page from the first, out of sight, for code that
 * cannot be fetched: a press then reaches for the island once more.
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
