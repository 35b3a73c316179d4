import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { formatListingAddress, parseListingAddress, type ListingQuery } from '../rules/listing-query.ts'

/** What a history entry keeps beside its address. */
export interface EntryState {
  /** Products a page: an address that the shop writes leaves 10 out (rule 202), and a reload shall show as many again. */
  productsCount?: number
}

const saysCount = () => new URLSearchParams(location.search).has('productsCount')

/** The address's query. The number of products on a page may be in the history entry instead. */
export function readQuery(category: string): ListingQuery {
  const query = parseListingAddress(category, location.search, QUERY_LIMITS)
  const { productsCount } = (history.state as EntryState | null) ?? {}
  return productsCount === undefined || saysCount() ? query : { ...query, productsCount }
}

/** The canonical query string for the present address; 10 products on a page stay written where it says so. */
export function queryString(query: ListingQuery): string {
  return formatListingAddress(query, QUERY_LIMITS, saysCount())
}
