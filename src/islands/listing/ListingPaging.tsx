import { listingPath } from '../../domain/listing/listing-pages.ts'
import { LISTING } from '../../messages/listing/listing.ts'
import { loadMore } from '../../stores/listing/listing.ts'

/** The static page below the island: what it lists, and where it stands among the pages of its category. */
export interface OwnPage {
  /** Products before this page. */
  before: number
  /** Products up to the end of this page. */
  shown: number
  /** Products of the category. */
  total: number
  /** From 1. */
  number: number
  pageCount: number
}

interface Props {
  own: OwnPage
  /** Slug. */
  category: string
  /** `null` on the listing's first page. */
  firstPagePath: string | null
  /** True while the page's own list is shown. */
  isOwn: boolean
  hasMore: boolean
  isBusy: boolean
}

/**
 * 'Načítaj ďalšie...', a link to the next static page: below a following page's own list it is followed, everywhere
 * else the next products are put below those that are there.
 */
export function ListingPaging({ own, category, firstPagePath, isOwn, hasMore, isBusy }: Props) {
  const { number, pageCount } = own
  const isFollowed = firstPagePath !== null && isOwn
  return (
    <nav
      className="paging"
      aria-label={LISTING.paging}
      hidden={number === 1 && !hasMore && !(isOwn && pageCount > 1)}
    >
      {number > 1 && (
        <a className="button button-quiet" rel="prev" href={listingPath(category, number - 1)}>
          {LISTING.previousPage}
        </a>
      )}
      {pageCount > 1 && (
        <span className="fine-print" hidden={!isOwn}>
          {LISTING.page} {number} / {pageCount}
        </span>
      )}
      <a
        className="button button-quiet"
        rel="next"
        href={listingPath(category, Math.min(number + 1, pageCount))}
        hidden={!hasMore}
        aria-busy={isBusy}
        data-more={isFollowed ? undefined : ''}
        onClick={(event) => {
          // A new tab stays a new tab.
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
