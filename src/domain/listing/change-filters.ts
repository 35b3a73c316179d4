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

/** The query with no filter on, from its first page. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, filters: {}, page: 1 }
}
