import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { MODULE_LINK } from './modules-after-paint.ts'

/** An island that is hydrated as the page is loaded: the addresses of its component and of its renderer. */
const EAGER_ISLAND =
  /<astro-island\b[^>]*? component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"[^>]*? client="load"/g
/** Fetched after what the page shows first. */
const PRELOAD = '<link rel="modulepreload" fetchpriority="low" href="'
const MODULE_SCRIPT = new RegExp(`${MODULE_LINK}([^"]+)"`, 'g')
const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** What a page with islands that it hydrates as it is loaded asks for by then: names of files, each once. */
async function eagerFiles(html: string, read: (name: string) => Promise<string>): Promise<string[]> {
  const islands = [...html.matchAll(EAGER_ISLAND)]
  if (islands.length === 0) return []
  const entries = [...islands, ...html.matchAll(MODULE_SCRIPT)].flatMap(([, ...addresses]) =>
    addresses.map(nameOf),
  )
  const imported = await Promise.all(
    entries.map(async (entry) =>
      [...(await read(entry)).matchAll(STATIC_IMPORT)].map(([, name = '']) => name),
    ),
  )
  return [...new Set([...entries, ...imported.flat()])]
}

/**
 * Has cart and checkout name the files of their islands and scripts, which a browser would else ask for one round trip
 * after another: first each by itself, then what it imports (name-all-imports.ts).
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
          const links = files.map((name) => `${PRELOAD}/_astro/${name}">`).join('')
          await writeFile(page, html.replace('</head>', `${links}</head>`))
        }),
      )
    },
  },
}
