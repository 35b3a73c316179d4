import { defineMiddleware } from 'astro:middleware'
import { minifySync } from 'vite'
import { rewriteTextElements } from './text-elements.ts'

const minified = new Map<string, string>()

/** Most pages have the same few scripts: each is minified once. */
function minify(code: string): string {
  const known = minified.get(code)
  if (known !== undefined) return known
  const { code: result, errors } = minifySync('inline.js', code, { module: false })
  if (errors.length > 0)
    throw new SyntaxError(`An inline script cannot be read: ${errors[0]?.message}\n${code}`)
  minified.set(code, result)
  return result
}

/** A middleware: Astro sends inline scripts as they are written, with their comments and their names. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  return new Response(
    // Those of ours have neither an address nor a type.
    rewriteTextElements(html, ({ name, attributes, content }) =>
      name === 'script' && attributes === '' ? `<script>${minify(content)}</script>` : undefined,
    ),
    response,
  )
})
