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

/** The entry that will be written after the next paint. */
interface WaitingEntry {
  /** @param view the listing, with this query */
  write: (view: ListingView) => void
  cancel: () => void
}

/** The address of the listing without a query. */
let base = ''
/** How many entries have queries without a result yet. */
let unanswered = 0
/** The address of the shown list; `undefined` before the first result. */
let shown: string | undefined
let waiting: WaitingEntry | undefined

const present = () => location.pathname + location.search

function markAnswered(): void {
  unanswered = 0
  shown = present()
}

/** @param left the scroll position of the entry that is left */
function write(query: ListingQuery, entry: HistoryEntry, left: number): void {
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

function writeSoon(entry: HistoryEntry): void {
  // The entry that is left keeps this scroll position, from before the result scrolls the page.
  const left = place
  const writeThis = ({ query, status }: ListingView) => {
    waiting = undefined
    write(query, entry, left)
    if (status.state === 'shown') markAnswered()
  }
  const writeNow = () => writeThis($listing.get())
  if (isGoingBack) waiting = { write: writeThis, cancel: () => undefined }
  else if (left > 0) writeNow()
  else waiting = { write: writeThis, cancel: afterPaint(writeNow) }
}

/** Writes a new query. After Back or Forward a waiting write is dropped: its entry is no longer the present one. */
function ask({ entry, status }: ListingView, before: ListingView): void {
  const last = waiting
  waiting = undefined
  last?.cancel()
  if (entry === 'none') {
    unanswered = 0
    if (status.state === 'shown') markAnswered()
    return
  }
  last?.write(before)
  writeSoon(entry)
}

/** Returns to the address of the shown list. */
function goBack(): void {
  waiting?.cancel()
  waiting = undefined
  isGoingBack = unanswered > 0
  if (isGoingBack) history.go(-unanswered)
  else if (shown !== undefined) history.replaceState(history.state, '', shown)
  unanswered = 0
}

/** Takes the result of a query. The address of one that waits is written with it. */
function takeResult({ status, entry, query }: ListingView): void {
  if (status.state === 'failed') goBack()
  else if (!waiting) {
    if (entry !== 'none') write(query, 'replace', place)
    markAnswered()
  }
}

/**
 * Makes each deliberate change one history entry (rules 202, 208), written when the query is asked. After a failure the
 * address returns to that of the shown list. If the page was opened with the address that failed, there is no
 * list to return to: the address stays, so that a reload asks it again.
 * @param firstPagePath the path of the category's first page; `null` on that page itself
 * @param follow called when the shopper went back or forward
 */
export function writeHistory(firstPagePath: string | null, follow: () => void): void {
  base = firstPagePath ?? location.pathname
  $listing.listen((view, before = view) => {
    if (view.requestId !== before.requestId) ask(view, before)
    else if (before.status.state === 'loading' && view.status.state !== 'loading') takeResult(view)
  })
  addEventListener('popstate', () => {
    if (!isGoingBack) {
      follow()
      return
    }
    // After a timeout, so that every listener has been called before.
    setTimeout(() => {
      isGoingBack = false
      waiting?.write($listing.get())
    })
  })
}
