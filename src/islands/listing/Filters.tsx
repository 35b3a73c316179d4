import { memo, useEffect, useRef } from 'react'
import { FOLDED_FILTERS_FROM } from '../../config/limits.ts'
import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import type { ListingResult } from '../../domain/listing/listing-engine.ts'
import type { Filters } from '../../domain/listing/listing-query.ts'
import { LISTING, moreValues, showResults } from '../../messages/listing/listing.ts'
import { chooseFilter, clearFilters } from '../../stores/listing/listing.ts'
import { FILTERS_ID } from './ids.ts'

interface ValueProps {
  /** Id. */
  attribute: string
  id: string
  name: string
  /** `null` when nobody knows. */
  count: number | null
  isChosen: boolean
}

/** Memoised: while a phrase is typed, and in many an answer, nothing of it changes. */
const FilterValue = memo(function FilterValue({ attribute, id, name, count, isChosen }: ValueProps) {
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
      <span>{name}</span>
      {/* A new element for a new count: the same one, right-aligned, would count as shifting. */}
      <span key={count} className="filter-count">
        {count}
      </span>
    </label>
  )
})

interface FilterFieldsetProps {
  group: FilterGroup
  /** Ids of its values that are chosen. */
  chosen: readonly string[] | undefined
  result: ListingResult | null
}

function FilterFieldset({ group, chosen, result }: FilterFieldsetProps) {
  const values = group.values.map(({ id, name, count }) => (
    <FilterValue
      key={id}
      attribute={group.id}
      {...{ id, name }}
      // A value that no product is left with is not in the counts of an answer; without counts nobody knows.
      count={result ? (result.counts ? (result.counts.get(id) ?? 0) : null) : count}
      isChosen={chosen?.includes(id) ?? false}
    />
  ))
  const rest = values.slice(FOLDED_FILTERS_FROM)
  return (
    <fieldset>
      <legend>{group.name}</legend>
      {values.slice(0, FOLDED_FILTERS_FROM)}
      {rest.length > 0 && (
        <details>
          <summary>{moreValues(rest.length)}</summary>
          {rest}
        </details>
      )}
    </fieldset>
  )
}

/** Closes the panel when it no longer is one: what slides in on a phone stands beside the grid on a wider screen. */
function useClosedOnWideScreens() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wide = matchMedia('(width >= 1000px)')
    const close = () => form.current?.matches(':popover-open') && form.current.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  return form
}

interface Props {
  groups: readonly FilterGroup[]
  /** Those that are chosen. */
  filters: Filters
  /** `null` while the page's own list is shown. */
  result: ListingResult | null
  /** How many products there are with the filters as they are. */
  total: number
}

/** The filters: a column beside the grid, on a phone a panel that slides in. */
export const ListingFilters = memo(function ListingFilters({ groups, filters, result, total }: Props) {
  const form = useClosedOnWideScreens()
  return (
    // Of a dialog that is not there: without script, or before it, sending the form leads nowhere.
    <form
      ref={form}
      id={FILTERS_ID}
      className="filters"
      popover="auto"
      method="dialog"
      aria-label={LISTING.filters}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.hidePopover()
      }}
      onReset={(event) => {
        event.preventDefault()
        void clearFilters()
      }}
    >
      <div className="popover-header">
        <h2>{LISTING.filters}</h2>
        <button
          className="link-button"
          type="reset"
          data-idle={Object.keys(filters).length === 0 ? '' : undefined}
        >
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
      {groups.map((group) => (
        <FilterFieldset key={group.id} group={group} chosen={filters[group.id]} result={result} />
      ))}
      <div className="filters-end">
        <button className="button filters-done" type="submit">
          {showResults(total)}
        </button>
      </div>
    </form>
  )
})
