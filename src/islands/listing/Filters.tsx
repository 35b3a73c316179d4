import { useEffect, useRef } from 'react'
import { FOLDED_FILTERS_FROM } from '../../config/limits.ts'
import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import { LISTING, moreValues, showResults } from '../../messages/listing/listing.ts'
import { chooseFilter, clearFilters, type ListingView } from '../../stores/listing/listing.ts'
import { FILTERS_ID } from './ids.ts'

interface ValuesProps {
  group: FilterGroup
  values: FilterGroup['values']
  view: ListingView
}

function FilterValues({ group, values, view: { query, result } }: ValuesProps) {
  return values.map(({ id, name, count: ownCount }) => {
    // A value that no product is left with is not in the counts of an answer; without counts nobody knows.
    const count = result ? (result.counts ? (result.counts.get(id) ?? 0) : null) : ownCount
    const isChosen = query.filters[group.id]?.includes(id) ?? false
    return (
      <label key={id} className="filter-value">
        <input
          type="checkbox"
          name={group.id}
          value={id}
          checked={isChosen}
          disabled={count === 0 && !isChosen}
          onChange={({ target }) => void chooseFilter(group.id, id, target.checked)}
        />
        <span>{name}</span>
        {/* A new element for a new count: the same one, right-aligned, would count as shifting. */}
        <span key={count} className="filter-count">
          {count}
        </span>
      </label>
    )
  })
}

function FilterFieldset({ group, view }: Omit<ValuesProps, 'values'>) {
  const first = group.values.slice(0, FOLDED_FILTERS_FROM)
  const rest = group.values.slice(FOLDED_FILTERS_FROM)
  return (
    <fieldset>
      <legend>{group.name}</legend>
      <FilterValues group={group} values={first} view={view} />
      {rest.length > 0 && (
        <details>
          <summary>{moreValues(rest.length)}</summary>
          <FilterValues group={group} values={rest} view={view} />
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

interface FiltersProps {
  groups: readonly FilterGroup[]
  view: ListingView
  /** How many products there are with the filters as they are. */
  total: number
}

/** The filters: a column beside the grid, on a phone a panel that slides in. */
export function Filters({ groups, view, total }: FiltersProps) {
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
          data-idle={Object.keys(view.query.filters).length === 0 ? '' : undefined}
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
        <FilterFieldset key={group.id} group={group} view={view} />
      ))}
      <div className="filters-end">
        <button className="button button-quiet" type="reset">
          {LISTING.clearFilters}
        </button>
        <button className="button filters-done" type="submit">
          {showResults(total)}
        </button>
      </div>
    </form>
  )
}
