import { minifySync, type Plugin } from 'vite'

/** Of Astro: exports the script of all islands as a text, which Astro puts into every page with an island. */
const RUNTIME = 'astro/runtime/server/astro-island.prebuilt.js'

/**
 * Every page has an island and few shoppers wake one: Astro's runtime for islands, 1.4 kB of each page, becomes a module
 * that is fetched with the first of them (start-island.ts). Should Astro rename its file, the runtime is in the pages again
 * and the guard of the budgets says so.
 */
export const islandRuntimeLater: Plugin = {
  name: 'island-runtime-later',
  enforce: 'pre',
  resolveId: (id) => (id === 'astro-island' ? '\0astro-island' : undefined),
  load: {
    filter: { id: [/^\0astro-island$/, /\/astro-island\.prebuilt\.js$/] },
    handler: async (id) => {
      if (id !== '\0astro-island') return "export default ''"
      const { default: runtime } = (await import(RUNTIME)) as { default: string }
      return { code: minifySync(RUNTIME, runtime).code, moduleSideEffects: true }
    },
  },
}
