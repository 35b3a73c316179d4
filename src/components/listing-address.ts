import { QUERY_LIMITS } from '../config/limits.ts'
import { formatListingAddress, type ListingQuery } from '../domain/listing-query.ts'
import { $listing, askListing } from '../stores/listing.ts'

interface Options {
  /** Reads the query string of an address. */
  parse: (search: string) => ListingQuery
  /** The path that a question is written to; the page's own unless given. */
  base?: string | undefined
}

const SCROLL_SETTLE_MS = 150

interface EntryState {
  scrollY?: number
}

function keepScroll(): void {
  history.replaceState({ ...(history.state as EntryState | null), scrollY }, '')
}

/**
 * Keeps the address and the listing in step (design decision 2): every deliberate change is one history entry, the
 * keys of one search are one together; Back, Forward and reload bring back the list and the place in it.
 * @returns what goes back to the remembered place once the list is long enough
 */
export function followAddress({ parse, base = location.pathname }: Options): { restoreScroll: () => void } {
  let isReturning = true
  let lastWritten = $listing.get().query
  let scrollTarget = (history.state as EntryState | null)?.scrollY
  history.scrollRestoration = 'manual'

  const write = (query: ListingQuery) => {
    const search = formatListingAddress(query, QUERY_LIMITS)
    const address = base + search
    const isTyping = query.search !== '' && lastWritten.search !== '' && query.search !== lastWritten.search
    // An answer may have fewer pages than its address asked for.
    const isClamped = formatListingAddress({ ...lastWritten, page: query.page }, QUERY_LIMITS) === search
    const isCorrection = isTyping || (isClamped && query.page < lastWritten.page)
    lastWritten = query
    if (address === location.pathname + location.search) return
    if (isReturning || isCorrection) {
      history.replaceState(history.state, '', address)
    } else {
      keepScroll()
      history.pushState({}, '', address)
    }
  }

  $listing.listen(({ query, isLoading }) => {
    write(query)
    if (!isLoading) isReturning = false
  })

  addEventListener('popstate', () => {
    isReturning = true
    scrollTarget = (history.state as EntryState | null)?.scrollY ?? 0
    void askListing(parse(location.search)).then(restoreScroll)
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

  function restoreScroll(): void {
    if (scrollTarget === undefined || $listing.get().isLoading) return
    scrollTo(0, scrollTarget)
    scrollTarget = undefined
  }
  return { restoreScroll }
}
