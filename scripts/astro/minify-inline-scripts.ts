import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin } from 'vite'

const COMPONENT = /\.astro$/
/** Not one that gets its content by `set:html`. */
const INLINE_SCRIPT = /(<script is:inline(?:[^>]*[^/>])?>)([^]+?)(<\/script>)/g
/** Exports the script of all islands as a text. */
const ISLAND_RUNTIME = /\/astro-island\.prebuilt\.js$/

function minify(code: string, file: string): string {
  const { code: minified, errors } = minifySync(file, code, { module: false })
  if (errors.length > 0)
    throw new SyntaxError(`An inline script of ${file} cannot be read: ${errors[0]?.message}`)
  return minified
}

/**
 * Astro sends inline scripts as they are written, with their comments and their names, and its own less small than they
 * could be: all are minified as they are read, once and not on every page.
 */
export const minifiedInlineScripts: Plugin = {
  name: 'minified-inline-scripts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: [COMPONENT, ISLAND_RUNTIME] },
    handler: async (id) => {
      if (COMPONENT.test(id))
        return (await readFile(id, 'utf8')).replaceAll(
          INLINE_SCRIPT,
          (_, start: string, code: string, end: string) => start + minify(code, id) + end,
        )
      const { default: script } = (await import(id)) as { default: string }
      return `export default ${JSON.stringify(minify(script, id))}`
    },
  },
}
