import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { formatListingAddress, isPlain, NO_REFINEMENTS, type ListingQuery } from '../rules/listing-query.ts'
import { $listing } from './listing.ts'
import type { ListingView } from './listing-view.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { queryString, readQuery, type EntryState } from './read-address.ts'
import { keepPlace, placeNow } from './scroll.ts'
import type { ListingFacts } from './sources.ts'

/** The address's query without the values that the shop does not have; a landing page's address asks for its cut too. */
export function readAddress({
  category,
  firstPagePath,
  filters: ownFilters,
  attributes,
  canRefine,
}: ListingFacts): ListingQuery {
  const query = readQuery(category)
  const known = Object.entries(query.filters).flatMap(([attribute, ids]) => {
    const values = attributes.find(({ id }) => id === attribute)?.values ?? []
    const kept = ids.filter((id) => values.some((value) => value.id === id))
    return kept.length > 0 ? [[attribute, kept] as const] : []
  })
  const cut = location.pathname === firstPagePath ? {} : ownFilters
  const filters = { ...cut, ...Object.fromEntries(known) }
  return { ...query, ...(!canRefine && NO_REFINEMENTS), filters }
}

/** Every deliberate change is one history entry (rules 202, 208). Written when its result is shown. */
export function followAddress(facts: ListingFacts): void {
  const base = facts.firstPagePath ?? location.pathname
  let written = $listing.get().requestId
  /** The address that will be written after the next paint. */
  let waiting: { write: () => void; cancel: () => void } | undefined

  const write = ({ list: { query }, entry }: ListingView, place: number) => {
    const isChange = entry === 'push'
    const address = base + (isChange ? formatListingAddress(query, QUERY_LIMITS) : queryString(query))
    if (address === location.pathname + location.search) return
    const state: EntryState = { productsCount: query.productsCount }
    if (isChange) {
      keepPlace(place)
      history.pushState(state, '', address)
    } else {
      history.replaceState({ ...(history.state as object | null), ...state }, '', address)
    }
    history.scrollRestoration = isPlain(query, QUERY_LIMITS) ? 'auto' : 'manual'
  }

  $listing.listen((view) => {
    if (view.status.state !== 'shown' || view.requestId === written) return
    written = view.requestId
    const last = waiting
    waiting = undefined
    last?.cancel()
    // Back and Forward have left the entry that was still to be written.
    if (view.entry === 'none') return
    last?.write()
    const place = placeNow()
    const writeThis = () => {
      waiting = undefined
      write(view, place)
    }
    // The entry keeps the scroll position of the moment it is left, so it is left before the result scrolls the page.
    if (place > 0) writeThis()
    else waiting = { write: writeThis, cancel: afterPaint(writeThis) }
  })
}
