import { $listing } from './listing.ts'

const SCROLL_SETTLE_MS = 150

/** Kept with each history entry: the browser restores its own when the page may still be too short for it. */
let target: number | undefined

function keptPlace(): number | undefined {
  return (history.state as { scrollY?: number } | null)?.scrollY
}

/** The scroll position in pixels, noted on each scroll: reading `scrollY` amid a change would force a layout. */
let place = 0

/** The scroll position, in pixels. */
export function placeNow(): number {
  return place
}

/** Keeps a scroll position with the present entry of the history. */
export function keepPlace(at: number): void {
  const isKept = (keptPlace() ?? 0) === at
  if (!isKept && target === undefined && $listing.get().status.state !== 'loading')
    history.replaceState({ ...(history.state as object | null), scrollY: at }, '')
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
  addEventListener('pagehide', () => keepPlace(scrollY))
  addEventListener('popstate', () => (target = keptPlace() ?? 0))
  for (const move of ['wheel', 'touchmove', 'keydown'])
    addEventListener(move, () => (target = undefined), { passive: true })
}
