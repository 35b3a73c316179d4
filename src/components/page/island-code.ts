/**
 * At the first reach for an island its own code, React and Astro's runtime are asked for side by side. Where React or the
 * island's code does not come, the runtime asks again, and tells; of itself this module tells.
 */
import { READY, WAKING } from '../../islands/intent-ready.ts'

function fetchCode(island: Element): void {
  const ignore = () => undefined
  const componentUrl = island.getAttribute('component-url') ?? ''
  import('astro-island').catch((error: unknown) =>
    island.dispatchEvent(
      new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error, componentUrl } }),
    ),
  )
  import('../../islands/IntentIsland.tsx').catch(ignore)
  // The address is in the page: the build has put it there.
  // eslint-disable-next-line no-restricted-syntax
  import(/* @vite-ignore */ componentUrl).catch(ignore)
}

addEventListener(WAKING, ({ target }) => fetchCode(target as Element))
// A shopper may have been quicker than this module.
for (const island of document.querySelectorAll('[data-intent=waking]')) fetchCode(island)

// An island may put something into the cart: what announces it comes with the first one that is up.
document.addEventListener(READY, () => void import('../cart/toasts.ts').catch(console.error), { once: true })
