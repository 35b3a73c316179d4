import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { LISTING, nameRange } from '../../messages/listing/listing.ts'
import { chooseFilter, clearFilters, forgetCategory, refineListing } from '../../stores/listing/listing.ts'

interface Props {
  groups: readonly FilterGroup[]
  query: ListingQuery
  /** The category that the phrase names, unless it is the page's own. */
  category: string | undefined
  /** Moves the focus, which would be lost when the last chip is gone. */
  onEmptied: () => void
}

/** A filter that is on. */
interface Chip {
  key: string
  name: string
  turnOff: () => Promise<void>
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
export function ActiveFilters({ groups, query, category, onEmptied }: Props) {
  const { filters, isAvailable, price } = query
  const chosen: Chip[] = Object.entries(filters).flatMap(([attribute, ids]) =>
    ids.map((id) => {
      const group = groups.find((one) => one.id === attribute)
      return {
        key: `${attribute} ${id}`,
        name: group?.values.find((value) => value.id === id)?.name ?? LISTING.otherFilter,
        turnOff: () => chooseFilter(attribute, id, false),
      }
    }),
  )
  if (category !== undefined) chosen.unshift({ key: 'category', name: category, turnOff: forgetCategory })
  if (isAvailable)
    chosen.push({
      key: 'available',
      name: LISTING.onlyAvailable,
      turnOff: () => refineListing({ isAvailable: false }),
    })
  if (price)
    chosen.push({ key: 'price', name: nameRange(price), turnOff: () => refineListing({ price: null }) })
  return (
    <ul
      className="active-filters"
      aria-label={LISTING.activeFilters}
      data-empty={chosen.length === 0 ? '' : undefined}
    >
      {chosen.map(({ key, name, turnOff }) => (
        <li key={key} data-value={key}>
          <button
            type="button"
            className="chip"
            aria-label={LISTING.turnOff(name)}
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget, onEmptied)
              void turnOff()
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
