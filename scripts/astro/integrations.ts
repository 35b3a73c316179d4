import type { AstroIntegration } from 'astro'
import { hash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const clientIntent: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' }),
  },
}

/** Finds the script that Astro writes into each page with an island. */
const RUNTIME = /<script>((?:(?!<\/script>)[^])*\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/

/** Finds the style that Astro writes before the first island. The build moves it into the head. */
const STYLE = /<style>astro-island,[^<]*<\/style>/

/** Moves that script into one file for all pages: it has 1.4 kB, and few shoppers wake an island. */
export const islandRuntime: AstroIntegration = {
  name: 'island-runtime',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const file of globSync('**/*.html', { cwd: folder })) {
        const page = join(folder, file)
        const html = readFileSync(page, 'utf8')
        const [element, code] = RUNTIME.exec(html) ?? []
        if (element === undefined || code === undefined) continue
        const address = `_astro/astro-island.${hash('sha256', code, 'base64url').slice(0, 8)}.js`
        writeFileSync(join(folder, address), code)
        const [style = ''] = STYLE.exec(html) ?? []
        const parts = html.replace(style, '').replace(element, `<script async src="/${address}"></script>`)
        writeFileSync(page, parts.replace('</head>', `${style}</head>`))
      }
    },
  },
}
