import { QUERY_LIMITS } from '../config/query-limits.ts'
import { isPlain } from './rules/listing-query.ts'
import { queryString, readQuery } from './store/read-address.ts'

/** Makes a listing's address canonical (rule 202), and wakes the listing unless the static grid is the result. */
export function followAddress(island: Element): void {
  const query = readQuery('')
  const address = new URL(location.href)
  address.search = queryString(query)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  if (!isPlain(query, QUERY_LIMITS)) island.dispatchEvent(new Event('intent'))
  else island.closest('[data-query]')?.setAttribute('data-query', 'nothing')
}
