import { $listing } from './listing.ts'

/**
 * Keeps the place in the list with each entry of the browser's history, and goes back to it: the browser cannot, where
 * the list is longer than the page's own until its answer is there.
 */

const SCROLL_SETTLE_MS = 150

/** The place to go back to; forgotten when the shopper moves first. */
let target: number | undefined

function keptPlace(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/** Where the list stands. It is noted whenever it scrolls: to ask amid a change has the page laid out for the answer. */
let place = 0

/** Where the list stands, in pixels. */
export function placeNow(): number {
  return place
}

/** Notes a place with the present entry of the history. */
export function keepPlace(at: number): void {
  const isKept = (keptPlace() ?? 0) === at
  if (!isKept && target === undefined && $listing.get().status.state !== 'loading')
    history.replaceState({ ...(history.state as object | null), scrollY: at }, '')
}

/** True while a place in the list is to be gone back to: all of it is shown at once then. */
export function isReturning(): boolean {
  return target !== undefined
}

/** Goes back to the kept place; called when an answer is on the page with all of its products. */
export function restorePlace(): void {
  if (target === undefined || $listing.get().status.state === 'loading') return
  scrollTo(0, target)
  target = undefined
}

/** @param isOwnList true where the page's own list is shown: the browser then keeps the place by itself */
export function followScroll(isOwnList: boolean): void {
  target = isOwnList ? undefined : keptPlace()
  place = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    place = scrollY
    clearTimeout(timer)
    timer = setTimeout(() => keepPlace(scrollY), SCROLL_SETTLE_MS)
  }
  addEventListener('scroll', keepSoon, { passive: true })
  addEventListener('pagehide', () => keepPlace(scrollY))
  addEventListener('popstate', () => (target = keptPlace() ?? 0))
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}
