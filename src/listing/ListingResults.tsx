import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { FIRST_SCREEN } from '../config/limits.ts'
import { isSameList } from './rules/listing-query.ts'
import type { FilterGroup } from '../catalogue/rules/catalogue.ts'
import { LISTING } from './texts/listing.ts'
import { retryListing } from './store/listing.ts'
import type { ListingStatus, ListingView } from './store/listing-view.ts'
import { restorePlace } from './store/history.ts'
import { DEFAULT_SETTINGS } from '../config/checkout-settings.ts'
import { toProductRules } from '../config/product-rules.ts'
import type { ProductRules } from '../catalogue/rules/product-choices.ts'
import { filteredChoice } from '../catalogue/rules/filtered-choice.ts'
import { ProductCards } from '../product/ProductCards.tsx'
import { EmptyResult } from './EmptyResult.tsx'

/** Id of the heading before the products. */
export const PRODUCTS_ID = 'products'

/**
 * The first added card takes the focus, without scrolling; another list comes into view when scrolled past.
 * @param staticCount cards of the list in the static grid, which are not in the returned element
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

interface Props {
  view: ListingView
  groups: readonly FilterGroup[]
  /** True where the listing can be sorted (rule 223). */
  canRefine: boolean
  staticCount: number
  /** The shop's sizes, where they are not the built-in ones. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** False while only the result's first screen is rendered. */
  isWhole: boolean
  /** Moves the focus, which would be lost when a hint's button is gone. */
  onHint: () => void
}

export function ListingResults({
  view,
  groups,
  canRefine,
  staticCount,
  isWhole,
  onHint,
  sizeLabels = DEFAULT_SETTINGS.sizeLabels,
}: Props) {
  const { query, grid, result } = view.list
  const isContinued = grid === 'continued'
  const start = isContinued ? staticCount : 0
  const end = isWhole ? Infinity : (query.page - 1) * query.productsCount + FIRST_SCREEN
  const cards = useResultInView(view, start)
  const { filters } = view.meant
  const choices = useMemo(() => {
    const ids = Object.values(filters).flat()
    if (ids.length === 0 || !result) return undefined
    const values = groups.flatMap((group) => group.values.filter(({ id }) => ids.includes(id)))
    const rules = toProductRules(sizeLabels)
    return new Map(result.products.map((product) => [product.id, filteredChoice(product, values, rules)]))
  }, [filters, groups, result, sizeLabels])
  useLayoutEffect(() => {
    if (isWhole) restorePlace()
  }, [view, isWhole])

  if (result === null) return null
  if (result.total === 0) return <EmptyResult {...{ query, groups, canRefine, onHint }} />
  return (
    <div className="listing-results" ref={cards}>
      <ProductCards
        products={result.products.slice(start, end)}
        label={isContinued ? LISTING.moreGrid : LISTING.grid}
        {...(choices && { choices })}
      />
    </div>
  )
}

interface TroubleProps {
  status: ListingStatus
  /** Moves the focus, which would be lost when the button is hidden. */
  onRetry: () => void
}

/** The static page has it too, hidden: CSS shows it where the island's code cannot be fetched. */
export function ListingTrouble({ status, onRetry }: TroubleProps) {
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
