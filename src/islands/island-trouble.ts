/** Replaces an island whose code could not be fetched by the notice of trouble. Such pages have it inline. */
import { CHUNK_TIMEOUT_MS } from '../config/file-limits.ts'
import type { TroubleNotice } from './watch-trouble.ts'

function showTroubleInPlace(island: HTMLElement | null): void {
  if (!island?.matches('[client=load]')) return
  const notice = document.getElementById('trouble') as TroubleNotice
  notice.fill(island.getAttribute('component-url'))
  notice.removeAttribute('popover')
  island.before(notice)
  island.hidden = true
}

// Astro sends this event when the code could not be fetched, or failed while it started.
addEventListener('astro:hydration-error', ({ target }) => showTroubleInPlace(target as HTMLElement))
setTimeout(
  () => showTroubleInPlace(document.querySelector('[client=load][ssr]:not([hidden])')),
  CHUNK_TIMEOUT_MS,
)
