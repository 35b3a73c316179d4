import type { FilterGroup, Filters } from '../catalogue/rules/catalogue.ts'
import { besideOwn, withoutFilters } from './rules/change-filters.ts'
import type { ListingQuery } from '../product-index/rules/listing-query.ts'
import type { Understood } from '../product-index/rules/explain-phrase.ts'
import { LISTING, nameCondition, nameRange, nameChosen } from './texts/listing-texts.ts'
import { chooseFilter, clearFilters, refineListing, searchWithout } from './store/listing.ts'

interface Chosen {
  groups: readonly FilterGroup[]
  query: ListingQuery
  /** How the phrase was understood. */
  understood: Understood | undefined
  /** The page's own category. */
  category: string
  /** The filters of a landing page. They have no chips while the heading names them. */
  own: Filters
}

interface Chip {
  key: string
  name: string
  turnOff: () => Promise<void>
  /** True for a condition that the phrase names. */
  isInPhrase?: boolean
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

/** The filters that are on, in the order of their chips, each with its name and how it is turned off. */
export function chosenFilters({ groups, query, understood, category, own }: Chosen): readonly Chip[] {
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
    ...said.map(({ key, name, without }) => ({
      ...{ key, name, isInPhrase: true },
      turnOff: () => searchWithout(without),
    })),
  )
  if (isAvailable)
    chosen.push({
      key: 'available',
      name: LISTING.onlyAvailable,
      turnOff: () => refineListing({ isAvailable: false }),
    })
  if (price)
    chosen.push({ key: 'price', name: nameRange(price), turnOff: () => refineListing({ price: null }) })
  return chosen
}

interface Props extends Pick<Chosen, 'query' | 'understood'> {
  chosen: readonly Chip[]
  /** Moves the focus when the last chip disappears. */
  onEmptied: () => void
}

/** The active filters in one row above the grid. Each can be removed, and all at once. */
export function ActiveFilters({ chosen, query, understood, onEmptied }: Props) {
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
            const isInPhrase = chosen.some((chip) => chip.isInPhrase)
            void (understood && isInPhrase ? searchWithout(understood.words, others) : clearFilters())
          }}
        >
          {LISTING.clearAll}
        </button>
      </li>
    </ul>
  )
}
