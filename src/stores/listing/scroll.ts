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

/** Notes the place with the present entry of the history. */
export function keepPlace(): void {
  if (target === undefined && $listing.get().status.state !== 'loading')
    history.replaceState({ ...(history.state as object | null), scrollY }, '')
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(keepPlace, SCROLL_SETTLE_MS)
  }
  addEventListener('scroll', keepSoon, { passive: true })
  addEventListener('pagehide', keepPlace)
  addEventListener('popstate', () => (target = keptPlace() ?? 0))
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}
