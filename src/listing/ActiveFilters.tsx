import type { FilterGroup, Filters } from '../catalogue/rules/catalogue.ts'
import { besideOwn, withoutFilters } from './rules/change-filters.ts'
import type { ListingQuery } from '../product-index/rules/listing-query.ts'
import { LISTING, nameRange, nameValue } from './texts/listing-texts.ts'
import { chooseFilter, clearFilters, forgetCategory, refineListing } from './store/listing.ts'

interface Props {
  groups: readonly FilterGroup[]
  query: ListingQuery
  /** The category that the phrase names, unless it is the page's own. */
  category: string | undefined
  /** The filters of a landing page. They have no chips while the heading names them. */
  own: Filters
  /** Moves the focus when the last chip disappears. */
  onEmptied: () => void
}

interface Chip {
  key: string
  name: string
  turnOff: () => Promise<void>
}

/** Moves the focus from a chip that will disappear to its neighbour. */
function handOnFocus(button: HTMLElement, onEmptied: () => void): void {
  const chip = button.closest('li')
  const neighbour = chip?.nextElementSibling?.matches('[data-value]')
    ? chip.nextElementSibling
    : chip?.previousElementSibling
  const next = neighbour?.querySelector('button')
  if (next) next.focus()
  else onEmptied()
}

/** The active filters in one row above the grid. Each can be removed, and all at once. */
export function ActiveFilters({ groups, query, category, own, onEmptied }: Props) {
  const { filters, isAvailable, price } = query
  const chosen: Chip[] = Object.entries(besideOwn(filters, own)).flatMap(([attribute, ids]) =>
    ids.map((id) => {
      const value = groups.find((one) => one.id === attribute)?.values.find((one) => one.id === id)
      return {
        key: `${attribute} ${id}`,
        name: value ? nameValue(attribute, value.name) : LISTING.otherFilter,
        turnOff: () => chooseFilter(attribute, id, false),
      }
    }),
  )
  if (category !== undefined)
    chosen.unshift({ key: 'category', name: category, turnOff: () => forgetCategory() })
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
            <span>{`${name} `}</span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="link-button"
          onClick={() => {
            onEmptied()
            void (category === undefined ? clearFilters() : forgetCategory(withoutFilters(query)))
          }}
        >
          {LISTING.clearAll}
        </button>
      </li>
    </ul>
  )
}
