/**
 * Starts an island at the first reach for it (client-intent.ts): its own code, React, Astro's runtime and its styles are asked
 * for side by side. Where React or the island's code does not come, the runtime asks again, and tells; of itself this
 * module tells.
 *
 * When the code cannot be fetched, or has not come in time, the element says `data-intent="failed"`, for styles to tell
 * it, and the next reach tries again: Astro's runtime has by then tried a second address of its own, sent
 * `astro:hydration-error` and handed over a function that does nothing. Because of that second address an island's own
 * chunk may be there twice, so no store may lie in it (scripts/astro/no-store-in-islands.ts).
 */
import { optionsOf, READY, release, WAKING, type IntentElement } from '../../islands/intent-ready.ts'
import { addLink, linkStyles } from '../../islands/link-styles.ts'

/** Asks once for the index of the page's listing, when an island beside it wakes: with its code, and not after it. */
function preloadIndex(island: Element): void {
  const listing = island.closest('main')?.querySelector<HTMLElement>('[data-index]')
  if (!listing) return
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: listing.dataset['index'] ?? '' })
  delete listing.dataset['index']
}

async function wake(island: IntentElement): Promise<void> {
  const componentUrl = island.getAttribute('component-url') ?? ''
  const { styles } = optionsOf(island)
  const styled = styles && linkStyles(styles)
  preloadIndex(island)
  const ignore = () => undefined
  import('../../islands/IntentIsland.tsx').catch(ignore)
  for (const url of [componentUrl, island.getAttribute('renderer-url') ?? ''])
    // The addresses are in the page: the build has put them there.
    // eslint-disable-next-line no-restricted-syntax
    import(/* @vite-ignore */ url).catch(ignore)
  const hydrate = await import('./start-island.ts')
    .then((start) => start.fetchIsland(island))
    .catch(() => void island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true })))
  if (hydrate) {
    await styled
    return hydrate()
  }
  island.dataset['intent'] = 'failed'
  const control = release(island)
  // An open popup has nothing to show without its code; other controls tell when they are pressed.
  if (!control && !document.querySelector(':popover-open')) return
  // A link leads on by itself. A button has nothing else to do: the page's notice of trouble tells, which knows a chunk by its
  // address.
  if (!(control instanceof HTMLAnchorElement)) throw new Error(componentUrl)
  location.href = control.href
}

addEventListener(WAKING, ({ target }) => void wake(target as IntentElement))
// A shopper may have been quicker than this module.
for (const island of document.querySelectorAll<IntentElement>('[data-intent=waking]')) void wake(island)

// An island may put something into the cart: what announces it comes with the first one that is up.
document.addEventListener(READY, () => void import('../cart/toasts.ts').catch(console.error), { once: true })
