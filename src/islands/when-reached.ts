import { WAKING } from './intent-ready.ts'

/** The first of these says that somebody is there, also in another tab. */
const REACHES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'intent', 'storage', WAKING]

/** Runs `task` when the page is loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 })
    else setTimeout(task, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Whether the shop has stored something about the shopper: a cart, an order, a changed theme. */
function isKnown(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    // Without storage, the window's name or the history may have a cart.
    return true
  }
}

/**
 * Fetches code at the first reach, and while the page is idle for a shopper of whom something is stored. If it cannot be
 * fetched, a held link is followed; the notice of trouble tells of any other held press and of an open popup without its
 * content; a listing tells of its filters. The next reach tries again.
 */
export function whenReached(fetchCode: () => Promise<unknown>): void {
  let isAsked = false
  const ask = (event?: Event) => {
    // When a page loads under a resting pointer, the browser says that it moved by nothing.
    const isStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (isAsked || isStill) return
    isAsked = true
    fetchCode().then(
      () => REACHES.forEach((type) => removeEventListener(type, ask, true)),
      (error: unknown) => {
        isAsked = false
        document.querySelector('main [client][data-intent]')?.setAttribute('data-intent', 'failed')
        // In browsers without popovers nothing has opened yet.
        const held = document.querySelector<HTMLElement>(
          ':is([data-press],[popovertarget])[aria-busy=true],:is(:popover-open) [client]',
        )
        if (held instanceof HTMLAnchorElement) location.assign(held.href)
        else if (held) throw error
      },
    )
  }
  for (const type of REACHES) addEventListener(type, ask, true)
  // A shopper may have reached for something before this code ran.
  if (document.querySelector('[data-intent],:focus')) ask()
  else if (isKnown()) whenIdle(() => ask())
}
