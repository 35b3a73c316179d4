import type { FilterGroup, Filters } from '../catalogue/rules/catalogue.ts'
import { besideOwn, withoutFilters } from './rules/change-filters.ts'
import type { ListingQuery } from '../product-index/rules/listing-query.ts'
import type { Understood } from '../product-index/rules/explain-phrase.ts'
import { LISTING, nameCondition, nameRange, nameChosen } from './texts/listing-texts.ts'
import { chooseFilter, clearFilters, refineListing, searchWithout } from './store/listing.ts'

interface Props {
  groups: readonly FilterGroup[]
  query: ListingQuery
  /** How the phrase was understood. */
  understood: Understood | undefined
  /** The page's own category. */
  category: string
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
export function ActiveFilters({ groups, query, understood, category, own, onEmptied }: Props) {
  const named = understood?.category?.slug === category ? null : understood?.category
  const { filters, isAvailable, price } = query
  const chosen: Chip[] = Object.entries(besideOwn(filters, own)).flatMap(([attribute, ids]) =>
    ids.map((id) => {
      const group = groups.find((one) => one.id === attribute)
      const value = group?.values.find((one) => one.id === id)
      return {
        key: `${attribute} ${id}`,
        name: group && value ? nameChosen(group, value.name, groups) : LISTING.otherFilter,
        turnOff: () => chooseFilter(attribute, id, false),
      }
    }),
  )
  const said = [
    ...(named ? [{ ...named, key: 'category' }] : []),
    ...(understood?.conditions ?? []).map(({ condition, without }) => {
      const name = nameCondition(condition)
      return { key: name, name, without }
    }),
  ]
  chosen.unshift(
    ...said.map(({ key, name, without }) => ({ key, name, turnOff: () => searchWithout(without) })),
  )
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
            const others = withoutFilters(query)
            void (understood && said.length > 0 ? searchWithout(understood.words, others) : clearFilters())
          }}
        >
          {LISTING.clearAll}
        </button>
      </li>
    </ul>
  )
}
