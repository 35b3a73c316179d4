import type { Plugin } from 'vite'

/**
 * A browser learns of a file's imports when it has the file, and of theirs when it has those: of a listing's, five round
 * trips one after another. Whatever is fetched on intent names all that it needs by itself, and that comes side by side in
 * the second. Vite's own way, a list of those names in the file that asks and a helper, is 0.8 kB or more on every page.
 */
export const nameAllImports: Plugin = {
  name: 'name-all-imports',
  enforce: 'pre',
  // Astro keeps nothing else of what is set for the browser's build.
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  // Vite's helper around `import()` would fetch style sheets; of ours, scripts link each by themselves (link-styles.ts).
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const importsOf = (name: string): string[] => {
      const file = bundle[name]
      return file?.type === 'chunk' ? file.imports : []
    }
    const needs = (name: string, found = new Set<string>()): Set<string> => {
      for (const each of importsOf(name)) if (!found.has(each)) needs(each, found.add(each))
      return found
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const isIsland = chunk.isEntry && chunk.facadeModuleId?.includes('/src/islands/')
      if (!isIsland && !chunk.isDynamicEntry) continue
      const missing = [...needs(chunk.fileName)].filter((name) => !chunk.imports.includes(name))
      chunk.code += missing.map((name) => `import"./${name.split('/').pop()}";`).join('')
    }
  },
}
