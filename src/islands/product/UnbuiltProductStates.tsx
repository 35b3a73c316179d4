import { ERRORS } from '../../messages/errors.ts'
import { LISTING } from '../../messages/listing/listing.ts'

/** Shown while the API is asked for a product; it has the layout of one, so that nothing shifts. */
export function ProductAsked() {
  return (
    <div className="product" aria-busy="true">
      <h1 className="visually-hidden">{ERRORS.productAsked}</h1>
      <div className="gallery">
        <div className="gallery-main">
          <div className="gallery-strip">
            <div className="gallery-picture">
              <span className="no-picture" />
            </div>
          </div>
        </div>
      </div>
      <p className="loading" role="status">
        {LISTING.loading}
      </p>
    </div>
  )
}

/** Says that there is no such product, and offers to try again where the API could not be asked. */
export function ProductMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="empty-state">
      <h1>{ERRORS.productNotFound}</h1>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {LISTING.retry}
        </button>
      )}
      <a className={onRetry ? 'button button-quiet' : 'button'} href="/produkty">
        {LISTING.allProducts}
      </a>
    </div>
  )
}
