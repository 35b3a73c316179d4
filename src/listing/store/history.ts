import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { formatListingAddress, isPlain, type ListingQuery } from '../../product-index/rules/listing-query.ts'
import { $listing } from './listing.ts'
import type { HistoryEntry, ListingView } from './listing-view.ts'

const SCROLL_SETTLE_MS = 150

/**
 * The scroll position that is still to be restored; `undefined` for none. Each history entry keeps its own, because the
 * browser may restore a position before the list is long enough.
 */
let target: number | undefined

function readPosition(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/** True while the address goes back after a failure. That takes the browser a moment. */
let isGoingBack = false

/** The scroll position in pixels, noted at each scroll: reading `scrollY` during a change would force a layout. */
let place = 0

/** Stores a scroll position in the present history entry. */
function storePosition(at: number): void {
  const isKept = (readPosition() ?? 0) === at
  if (!isKept && target === undefined)
    history.replaceState({ ...(history.state as object | null), scrollY: at }, '')
}

/** Stores the position unless a query loads: then the address is already the query's, but the page still shows the last list. */
function storeShownPosition(at: number): void {
  if ($listing.get().status.state !== 'loading') storePosition(at)
}

/**
 * With manual `scrollRestoration`, Safari returns a page from its cache at the top. So the position is set here, and
 * the browser's own scrolls are ignored until a frame has passed.
 */
function returnAsLeft(left: number): void {
  target = left
  scrollTo(0, left)
  requestAnimationFrame(() => requestAnimationFrame(restorePlace))
}

/** True while a scroll position has to be restored. The whole list must then be rendered at once. */
export function isReturning(): boolean {
  return target !== undefined
}

/** Scrolls to the stored position. Call it when all products of a result are on the page. */
export function restorePlace(): void {
  if (target === undefined || $listing.get().status.state === 'loading') return
  scrollTo(0, target)
  target = undefined
}

/** @param isStatic true where the static grid is the result: the browser then restores the position itself */
export function followScroll(isStatic: boolean): void {
  target = isStatic ? undefined : readPosition()
  place = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeSoon = () => {
    place = scrollY
    clearTimeout(timer)
    timer = setTimeout(() => storeShownPosition(scrollY), SCROLL_SETTLE_MS)
  }
  addEventListener('scroll', storeSoon, { passive: true })
  let left = 0
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    left = scrollY
    storeShownPosition(left)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returnAsLeft(left)
  })
  addEventListener('popstate', () => {
    if (isGoingBack) returnAsLeft(place)
    else target = readPosition() ?? 0
  })
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}

/**
 * Makes each deliberate change one history entry (rules 202, 208), written when the query is asked. After a failure the
 * address returns to that of the shown list. If the page was opened with the address that failed, there is no
 * list to return to: the address stays, so that a reload asks it again.
 * @param firstPagePath the path of the category's first page; `null` on that page itself
 * @param follow called when the shopper went back or forward
 */
export function writeHistory(firstPagePath: string | null, follow: () => void): void {
  const base = firstPagePath ?? location.pathname
  let asked = $listing.get().requestId
  let answered = asked
  /** How many entries have queries without a result yet. */
  let unanswered = 0
  /** The address of the shown list; `undefined` before the first result. */
  let shown: string | undefined
  /** The entry that will be written after the next paint. */
  let waiting: { write: () => void; cancel: () => void } | undefined

  const present = () => location.pathname + location.search
  const markAnswered = () => {
    unanswered = 0
    shown = present()
  }

  const write = (query: ListingQuery, entry: HistoryEntry, left: number) => {
    const address = base + formatListingAddress(query, QUERY_LIMITS)
    if (address === present()) return
    if (entry === 'push') {
      storePosition(left)
      history.pushState(null, '', address)
      unanswered++
    } else {
      history.replaceState(history.state, '', address)
    }
    history.scrollRestoration = isPlain(query, QUERY_LIMITS) ? 'auto' : 'manual'
  }

  const writeSoon = (view: ListingView) => {
    const { requestId, entry } = view
    // The entry that is left keeps this scroll position, from before the result scrolls the page.
    const left = place
    const writeThis = () => {
      waiting = undefined
      const now = $listing.get()
      write(now.requestId === requestId ? now.query : view.query, entry, left)
      if (answered === requestId) markAnswered()
    }
    if (isGoingBack) waiting = { write: writeThis, cancel: () => undefined }
    else if (left > 0) writeThis()
    else waiting = { write: writeThis, cancel: afterPaint(writeThis) }
  }

  const ask = (view: ListingView) => {
    asked = view.requestId
    const last = waiting
    waiting = undefined
    last?.cancel()
    // After Back or Forward a waiting write is dropped: its entry is no longer the present one.
    if (view.entry === 'none') {
      unanswered = 0
      return
    }
    last?.write()
    writeSoon(view)
  }

  const goBack = () => {
    waiting?.cancel()
    waiting = undefined
    isGoingBack = unanswered > 0
    if (isGoingBack) history.go(-unanswered)
    else if (shown !== undefined) history.replaceState(history.state, '', shown)
    unanswered = 0
  }

  $listing.listen((view) => {
    const { requestId, entry, status, query } = view
    // A new query. A result that came at once is written together with it.
    if (requestId !== asked) {
      if (status.state === 'shown') answered = requestId
      ask(view)
      if (entry === 'none' && status.state === 'shown') markAnswered()
    } else if (status.state !== 'loading' && requestId !== answered) {
      answered = requestId
      if (status.state === 'failed') goBack()
      else if (!waiting) {
        if (entry !== 'none') write(query, 'replace', place)
        markAnswered()
      }
    }
  })
  addEventListener('popstate', () => {
    if (!isGoingBack) {
      follow()
      return
    }
    // After a timeout, so that every listener has been called before.
    setTimeout(() => {
      isGoingBack = false
      waiting?.write()
    })
  })
}
