import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { isPlain } from '../../domain/listing/listing-query.ts'
import { queryString, readQuery } from '../../stores/listing/read-address.ts'

/**
 * Gives a listing's address its one form (rule 202), and wakes the listing where it asks something; where it asks nothing,
 * the page's own list is the answer.
 */
export function followAddress(listing: HTMLElement): void {
  const query = readQuery('')
  const address = new URL(location.href)
  address.search = queryString(query)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  if (!isPlain(query, QUERY_LIMITS)) listing.querySelector('astro-island')?.dispatchEvent(new Event('intent'))
  else if ('asked' in listing.dataset) listing.dataset['asked'] = 'nothing'
}
