import type { Plugin } from 'vite'

/**
 * Astro fetches an island's own chunk a second time under another address when the first try fails: a store in it would
 * exist twice, and the cart of one would not be the other's.
 */
export const noStoreInIslands: Plugin = {
  name: 'no-store-in-islands',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry || !file.facadeModuleId?.endsWith('.tsx')) continue
      const store = file.moduleIds.find((id) => /\/src\/(storage\/|\w+\/store(\/|\.ts))/.test(id))
      if (store !== undefined)
        this.error(
          `${store} lies in the island's chunk ${file.fileName}: let a rule take it (CHUNKS in astro.config.mjs)`,
        )
    }
  },
}
