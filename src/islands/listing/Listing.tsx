import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { SECOND_COUNT_FROM } from '../../config/limits.ts'
import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import { LISTING, shownCount, shownRange } from '../../messages/listing/listing.ts'
import { $listing, untouchedListing, type ListingView } from '../../stores/listing/listing.ts'
import type { ListingFacts } from '../../stores/listing/source.ts'
import { startListing } from '../../stores/listing/start.ts'
import { IntentIsland } from '../IntentIsland.tsx'
import { useClientStore } from '../use-client-store.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { readEarlyInput, readOwnIds } from './early-input.ts'
import { ListingFilters } from './Filters.tsx'
import { FILTERS_ID, PRODUCTS_ID } from './ids.ts'
import { ListingPaging, type OwnPage } from './ListingPaging.tsx'
import { ListingResults } from './ListingResults.tsx'
import { ListingSearch } from './ListingSearch.tsx'
import { ListingTrouble } from './ListingTrouble.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useIsWhole } from './use-is-whole.ts'

export interface ListingProps extends Omit<ListingFacts, 'attributes' | 'ownIds'> {
  own: OwnPage
  /** The filters that have values here, fixed ones first. */
  groups: readonly FilterGroup[]
  /** Attribute id to the ids of all its values in the shop: what an address may ask for. */
  knownValues: Readonly<Record<string, readonly string[]>>
  /** True where a shopper came to search: the search box has the focus. */
  isSearch: boolean
  /** The page's own list: static cards, which stay as they are. */
  children?: ReactNode
}

function countText({ result }: ListingView, { before, shown, total }: OwnPage): string {
  if (result) return shownCount(result.products.length, result.total)
  return before > 0 ? shownRange(before + 1, shown, total) : shownCount(shown, total)
}

/** Takes over from the static page at the first mount. */
function useListing({ category, firstPagePath, indexAddress, knownValues }: ListingProps) {
  const root = useRef<HTMLDivElement>(null)
  const untouched = useMemo(() => untouchedListing(category), [category])
  useLayoutEffect(() => {
    if (!root.current) return
    const attributes = Object.entries(knownValues).map(([id, values]) => ({
      id,
      values: values.map((value) => ({ id: value })),
    }))
    const facts = { category, firstPagePath, indexAddress, attributes, ownIds: readOwnIds(root.current) }
    startListing(facts, readEarlyInput(root.current))
  }, [category, firstPagePath, indexAddress, knownValues])
  return { root, view: useClientStore($listing, untouched) }
}

function ListingBody(props: ListingProps) {
  const { own, groups, isSearch, firstPagePath, category, children } = props
  const { root, view } = useListing(props)
  const count = useRef<HTMLParagraphElement>(null)
  const { query, result, status, staticPrefixLength } = view
  const shown = result ? result.products.length : own.shown
  const total = result ? result.total : own.total
  const text = countText(view, own)
  const announcement = useAnnouncement(view)
  const isWhole = useIsWhole(view)
  const toCount = () => count.current?.focus()
  const chosen = Object.values(query.filters).flat().length

  return (
    <div ref={root} className="listing-body" data-settled={view.isSettled ? '' : undefined}>
      <a className="skip-link" href={`#${PRODUCTS_ID}`}>
        {LISTING.skipToProducts}
      </a>
      <ListingFilters groups={groups} filters={query.filters} result={result} total={total} />
      <div className="listing-main">
        <div className="listing-tools">
          <ListingSearch phrase={view.phrase} isFocused={isSearch} />
          <button className="button button-quiet filters-button" type="button" popoverTarget={FILTERS_ID}>
            {LISTING.showFilters}
            {chosen > 0 && `\u00A0(${chosen})`}
          </button>
          <p className="count" id="listing-count" ref={count} role="status" tabIndex={-1}>
            {text}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <ActiveFilters groups={groups} filters={query.filters} onEmptied={toCount} />
        <ListingTrouble status={status} onRetry={toCount} />
        <h2 className="visually-hidden" id={PRODUCTS_ID} tabIndex={-1}>
          {LISTING.grid}
        </h2>
        <div className="grid" aria-busy={status.state === 'loading'}>
          <p className="listing-loading">{LISTING.loading}</p>
          <div
            className="own-list"
            hidden={result !== null && staticPrefixLength === 0}
            data-first={result === null && !isWhole ? '' : undefined}
          >
            {children}
          </div>
          <ListingResults view={view} isWhole={isWhole} onHint={toCount} />
        </div>
        <p className="count count-end" hidden={shown < SECOND_COUNT_FROM}>
          {text}
        </p>
        <ListingPaging
          {...{ own, category, firstPagePath }}
          isOwn={result === null}
          hasMore={shown < total}
          isBusy={status.state === 'loading'}
        />
      </div>
    </div>
  )
}

/** A listing's filters, its search, its counts and what they answer, around the page's own static list. */
export function Listing(props: ListingProps) {
  return (
    <IntentIsland>
      <ListingBody {...props} />
    </IntentIsland>
  )
}
