import type { ListingQuery } from './listing-query.ts'

/** The query with a value of an attribute chosen or not, from its first page. */
export function withFilter(
  query: ListingQuery,
  attribute: string,
  value: string,
  isOn: boolean,
): ListingQuery {
  const others = (query.filters[attribute] ?? []).filter((id) => id !== value)
  const { [attribute]: _, ...rest } = query.filters
  const ids = isOn ? [...others, value].sort() : others
  return { ...query, page: 1, filters: ids.length > 0 ? { ...rest, [attribute]: ids } : rest }
}

/** The query with no filter on and in the same order, from its first page; availability and price are filters too. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, filters: {}, isAvailable: false, price: null, page: 1 }
}
