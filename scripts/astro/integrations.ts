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
function withRuntimeFile(html: string, folder: string): string {
  const [element, code] = RUNTIME.exec(html) ?? []
  if (element === undefined || code === undefined) return html
  const address = `_astro/astro-island.${hash('sha256', code, 'base64url').slice(0, 8)}.js`
  writeFileSync(join(folder, address), code)
  const [style = ''] = STYLE.exec(html) ?? []
  const parts = html.replace(style, '').replace(element, `<script async src="/${address}"></script>`)
  return parts.replace('</head>', `${style}</head>`)
}

/**
 * Puts the styles of a page's head into one element, because each element needs a hash in the page's policy. Leaves a page
 * alone where a file has styles for the screen, which might belong between two others.
 */
function withOneStyle(html: string): string {
  const [head = '', ...rest] = html.split('</head>')
  const styles = [...head.matchAll(/<style>([^]*?)<\/style>/g)]
  if (/<link rel="stylesheet"(?![^>]* media="print")/.test(head)) return html
  const one = `<style>${styles.map(([, css = '']) => css.trim()).join('\n')}</style>`
  const joined = styles.reduce((left, [style], at) => left.replace(style, () => (at === 0 ? one : '')), head)
  return [joined, ...rest].join('</head>')
}

export const lighterPages: AstroIntegration = {
  name: 'lighter-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const file of globSync('**/*.html', { cwd: folder })) {
        const page = join(folder, file)
        writeFileSync(page, withOneStyle(withRuntimeFile(readFileSync(page, 'utf8'), folder)))
      }
    },
  },
}
