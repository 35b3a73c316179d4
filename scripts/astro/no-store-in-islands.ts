import type { Plugin } from 'vite'

/** Files of stores, by their path. If one were loaded twice, its store would exist twice. */
export const STORE_FILE = /\/src\/(storage\/|[\w-]+\/store(\/|\.ts))/

/** Astro retries an island's chunk under another address: a store in it would exist twice (decision 3). */
export const noStoreInIslands: Plugin = {
  name: 'no-store-in-islands',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry || !file.facadeModuleId?.endsWith('.tsx')) continue
      const store = file.moduleIds.find((id) => STORE_FILE.test(id))
      if (store !== undefined)
        this.error(
          `${store} lies in the island's chunk ${file.fileName}: let a rule take it (CHUNKS in astro.config.mjs)`,
        )
    }
  },
}
