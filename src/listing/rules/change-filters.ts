import type { ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from '../../product-index/rules/price-range.ts'

/** The query with one value of an attribute switched on or off, back on its first page. */
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

/** The query without filters, availability and price, in the same order, on its first page. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, filters: {}, isAvailable: false, price: null, page: 1 }
}

/** The filters without those of a landing page that are unchanged: its heading names them. */
export function besideOwn(filters: Filters, own: Filters): Filters {
  const others = Object.entries(filters).filter(([attribute, ids]) => String(own[attribute]) !== String(ids))
  return Object.fromEntries(others)
}

/** One condition of a query, and the query without it, on its first page. */
export interface SmallerQuery {
  without:
    | { kind: 'filter'; attribute: string; value: string }
    | { kind: 'price'; price: PriceRange }
    | { kind: 'available' }
    | { kind: 'search'; phrase: string }
  query: ListingQuery
}

/** For each condition of a query: the query without it, in the same order. */
export function smallerQueries(query: ListingQuery): SmallerQuery[] {
  const { filters, price, isAvailable, search } = query
  const first = { ...query, page: 1 }
  return [
    ...Object.entries(filters).flatMap(([attribute, values]) =>
      values.map((value): SmallerQuery => ({
        without: { kind: 'filter', attribute, value },
        query: withFilter(query, attribute, value, false),
      })),
    ),
    ...(price ? [{ without: { kind: 'price', price }, query: { ...first, price: null } } as const] : []),
    ...(isAvailable
      ? [{ without: { kind: 'available' }, query: { ...first, isAvailable: false } } as const]
      : []),
    ...(search === ''
      ? []
      : [{ without: { kind: 'search', phrase: search }, query: { ...first, search: '' } } as const]),
  ]
}
