import type { ListingQuery } from '../../product-index/rules/listing-query.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from '../../product-index/rules/price-range.ts'

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

/** The filters but those of a landing page that are on as they are there: its heading says them. */
export function besideOwn(filters: Filters, own: Filters): Filters {
  const others = Object.entries(filters).filter(([attribute, ids]) => String(own[attribute]) !== String(ids))
  return Object.fromEntries(others)
}

/** One thing that a query asks for, and the query without it, from its first page. */
export interface SmallerQuery {
  without:
    | { kind: 'filter'; attribute: string; value: string }
    | { kind: 'price'; price: PriceRange }
    | { kind: 'available' }
    | { kind: 'search'; phrase: string }
  query: ListingQuery
}

/** A query without each one thing that it asks for; the order stays (rule 213). */
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
