import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** An island that is hydrated as the page is loaded: the addresses of its component and of its renderer. */
const EAGER_ISLAND =
  /<astro-island\b[^>]*? component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"[^>]*? client="load"/g
const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** What a page asks for as it is loaded, for the islands that it hydrates by then: names of files, each once. */
async function eagerFiles(html: string, read: (name: string) => Promise<string>): Promise<string[]> {
  const entries = [...html.matchAll(EAGER_ISLAND)].flatMap(([, ...addresses]) => addresses.map(nameOf))
  const imported = await Promise.all(
    entries.map(async (entry) =>
      [...(await read(entry)).matchAll(STATIC_IMPORT)].map(([, name = '']) => name),
    ),
  )
  return [...new Set([...entries, ...imported.flat()])].filter(
    (name) => !html.includes(`src="/_astro/${name}"`),
  )
}

/**
 * Has cart and checkout name the files of their islands, which a browser would else ask for one round trip after
 * another: the island's own, then what that imports (islands-name-all-chunks.ts).
 */
export const preloadedIslands: AstroIntegration = {
  name: 'preloaded-islands',
  hooks: {
    'astro:build:done': async ({ dir, assets }) => {
      const read = (name: string) => readFile(new URL(`_astro/${name}`, dir), 'utf8')
      // Pages of many products have no such island.
      const pages = [...assets].flatMap(([route, files]) => (route.includes('[') ? [] : files))
      await Promise.all(
        pages.map(async (page) => {
          const html = await readFile(page, 'utf8')
          const files = await eagerFiles(html, read)
          if (files.length === 0) return
          // After what the page shows first.
          const link = (name: string) =>
            `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}">`
          const links = files.map(link).join('')
          await writeFile(page, html.replace('</head>', `${links}</head>`))
        }),
      )
    },
  },
}
