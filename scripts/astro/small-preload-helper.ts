import type { Plugin } from 'vite'

/**
 * Vite's helper around `import()` is 0.8 kB on every page, most of it for style sheets that our islands do not have.
 * This one asks for all of an island's chunks side by side, and no more. Should Vite rename its module, its own comes
 * back and the guard of the budgets says so.
 */
export const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, chunks = []) => {
           for (const chunk of chunks)
             document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + chunk }))
           return load()
         }`
      : undefined,
}
