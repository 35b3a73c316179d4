import type { Plugin } from 'vite'

/**
 * The chunks that are asked for beside one: not those which every page or every form of a product has by then, nor
 * those which came with an island's own, and none where a shopper types, scrolls or reads first. A name costs every page
 * its hash, which does not compress.
 */
function chunksBeside(fileName: string, chunks: string[], { hostId }: { hostId: string }): string[] {
  if (/(gallery-reached|header-search|recently-seen|user|react|withdrawal-steps)\./.test(fileName)) return []
  const there = /\/(CheckoutPage|cart|listing|order|sender)\./.test(hostId)
    ? /\/(Page|buy|react|rolldown-runtime|lines|common|cart|order)\./
    : /\/(Page|buy|rolldown-runtime)\./
  return chunks.filter((chunk) => !there.test(chunk))
}

/**
 * Vite's helper around `import()` is 0.8 kB on every page, most of it for style sheets that our islands do not have.
 * This one asks for all of an island's chunks side by side, and no more. Should Vite rename its module, its own comes
 * back and the guard of the budgets says so.
 */
export const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  // Astro keeps nothing else of what is set for the browser's build.
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: chunksBeside } } } : undefined,
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, chunks = []) => {
           for (const chunk of chunks)
             document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + chunk }))
           return load()
         }`
      : undefined,
}
