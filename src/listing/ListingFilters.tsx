import { memo, useEffect, useRef, useState } from 'react'
import { ATTRIBUTES } from '../config/ids.ts'
import { FOLDED_FILTERS_FROM } from '../config/listing-limits.ts'
import type { FilterGroup, Filters } from '../catalogue/rules/catalogue.ts'
import type { ListingResult } from '../product-index/rules/query-index.ts'
import { formatProductCount } from '../catalogue/texts/product-count.ts'
import { sizeAge } from '../product/texts/size-age.ts'
import { OPEN_PANEL } from '../look/open-panel.ts'
import { LISTING } from './texts/listing-texts.ts'
import { chooseFilter, clearFilters } from './store/listing.ts'
import { foldFilters, type ShownGroup } from './rules/fold-filters.ts'
import { applyTypedPrice, ListingOrder, type OrderProps } from './ListingOrder.tsx'
import { besideOwn } from './rules/change-filters.ts'
import type { ListingData, ListingView } from './store/listing-view.ts'

export const FILTERS_ID = 'filters'

interface ValueProps {
  attribute: string
  id: string
  name: string
  /** How many products it would show; `null` for unknown. */
  count: number | null
  /** The dot of a colour, as in `FilterGroup`. */
  swatch: string | undefined
  isChosen: boolean
}

/** Memoised, because a key in the search box changes no filter, and most results change few. */
const FilterValue = memo(function FilterValue({ attribute, id, name, count, swatch, isChosen }: ValueProps) {
  const age = attribute === ATTRIBUTES.size && sizeAge(name)
  return (
    <label className="filter-value">
      <input
        type="checkbox"
        name={attribute}
        value={id}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => void chooseFilter(attribute, id, target.checked)}
      />
      <span>
        <span>{name}</span>
        {swatch !== undefined && <svg color={swatch ? `#${swatch}` : 'transparent'} />}
        {age && <small>{` · ${age}`}</small>}
      </span>
      {/* A new element for each count: changing right-aligned text would count as a layout shift. */}
      <span key={count} className="filter-count">
        {count !== null && (
          <>
            <span>{count}</span>
            {/* Only the noun: the same numbers again would be 0.1 kB of every listing. */}
            <span className="visually-hidden">{formatProductCount(count).replace(/\d+\u00A0/, ' ')}</span>
          </>
        )}
      </span>
    </label>
  )
})

function FilterFieldset({ group, chosen }: { group: ShownGroup; chosen: readonly string[] | undefined }) {
  const [values = [], folded = []] = [group.values, group.folded].map((values) =>
    values.map(({ id, name, count, swatch }) => (
      <FilterValue
        key={id}
        attribute={group.id}
        {...{ id, name, count, swatch }}
        isChosen={chosen?.includes(id) ?? false}
      />
    )),
  )
  const fieldset = (
    <fieldset>
      <legend className={group.isFolded ? 'visually-hidden' : undefined}>{group.name}</legend>
      {values}
      {folded.length > 0 && !group.isFolded ? (
        <details>
          <summary>{LISTING.moreValues(folded.length)}</summary>
          {folded}
        </details>
      ) : (
        folded
      )}
    </fieldset>
  )
  return group.isFolded ? (
    <details>
      <summary>{group.name}</summary>
      {fieldset}
    </details>
  ) : (
    fieldset
  )
}

/**
 * The groups in their shown order. Folding is decided only when the listing opens or its phrase changes, so that
 * nothing moves away under the finger that ticks.
 */
function useShownGroups({ groups, filters, result, opened, pageTotal }: Props): readonly ShownGroup[] {
  const counts = result?.counts
  const [start, setStart] = useState({ opened, counts })
  if (start.opened !== opened) setStart({ opened, counts })
  return foldFilters(groups, {
    ...{ chosen: filters, counts, openedCounts: start.counts },
    ...{ total: pageTotal, limit: FOLDED_FILTERS_FROM },
  })
}

/** Closes the panel of phones when the window becomes wide: filters are then beside the grid. */
function useClosedOnWideScreens() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wide = matchMedia('(width >= 62.5em)')
    const close = () => form.current?.matches(OPEN_PANEL) && form.current.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  return form
}

interface Props {
  groups: readonly FilterGroup[]
  filters: Filters
  /** True when something can be removed: filters, availability or price. */
  hasFilters: boolean
  /** `null` while the static grid is the result. */
  result: ListingResult | null
  /** How many products the present filters show. */
  total: number
  /** How many products the static grid's listing has. */
  pageTotal: number
  /** A text that changes when the listing opens or its phrase changes. */
  opened: string
  /** `null` where the listing cannot be sorted. */
  order: OrderProps | null
}

export const ListingFilters = memo(function ListingFilters(props: Props) {
  const { filters, hasFilters, total, order } = props
  const groups = useShownGroups(props)
  const form = useClosedOnWideScreens()
  return (
    // `method="dialog"` outside a dialog submits nothing. This matters before hydration.
    <form
      ref={form}
      id={FILTERS_ID}
      className="filters"
      popover="auto"
      // Opened as a panel, it takes the focus (popovers.ts).
      tabIndex={-1}
      method="dialog"
      aria-label={LISTING.filters}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        if (order) applyTypedPrice(event.currentTarget, order.price)
        if (submitter?.matches('.filters-done')) event.currentTarget.hidePopover()
      }}
      onReset={(event) => {
        event.preventDefault()
        void clearFilters()
      }}
    >
      <div className="popover-header">
        <h2>{LISTING.filters}</h2>
        <button className="link-button" type="reset" data-press="" data-idle={hasFilters ? undefined : ''}>
          {LISTING.clearFilters}
        </button>
        <button
          className="icon-button"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={LISTING.closeFilters}
        >
          ×
        </button>
      </div>
      {order && <ListingOrder {...order} />}
      {groups.map((group) => (
        <FilterFieldset key={group.id} group={group} chosen={filters[group.id]} />
      ))}
      <div className="filters-end">
        <button className="button filters-done" type="submit" data-press="">
          {LISTING.showResults(total)}
        </button>
      </div>
    </form>
  )
})

interface ButtonProps {
  view: ListingView
  data: ListingData
}

/** Opens the panel of filters, which on a phone also has the order. Shows how many filters are chosen (rule 216). */
export function FiltersButton({ view: { meant }, data: { filters: own, canRefine } }: ButtonProps) {
  const { filters, isAvailable, price } = meant
  const chosen =
    Object.values(besideOwn(filters, own)).flat().length + Number(isAvailable) + Number(price !== null)
  return (
    <button className="button button-quiet filters-button" type="button" popoverTarget={FILTERS_ID}>
      {`${LISTING.showFilters}${chosen > 0 ? `\u00A0(${chosen})` : ''}${canRefine ? ` · ${LISTING.sort}` : ''}`}
    </button>
  )
}
