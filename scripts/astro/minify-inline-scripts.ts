import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin } from 'vite'

const COMPONENT = /\.astro$/
/** Not one that gets its content by `set:html`. */
const INLINE_SCRIPT = /(<script is:inline(?:[^>]*[^/>])?>)([^]+?)(<\/script>)/g

function minify(code: string, file: string): string {
  const { code: minified, errors } = minifySync(file, code, { module: false })
  if (errors.length > 0)
    throw new SyntaxError(`An inline script of ${file} cannot be read: ${errors[0]?.message}`)
  return minified
}

/**
 * Astro sends inline scripts as they are written, with their comments and their names: they are minified as they are read,
 * once and not on every page.
 */
export const minifiedInlineScripts: Plugin = {
  name: 'minified-inline-scripts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: COMPONENT },
    handler: async (id) =>
      (await readFile(id, 'utf8')).replaceAll(
        INLINE_SCRIPT,
        (_, start: string, code: string, end: string) => start + minify(code, id) + end,
      ),
  },
}
