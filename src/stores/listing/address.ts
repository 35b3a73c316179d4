import { QUERY_LIMITS } from '../../config/limits.ts'
import {
  formatListingAddress,
  isPlain,
  parseListingAddress,
  type ListingQuery,
} from '../../domain/listing/listing-query.ts'
import { $listing, type ListingView } from './listing.ts'
import { afterPaint } from './after-paint.ts'
import { keepPlace, placeNow } from './scroll.ts'
import type { ListingFacts } from './source.ts'

/** What an entry of the history knows beside its address. */
interface EntryState {
  /** 10 products a page are never written into an address (rule 202), and a reload shall show as many again. */
  productsCount?: number
}

/** The address's question, without values that the shop does not have. */
export function readAddress({ category, attributes }: ListingFacts): ListingQuery {
  const query = parseListingAddress(category, location.search, QUERY_LIMITS)
  const known = Object.entries(query.filters).flatMap(([attribute, ids]) => {
    const values = attributes.find(({ id }) => id === attribute)?.values ?? []
    const kept = ids.filter((id) => values.some((value) => value.id === id))
    return kept.length > 0 ? [[attribute, kept] as const] : []
  })
  const { productsCount } = (history.state as EntryState | null) ?? {}
  const isCountKept = productsCount !== undefined && !location.search.includes('productsCount')
  return { ...query, filters: Object.fromEntries(known), ...(isCountKept && { productsCount }) }
}

/**
 * Keeps the address in step with the list (rules 202, 208): every deliberate change is one history entry, the keys of
 * one search are one together. An address is written with its answer, so it always says what is there.
 */
export function followAddress(facts: ListingFacts): void {
  const base = facts.firstPagePath ?? location.pathname
  let written = $listing.get().question
  /** What is written after the next paint. */
  let waiting: { write: () => void; cancel: () => void } | undefined

  const write = ({ answered, entry }: ListingView, place: number) => {
    const isMeant = JSON.stringify(readAddress(facts)) === JSON.stringify(answered)
    const isLeft = isMeant && location.search.includes('productsCount=10')
    const address = base + formatListingAddress(answered, QUERY_LIMITS)
    if (isLeft || address === location.pathname + location.search) return
    const state: EntryState = { productsCount: answered.productsCount }
    if (entry === 'push') {
      keepPlace(place)
      history.pushState(state, '', address)
    } else {
      history.replaceState({ ...(history.state as object | null), ...state }, '', address)
    }
    history.scrollRestoration = isPlain(answered, QUERY_LIMITS) ? 'auto' : 'manual'
  }

  $listing.listen((view) => {
    if (view.status.state !== 'shown' || view.question === written) return
    written = view.question
    const last = waiting
    waiting = undefined
    last?.cancel()
    // Back and Forward have left the entry that was not written yet.
    if (view.entry === 'none') return
    last?.write()
    const place = placeNow()
    const writeThis = () => {
      waiting = undefined
      write(view, place)
    }
    // The browser notes with the entry that is left where the page stands: that is before an answer scrolls it.
    if (place > 0) writeThis()
    else waiting = { write: writeThis, cancel: afterPaint(writeThis) }
  })
}
