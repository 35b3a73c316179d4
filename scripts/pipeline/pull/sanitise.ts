import sanitizeHtml from 'sanitize-html'
import type { Fault } from '../report/faults.ts'
import { SHORTCODE } from '../guards/catalogue/broken-text.ts'
import { MAX_HTML_BYTES, MAX_HTML_DEPTH } from '../build-limits.ts'
import { BLOCKS, readableHtml } from '../../../src/text/html-text.ts'

export interface CleanHtml {
  html: string
  /** The names of removed parts that a shopper would miss (`<img>`, `[gallery`), each once. */
  removed: readonly string[]
  /** The reason why it was not cleaned. `html` is then ''. */
  fault?: Fault
}

const TAGS = [
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'],
  ...['h3', 'h4', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'sup', 'sub'],
  ...['div', 'address', 'dl', 'dt', 'dd', 'pre', 's', 'del'],
]
const ATTRIBUTES: Readonly<Record<string, string[]>> = { a: ['href', 'title'], th: ['scope'] }
const RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}
/** h1 and h2 are the page's own, so a text begins with h3. Other blocks become `div`, so that words stay apart. */
const RENAMED = {
  ...Object.fromEntries(BLOCKS.filter((block) => !TAGS.includes(block)).map((block) => [block, 'div'])),
  ...{ h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', strike: 's' },
}

/** Elements that a shopper would miss. The others, such as `span`, only carried styles. */
const MISSED = [
  ...['script', 'img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'canvas', 'map'],
  ...['form', 'input', 'select', 'textarea', 'button'],
]

class TooDeep extends Error {}

/**
 * Removes scripts, styles, handlers, frames, pictures and codes of other systems from the owner's HTML. HTML over a limit gives only a `fault`: twice
 * the depth takes the parser four times as long.
 * @example cleanHtml('<p class="x">Bavlna<img></p>') // { html: '<p>Bavlna</p>', removed: ['<img>'] }
 */
export function cleanHtml(html: string): CleanHtml {
  const refuse = (fault: Fault): CleanHtml => ({ html: '', removed: [], fault })
  const bytes = Buffer.byteLength(html)
  if (bytes > MAX_HTML_BYTES) return refuse({ reason: 'html-size', value: String(bytes) })
  let depth = 0
  const removed = new Set<string>()
  // sanitize-html calls it for every element, with the new name.
  const note: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (MISSED.includes(tagName)) removed.add(`<${tagName}>`)
    return { tagName, attribs }
  }
  const onOpenTag = () => {
    if (++depth > MAX_HTML_DEPTH) throw new TooDeep()
  }
  try {
    const text = readableHtml(html).replaceAll(SHORTCODE, (code) => {
      removed.add(/^\W+\w+/.exec(code)?.[0] ?? code)
      return ''
    })
    const clean = sanitizeHtml(text, {
      ...RULES,
      transformTags: { ...RENAMED, '*': note },
      onOpenTag,
      onCloseTag: () => depth--,
    })
    return { html: clean.trim(), removed: [...removed] }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return refuse({ reason: 'html-depth' })
  }
}
