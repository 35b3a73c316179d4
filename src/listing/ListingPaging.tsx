import { listingPath } from './rules/listing-pages.ts'
import { LISTING } from './texts/listing-texts.ts'
import { loadMore } from './store/listing.ts'
import type { StaticPage } from './store/listing-view.ts'

interface Props {
  page: StaticPage
  /** The listing's address below `/produkty/`. */
  slug: string
  /** True while the static grid is the result. */
  isStatic: boolean
  hasMore: boolean
  isBusy: boolean
}

/** The links below the list. On a following page they are followed; elsewhere products are added by script. */
export function ListingPaging({ page, slug, isStatic, hasMore, isBusy }: Props) {
  const { number, pageCount } = page
  const isFollowed = number > 1 && isStatic
  return (
    <nav
      className="paging"
      aria-label={LISTING.paging}
      hidden={number === 1 && !hasMore && !(isStatic && pageCount > 1)}
    >
      {number > 1 && (
        <a className="button button-quiet" rel="prev" href={listingPath(slug, number - 1)}>
          {LISTING.previousPage}
        </a>
      )}
      {pageCount > 1 && (
        <span className="fine-print" hidden={!isStatic}>
          {`${LISTING.page} ${number} / ${pageCount}`}
        </span>
      )}
      <a
        className="button button-quiet"
        rel="next"
        href={listingPath(slug, Math.min(number + 1, pageCount))}
        hidden={!hasMore}
        aria-busy={isBusy}
        data-press={isFollowed ? undefined : ''}
        onClick={(event) => {
          // Keys that open a link in a new tab or window still do.
          if (isFollowed || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void loadMore()
        }}
      >
        {LISTING.loadMore}
      </a>
    </nav>
  )
}
