import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { queryString, type EntryState } from '../listing-address.ts'
import { formatListingAddress, isPlain } from '../rules/listing-query.ts'
import { $listing } from './listing.ts'
import type { ListingView } from './listing-view.ts'
import type { ListingFacts } from './sources.ts'

const SCROLL_SETTLE_MS = 150

/** Kept with each history entry: the browser restores its own when the page may still be too short for it. */
let target: number | undefined

function keptPlace(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/** The scroll position in pixels, noted on each scroll: reading `scrollY` amid a change would force a layout. */
let place = 0

/** Keeps a scroll position with the present entry of the history. */
function keepPlace(at: number): void {
  const isKept = (keptPlace() ?? 0) === at
  if (!isKept && target === undefined && $listing.get().status.state !== 'loading')
    history.replaceState({ ...(history.state as object | null), scrollY: at }, '')
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
    timer = setTimeout(() => keepPlace(scrollY), SCROLL_SETTLE_MS)
  }
  addEventListener('scroll', keepSoon, { passive: true })
  let left = 0
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    left = scrollY
    keepPlace(left)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returnAsLeft(left)
  })
  addEventListener('popstate', () => (target = keptPlace() ?? 0))
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}

/** Every deliberate change is one history entry (rules 202, 208). Written when its result is shown. */
export function writeHistory(facts: ListingFacts): void {
  const base = facts.firstPagePath ?? location.pathname
  let written = $listing.get().requestId
  /** The address that will be written after the next paint. */
  let waiting: { write: () => void; cancel: () => void } | undefined

  const write = ({ list: { query }, entry }: ListingView, left: number) => {
    const isChange = entry === 'push'
    const address = base + (isChange ? formatListingAddress(query, QUERY_LIMITS) : queryString(query))
    if (address === location.pathname + location.search) return
    const state: EntryState = { productsCount: query.productsCount }
    if (isChange) {
      keepPlace(left)
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
    const left = place
    const writeThis = () => {
      waiting = undefined
      write(view, left)
    }
    // The entry keeps the scroll position of the moment it is left, so it is left before the result scrolls the page.
    if (left > 0) writeThis()
    else waiting = { write: writeThis, cancel: afterPaint(writeThis) }
  })
}
