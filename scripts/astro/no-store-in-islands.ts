import type { Plugin } from 'vite'

/**
 * Astro fetches an island's own chunk a second time under another address when the first try fails: a store in it would
 * exist twice, and the cart of one would not be the other's.
 */
export const noStoreInIslands: Plugin = {
  name: 'no-store-in-islands',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId?.includes('/src/islands/'))
        continue
      const store = chunk.moduleIds.find((id) => id.includes('/src/stores/'))
      if (store)
        this.error(`${store} lies in the island's chunk ${chunk.fileName}: give it a chunk of its own`)
    }
  },
}
