/**
 * Starts an island at the first reach for it (client-intent.ts): its own code, React, Astro's runtime and its styles are
 * fetched side by side. Where React or the island's code cannot be fetched, the runtime tries again and reports it; where the
 * runtime cannot be fetched, this module reports it.
 *
 * When the code cannot be fetched, or has not come in time, the island has `data-intent="failed"`, which styles show, and
 * the next reach tries again: Astro's runtime has by then tried a second address of its own, sent
 * `astro:hydration-error` and handed over a function that does nothing. Because of that second address an island's own
 * chunk may be loaded twice, so no store may lie in it (scripts/astro/no-store-in-islands.ts).
 */
import { optionsOf, READY, release, WAKING, type IntentElement } from '../../islands/intent-ready.ts'
import { addLink, linkStyles } from '../../islands/link-styles.ts'

/** Preloads the index of the page's listing, once, while the code of an island beside it is fetched. */
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
    // The build has written these addresses into the page.
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
  // An open popup has nothing to show without its code. Otherwise a shopper is told only after a press.
  if (!control && !document.querySelector(':popover-open')) return
  // A link is followed instead. A button has nothing else to do, so the page's notice of trouble names the chunk.
  if (!(control instanceof HTMLAnchorElement)) throw new Error(componentUrl)
  location.href = control.href
}

addEventListener(WAKING, ({ target }) => void wake(target as IntentElement))
// A shopper may have been quicker than this module.
for (const island of document.querySelectorAll<IntentElement>('[data-intent=waking]')) void wake(island)

// An island may put something into the cart, so the notification's code is fetched with the first island.
document.addEventListener(READY, () => void import('../cart/toasts.ts').catch(console.error), { once: true })
