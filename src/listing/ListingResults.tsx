import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { SECOND_COUNT_FROM, FIRST_SCREEN } from '../config/listing-limits.ts'
import { afterPaint } from '../islands/after-paint.ts'
import { isSameList } from '../product-index/rules/listing-query.ts'
import { LISTING } from './texts/listing-texts.ts'
import { $listing, findSimilar, retryListing } from './store/listing.ts'
import type { ListingData, ListingStatus, ListingView } from './store/listing-view.ts'
import { isReturning, restorePlace } from './store/history.ts'
import { PRODUCT_RULES } from '../config/built-rules.ts'
import { filteredChoice } from '../catalogue/rules/filtered-choice.ts'
import { ProductCards } from '../product/ProductCards.tsx'
import { PRODUCT } from '../product/texts/product-texts.ts'
import { FiltersButton } from './ListingFilters.tsx'
import { EmptyResult, useFound } from './EmptyResult.tsx'
import { ListingPaging } from './ListingPaging.tsx'
import { countText, useListing } from './use-listing.tsx'

/** Id of the heading before the products. */
export const PRODUCTS_ID = 'products'

export const COUNT_ID = 'listing-count'

/** Focuses the count when the pressed control disappears. */
export const focusCount = () => document.getElementById(COUNT_ID)?.focus()

/** False until the first screen of a new list is painted. Always true while a scroll position is restored. */
function useIsWhole({ list: { result } }: ListingView): boolean {
  const [painted, setPainted] = useState(result)
  useEffect(() => afterPaint(() => setPainted(result)), [result])
  return painted === result || isReturning()
}

/** Hides or shows the static grid. It is outside this island, so its products stay whatever happens to React's tree. */
function useStaticGrid({ list: { grid }, status, isLoaded }: ListingView, isWhole: boolean): void {
  const isBusy = status.state === 'loading'
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>('.static-grid')
    if (!list) return
    list.hidden = grid === 'replaced'
    list.toggleAttribute('data-first', grid === 'static' && !isWhole)
    list.parentElement?.setAttribute('aria-busy', String(isBusy))
    list.closest('.listing-body')?.toggleAttribute('data-loaded', isLoaded)
  }, [grid, isWhole, isBusy, isLoaded])
}

/**
 * Focuses the first added card, without scrolling; scrolls to another list when its start is out of view.
 * @param staticCount how many products of the list are in the static grid, outside the returned element
 */
function useResultInView(
  { list, shownBefore, entry }: ListingView,
  staticCount: number,
): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null)
  const last = useRef(list)
  useLayoutEffect(() => {
    if (last.current === list) return
    const isOther = !isSameList(last.current.query, list.query)
    last.current = list
    if (shownBefore > 0)
      cards.current
        ?.querySelectorAll<HTMLElement>('.card > a')
        [shownBefore - staticCount]?.focus({ preventScroll: true })
    else if (isOther && entry !== 'none') {
      const heading = document.getElementById(PRODUCTS_ID)
      if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView()
    }
  }, [list, shownBefore, entry, staticCount])
  return cards
}

interface CardsProps {
  data: ListingData
  view: ListingView
  /** False while only the first screen of the result is rendered. */
  isWhole: boolean
}

function ResultCards({ data, view, isWhole }: CardsProps) {
  const { categories, groups, canRefine, page } = data
  const { query, grid, result } = view.list
  const isContinued = grid === 'continued'
  const start = isContinued ? page.shown : 0
  const end = isWhole ? Infinity : (query.page - 1) * query.productsCount + FIRST_SCREEN
  // Called before the page scrolls to a place in the grid.
  useStaticGrid(view, isWhole)
  const cards = useResultInView(view, start)
  const { filters } = view.meant
  const choices = useMemo(() => {
    const ids = Object.values(filters).flat()
    const isPrinted = result?.understood?.isPrinted ?? false
    if ((ids.length === 0 && !isPrinted) || !result) return undefined
    const values = groups.flatMap((group) => group.values.filter(({ id }) => ids.includes(id)))
    return new Map(
      result.products.map((one) => [one.id, filteredChoice(one, values, PRODUCT_RULES, isPrinted)]),
    )
  }, [filters, groups, result])
  const similar = useFound(findSimilar, result?.total === 1 ? (result.products[0]?.id ?? null) : null)
  useLayoutEffect(() => {
    // React first hydrates the page as it was built, before the stored view.
    if (isWhole && view === $listing.get()) restorePlace()
  }, [view, isWhole])

  if (result === null) return null
  if (result.total === 0)
    return (
      <EmptyResult
        {...{ query, groups, categories, canRefine }}
        understood={result.understood}
        onHint={focusCount}
      />
    )
  return (
    <div className="listing-results" ref={cards}>
      <ProductCards
        products={result.products.slice(start, end)}
        label={isContinued ? LISTING.moreGrid : LISTING.grid}
        {...(choices && { choices })}
      />
      {similar.length > 0 && (
        <>
          <h2 className="section-title grid-wide">{PRODUCT.similar}</h2>
          <ProductCards products={similar} label={PRODUCT.similar} />
        </>
      )}
    </div>
  )
}

/** The products after the static grid or in its place, and 'Načítaj ďalšie...'. */
export function ListingResults(data: ListingData) {
  const view = useListing(data)
  const { page, slug } = data
  const { list, status } = view
  const isWhole = useIsWhole(view)
  const shown = list.result ? list.result.products.length : page.shown
  const total = list.result ? list.result.total : page.total
  return (
    <>
      <ResultCards {...{ data, view, isWhole }} />
      <listing-bar>
        <div>
          <FiltersButton {...{ view, data }} />
        </div>
      </listing-bar>
      <p className="count count-end" hidden={shown < SECOND_COUNT_FROM}>
        {countText(view, page)}
      </p>
      <ListingPaging
        {...{ page, slug }}
        isStatic={list.grid === 'static'}
        hasMore={shown < total}
        isBusy={status.state === 'loading'}
      />
    </>
  )
}

/** Says that a listing failed. Built pages contain it, too: styles show it if the islands' code cannot be fetched. */
export function ListingTrouble({ status }: { status: ListingStatus }) {
  return (
    <div className="listing-trouble" role="alert" data-failed={status.state === 'failed' ? '' : undefined}>
      <p>{LISTING.failed}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          focusCount()
          void retryListing()
        }}
      >
        {LISTING.retry}
      </button>
    </div>
  )
}
