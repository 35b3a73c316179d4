import { QUERY_LIMITS } from '../../config/query-limits.ts'
import {
  formatListingAddress,
  parseListingAddress,
  type ListingQuery,
} from '../../domain/listing/listing-query.ts'

/** What an entry of the history knows beside its address. */
export interface EntryState {
  /** The shop leaves 10 products a page out of what it writes (rule 202), and a reload shall show as many again. */
  productsCount?: number
}

const saysCount = () => new URLSearchParams(location.search).has('productsCount')

/** What the address asks; where it says nothing of the products on a page, its entry of the history may. */
export function readQuery(category: string): ListingQuery {
  const query = parseListingAddress(category, location.search, QUERY_LIMITS)
  const { productsCount } = (history.state as EntryState | null) ?? {}
  return productsCount === undefined || saysCount() ? query : { ...query, productsCount }
}

/** The one query string of a question that the present address asks already: 10 products a page stay where it says so. */
export function queryString(query: ListingQuery): string {
  return formatListingAddress(query, QUERY_LIMITS, saysCount())
}
