import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { isPlain } from '../../domain/listing/listing-query.ts'
import { queryString, readQuery } from '../../stores/listing/read-address.ts'

/**
 * Gives the listing's address its one form before anything else (rule 202), and wakes the listing where it asks
 * something; where it asks nothing, the page's own list is the answer.
 */
const listing = document.querySelector<HTMLElement>('.listing')

function followAddress(dataset: DOMStringMap, island: Element | null): void {
  const query = readQuery('')
  const address = new URL(location.href)
  address.search = queryString(query)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  if (!isPlain(query, QUERY_LIMITS)) island?.dispatchEvent(new Event('intent'))
  else if ('asked' in dataset) dataset['asked'] = 'nothing'
}

// Other pages share this file, for the sake of its parser.
if (listing) {
  const follow = () => followAddress(listing.dataset, listing.querySelector('astro-island'))
  follow()
  addEventListener('popstate', follow)
}
