import { QUERY_LIMITS } from '../config/limits.ts'
import { formatListingAddress, type ListingQuery } from '../domain/listing-query.ts'
import { $listing, type ListingView } from '../stores/listing.ts'

interface Options {
  /** Reads the query string of an address. */
  parse: (search: string) => ListingQuery
  /** The path that a question is written to. */
  base: string
  /** True for a question that the page's own list answers: the browser then keeps the place by itself. */
  isOwnAnswer: (query: ListingQuery) => boolean
  /** Called when Back or Forward has changed the address. */
  onReturn: () => void
}

const SCROLL_SETTLE_MS = 150

function keptScroll(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/**
 * Keeps the address and the listing in step (design decision 2): every deliberate change is one history entry, the
 * keys of one search are one together; Back, Forward and reload bring back the list and the place in it.
 * @returns whether there is a place to go back to, and what goes there once the list is long enough
 */
export function followAddress({ parse, base, isOwnAnswer, onReturn }: Options): {
  isReturning: () => boolean
  restoreScroll: () => void
} {
  let written = $listing.get().question
  /** The place to go back to; forgotten when the shopper moves first. */
  let scrollTarget = isOwnAnswer(parse(location.search)) ? undefined : keptScroll()

  const keepScroll = () => {
    if (scrollTarget === undefined && !$listing.get().isLoading)
      history.replaceState({ ...(history.state as object | null), scrollY }, '')
  }

  const write = ({ query, entry, question, isLoading, answered }: ListingView) => {
    // A further page is written with its answer: until then the address says what is there.
    const isMore = formatListingAddress({ ...query, page: answered.page }, QUERY_LIMITS)
    if (isLoading && query.page > 1 && isMore === formatListingAddress(answered, QUERY_LIMITS)) return
    const kind = question === written ? 'replace' : entry
    written = question
    if (kind === 'none') return
    const isMeant = JSON.stringify(parse(location.search)) === JSON.stringify(query)
    // 10 products a page are never written (spec section 9): an address that says them is left alone.
    if (isMeant && location.search.includes('productsCount=10')) return
    const address = base + formatListingAddress(query, QUERY_LIMITS)
    if (address === location.pathname + location.search) return
    if (kind === 'push') {
      keepScroll()
      history.pushState({}, '', address)
    } else {
      history.replaceState(history.state, '', address)
    }
    history.scrollRestoration = isOwnAnswer(query) ? 'auto' : 'manual'
  }

  $listing.listen((view) => {
    if (!view.hasFailed) write(view)
  })

  addEventListener('popstate', () => {
    scrollTarget = keptScroll() ?? 0
    onReturn()
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(keepScroll, SCROLL_SETTLE_MS)
    },
    { passive: true },
  )
  addEventListener('pagehide', keepScroll)
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (scrollTarget = undefined), { passive: true })

  return {
    isReturning: () => scrollTarget !== undefined,
    restoreScroll: () => {
      if (scrollTarget === undefined || $listing.get().isLoading) return
      scrollTo(0, scrollTarget)
      scrollTarget = undefined
    },
  }
}
