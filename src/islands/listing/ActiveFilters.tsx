import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import type { Filters } from '../../domain/listing/listing-query.ts'
import { LISTING } from '../../messages/listing/listing.ts'
import { chooseFilter, clearFilters } from '../../stores/listing/listing.ts'

interface Props {
  groups: readonly FilterGroup[]
  filters: Filters
  /** Moves the focus, which would be lost when the last chip is gone. */
  onEmptied: () => void
}

/** Moves the focus from a chip that will be gone to its neighbour. */
function handOnFocus(button: HTMLElement, onEmptied: () => void): void {
  const chip = button.closest('li')
  const neighbour = chip?.nextElementSibling?.matches('[data-value]')
    ? chip.nextElementSibling
    : chip?.previousElementSibling
  const next = neighbour?.querySelector('button')
  if (next) next.focus()
  else onEmptied()
}

/** The filters that are on, above the grid: each can be turned off, and all at once. One row, however many. */
export function ActiveFilters({ groups, filters, onEmptied }: Props) {
  const chosen = Object.entries(filters).flatMap(([attribute, ids]) =>
    ids.map((id) => {
      const group = groups.find((one) => one.id === attribute)
      return {
        attribute,
        id,
        name: group?.values.find((value) => value.id === id)?.name ?? LISTING.otherFilter,
      }
    }),
  )
  return (
    <ul
      className="active-filters"
      aria-label={LISTING.activeFilters}
      data-empty={chosen.length === 0 ? '' : undefined}
    >
      {chosen.map(({ attribute, id, name }) => (
        <li key={`${attribute} ${id}`} data-value={id}>
          <button
            type="button"
            className="chip"
            aria-label={LISTING.turnOff(name)}
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget, onEmptied)
              void chooseFilter(attribute, id, false)
            }}
          >
            {name} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="link-button"
          onClick={() => {
            onEmptied()
            void clearFilters()
          }}
        >
          {LISTING.clearAll}
        </button>
      </li>
    </ul>
  )
}
