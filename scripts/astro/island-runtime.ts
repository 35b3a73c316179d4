import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import pLimit from 'p-limit'

/** How Astro writes its runtime for islands into each page that has one. */
const RUNTIME = /<script>((?:(?!<\/script>)[^])*\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/
const FILES_AT_A_TIME = 16

/** One file for all pages: it is 1.4 kB of every page, and few shoppers wake an island. */
export const islandRuntime: AstroIntegration = {
  name: 'island-runtime',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      const files = await readdir(folder, { recursive: true })
      const move = async (file: string) => {
        const page = join(folder, file)
        const html = await readFile(page, 'utf8')
        const [element, code] = RUNTIME.exec(html) ?? []
        if (element === undefined || code === undefined) return
        const address = `_astro/astro-island.${hash('sha256', code, 'base64url').slice(0, 8)}.js`
        await writeFile(join(folder, address), code)
        await writeFile(page, html.replace(element, `<script async src="/${address}"></script>`))
      }
      await pLimit(FILES_AT_A_TIME).map(
        files.filter((file) => file.endsWith('.html')),
        move,
      )
    },
  },
}
