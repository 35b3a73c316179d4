import { ERRORS } from '../../messages/errors.ts'
import { LISTING } from '../../messages/listing/listing.ts'

/** Holds a product's place while the API is asked for it. */
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

/** Says that there is no such product, or, when it can be tried again, that none could be found now. */
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
