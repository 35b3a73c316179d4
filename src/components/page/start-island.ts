/** Astro's runtime for islands, which calls their directive (client-intent.ts), and what waits for it. */
import 'astro-island'
import { CHUNK_TIMEOUT_MS } from '../../config/limits.ts'
import { READY, release, type IntentElement } from '../../islands/intent-ready.ts'

/** What starts an island; `undefined` when its code cannot be fetched, or has not come in time. */
export function fetchIsland(island: IntentElement): Promise<(() => Promise<void>) | undefined> {
  return new Promise((done) => {
    setTimeout(done, CHUNK_TIMEOUT_MS)
    const load = () => void island.load?.().then(done)
    island.addEventListener('loadable', load, { once: true })
    load()
    island.addEventListener('astro:hydration-error', () => done(undefined), { once: true })
  })
}

document.addEventListener(READY, ({ target }) => {
  const island = (target as Element).closest<IntentElement>('[client=intent]')
  if (!island) return
  island.isUp = true
  delete island.dataset['intent']
  release(island)?.click()
})
