/** The address of a listing, as a query and back; `watch-address.ts` fetches it, and `store/history.ts` writes entries. */
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import {
  formatListingAddress,
  isPlain,
  NO_REFINEMENTS,
  parseListingAddress,
  type ListingQuery,
} from '../product-index/rules/listing-query.ts'
import type { ListingData } from './store/listing-data.ts'

/** The address's query. */
export function readQuery(category: string): ListingQuery {
  return parseListingAddress(category, location.search, QUERY_LIMITS)
}

/** The address's query without the values that the shop does not have; a landing page's address asks for its cut too. */
export function readAddress({
  category,
  firstPagePath,
  filters: ownFilters,
  groups,
  otherValues,
  canRefine,
}: Pick<
  ListingData,
  'category' | 'firstPagePath' | 'filters' | 'groups' | 'otherValues' | 'canRefine'
>): ListingQuery {
  const query = readQuery(category)
  const known = Object.entries(query.filters).flatMap(([attribute, ids]) => {
    const here = groups.find(({ id }) => id === attribute)?.values.map((value) => value.id) ?? []
    const values = [...here, ...(otherValues[attribute] ?? [])]
    const kept = ids.filter((id) => values.includes(id))
    return kept.length > 0 ? [[attribute, kept] as const] : []
  })
  const cut = location.pathname === firstPagePath ? {} : ownFilters
  const filters = { ...cut, ...Object.fromEntries(known) }
  return { ...query, ...(!canRefine && NO_REFINEMENTS), filters }
}

/** Makes a listing's address canonical (rule 202), and wakes the listing unless the static grid is the result. */
export function canonicaliseAddress(wake: () => void): void {
  const query = readQuery('')
  const address = new URL(location.href)
  address.search = formatListingAddress(query, QUERY_LIMITS)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  if (!isPlain(query, QUERY_LIMITS)) wake()
  else document.querySelector('[data-query]')?.setAttribute('data-query', 'nothing')
}
