import type { Plugin } from 'vite'

/** Matches the path of a store's file. */
export const STORE_FILE = /\/src\/(storage\/|[\w-]+\/store(\/|\.ts))/

/** Keeps stores out of island chunks: Astro retries a chunk under a second address, and a store in it would exist twice (decision 3). */
export const noStoreInIslands: Plugin = {
  name: 'no-store-in-islands',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry || !file.facadeModuleId?.endsWith('.tsx')) continue
      const store = file.moduleIds.find((id) => STORE_FILE.test(id))
      if (store !== undefined)
        this.error(
          `${store} is in the island's chunk ${file.fileName}: name its folder in CHUNKS (astro.config.mjs)`,
        )
    }
  },
}
