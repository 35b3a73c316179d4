// Runs in the page itself, on pages that have nothing to show without their island.
import { CHUNK_TIMEOUT_MS } from '../../config/limits.ts'
import { fillTroubleNotice } from './trouble-notice.ts'

/** Says in the place of an island that its code does not come (rule 709). */
export function tellInPlace(island: HTMLElement): void {
  const notice = document.getElementById('trouble')
  if (!notice) return
  fillTroubleNotice(notice, island.getAttribute('component-url'))
  notice.popover = null
  island.before(notice)
  island.hidden = true
}

// Astro sends this event when the code could not be fetched or broke while it started.
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof HTMLElement && target.matches('[client=load]')) tellInPlace(target)
})
setTimeout(() => {
  const island = document.querySelector<HTMLElement>('[client=load][ssr]:not([hidden])')
  if (island) tellInPlace(island)
}, CHUNK_TIMEOUT_MS)
