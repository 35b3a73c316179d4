import { minifySync, type Plugin } from 'vite'

/** Of Astro: exports the script of all islands as a text. */
const RUNTIME = 'astro/runtime/server/astro-island.prebuilt.js'
const SCRIPT = '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>'
const DEV_SCRIPT = '${process.env.NODE_ENV === "development" ? `<script>${islandScriptDev}</script>` : ""}'

/**
 * Every page has an island and few shoppers wake one: Astro's runtime for islands, which Astro puts into each page and which
 * is 1.4 kB of it, becomes a module that is fetched with the first of them (start-island.ts).
 */
export const islandRuntimeLater: Plugin = {
  name: 'island-runtime-later',
  enforce: 'pre',
  resolveId: (id) => (id === 'astro-island' ? '\0astro-island' : undefined),
  load: {
    filter: { id: /^\0astro-island$/ },
    handler: async () => {
      const { default: runtime } = (await import(RUNTIME)) as { default: string }
      return { code: minifySync(RUNTIME, runtime).code, moduleSideEffects: true }
    },
  },
  transform: {
    filter: { id: /\/astro\/dist\/runtime\/server\/scripts\.js$/ },
    handler(code) {
      if (!code.includes(SCRIPT))
        this.error(`Astro writes its runtime into a page in another way than ${SCRIPT}`)
      return code.replace(SCRIPT, () => DEV_SCRIPT)
    },
  },
}
