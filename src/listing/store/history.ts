import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { formatListingAddress, isPlain, type ListingQuery } from '../../product-index/rules/listing-query.ts'
import { $listing } from './listing.ts'
import type { HistoryEntry, ListingView } from './listing-view.ts'

const SCROLL_SETTLE_MS = 150

/** Kept with each history entry: the browser restores its own when the page may still be too short for it. */
let target: number | undefined

function keptPlace(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/** True while the address goes back after a failure, which takes the browser a moment. */
let isGoingBack = false

/** The scroll position in pixels, noted on each scroll: reading `scrollY` amid a change would force a layout. */
let place = 0

/** Keeps a scroll position with the present entry of the history. */
function keepPlace(at: number): void {
  const isKept = (keptPlace() ?? 0) === at
  if (!isKept && target === undefined)
    history.replaceState({ ...(history.state as object | null), scrollY: at }, '')
}

/** Not while a query is loading: its address stands there already, and the list is still another's. */
function keepShownPlace(at: number): void {
  if ($listing.get().status.state !== 'loading') keepPlace(at)
}

/**
 * Safari brings a page back from its cache at the top when `scrollRestoration` is 'manual'. Until a frame has passed, no scroll
 * of the browser's own is kept.
 */
function returnAsLeft(left: number): void {
  target = left
  scrollTo(0, left)
  requestAnimationFrame(() => requestAnimationFrame(restorePlace))
}

/** True while a scroll position is still to be restored, for which the whole list has to be rendered at once. */
export function isReturning(): boolean {
  return target !== undefined
}

/** Goes back to the kept scroll position. Call it when all products of a result are on the page. */
export function restorePlace(): void {
  if (target === undefined || $listing.get().status.state === 'loading') return
  scrollTo(0, target)
  target = undefined
}

/** @param isStatic true where the static grid is the result: the browser restores the position by itself */
export function followScroll(isStatic: boolean): void {
  target = isStatic ? undefined : keptPlace()
  place = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    place = scrollY
    clearTimeout(timer)
    timer = setTimeout(() => keepShownPlace(scrollY), SCROLL_SETTLE_MS)
  }
  addEventListener('scroll', keepSoon, { passive: true })
  let left = 0
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    left = scrollY
    keepShownPlace(left)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returnAsLeft(left)
  })
  addEventListener('popstate', () => {
    if (isGoingBack) returnAsLeft(place)
    else target = keptPlace() ?? 0
  })
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}

/**
 * Every deliberate change is one history entry (rules 202, 208), written when it is asked. After a failure the address goes
 * back to that of the list (rule 210); one that was opened stays, so that a reload asks it again.
 * @param firstPagePath the path of the category's first page; `null` on that page itself
 * @param follow called when the shopper went back or forward
 */
export function writeHistory(firstPagePath: string | null, follow: () => void): void {
  const base = firstPagePath ?? location.pathname
  let asked = $listing.get().requestId
  let answered = asked
  /** How many entries the queries have whose results have not come yet. */
  let unanswered = 0
  /** The address of the list that is shown; `undefined` until the first result. */
  let shown: string | undefined
  /** The address that will be written after the next paint. */
  let waiting: { write: () => void; cancel: () => void } | undefined

  const present = () => location.pathname + location.search
  const noteAnswer = () => {
    unanswered = 0
    shown = present()
  }

  const write = (query: ListingQuery, entry: HistoryEntry, left: number) => {
    const address = base + formatListingAddress(query, QUERY_LIMITS)
    if (address === present()) return
    if (entry === 'push') {
      keepPlace(left)
      history.pushState(null, '', address)
      unanswered++
    } else {
      history.replaceState(history.state, '', address)
    }
    history.scrollRestoration = isPlain(query, QUERY_LIMITS) ? 'auto' : 'manual'
  }

  const writeSoon = (view: ListingView) => {
    const { requestId, entry } = view
    // The entry keeps the scroll position of the moment it is left, so it is left before the result scrolls the page.
    const left = place
    const writeThis = () => {
      waiting = undefined
      const now = $listing.get()
      write(now.requestId === requestId ? now.query : view.query, entry, left)
      if (answered === requestId) noteAnswer()
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
    // Back and Forward have left the entry that was still to be written.
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
    // A result that needs no waiting is written with its question.
    if (requestId !== asked) {
      if (status.state === 'shown') answered = requestId
      ask(view)
      if (entry === 'none' && status.state === 'shown') noteAnswer()
    } else if (status.state !== 'loading' && requestId !== answered) {
      answered = requestId
      if (status.state === 'failed') goBack()
      else if (!waiting) {
        if (entry !== 'none') write(query, 'replace', place)
        noteAnswer()
      }
    }
  })
  addEventListener('popstate', () => {
    if (!isGoingBack) {
      follow()
      return
    }
    // Only once every listener has heard of it.
    setTimeout(() => {
      isGoingBack = false
      waiting?.write()
    })
  })
}
