/** Reads a listing's address as a query and rewrites it. `watch-address.ts` fetches this file. */
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import {
  formatListingAddress,
  isPlain,
  NO_REFINEMENTS,
  parseListingAddress,
  type ListingQuery,
} from '../product-index/rules/listing-query.ts'
import type { ListingData } from './store/listing-view.ts'

/** The query of the address. */
export function readQuery(category: string): ListingQuery {
  return parseListingAddress(category, location.search, QUERY_LIMITS)
}

/** The query of the address, without values that the shop lacks. A landing page's address also asks for its cut. */
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

/** Makes a listing's address canonical (rule 202). If it has a query, wakes the listing. */
export function canonicaliseAddress(wake: () => void): void {
  const query = readQuery('')
  const address = new URL(location.href)
  address.search = formatListingAddress(query, QUERY_LIMITS)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  if (!isPlain(query, QUERY_LIMITS)) wake()
  else document.querySelector('[data-query]')?.setAttribute('data-query', 'nothing')
}
