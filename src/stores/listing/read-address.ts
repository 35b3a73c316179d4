import { QUERY_LIMITS } from '../../config/query-limits.ts'
import {
  formatListingAddress,
  parseListingAddress,
  type ListingQuery,
} from '../../domain/listing/listing-query.ts'

/** What an entry of the history keeps beside its address. */
export interface EntryState {
  /** Products a page: an address that the shop writes leaves 10 out (rule 202), and a reload shall show as many again. */
  productsCount?: number
}

const saysCount = () => new URLSearchParams(location.search).has('productsCount')

/** The address's query; how many products a page has may stand in its entry of the history instead. */
export function readQuery(category: string): ListingQuery {
  const query = parseListingAddress(category, location.search, QUERY_LIMITS)
  const { productsCount } = (history.state as EntryState | null) ?? {}
  return productsCount === undefined || saysCount() ? query : { ...query, productsCount }
}

/** The canonical query string of the query in the present address: 10 products a page stay written where it says so. */
export function queryString(query: ListingQuery): string {
  return formatListingAddress(query, QUERY_LIMITS, saysCount())
}
