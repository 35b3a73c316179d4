import { decodeEntities, withoutInvisible } from './characters.ts'

/** Elements that begin and end a line. */
export const BLOCKS = `
  p div section article header footer main aside nav address center form fieldset legend details summary
  figure figcaption ul ol li dl dt dd blockquote pre hr br h1 h2 h3 h4 h5 h6 table caption thead tbody
  tfoot tr td th
`
  .trim()
  .split(/\s+/)
/** Elements that begin or end an item of a list. */
const LISTS = ['li', 'ul', 'ol']
/** Elements whose text is no longer valid, such as an old price. A plain text cannot strike it through, so it is dropped. */
const STRUCK = ['s', 'strike', 'del']

/** A paragraph, or the items of a list. */
export type TextBlock = string | readonly string[]

interface TextLine {
  text: string
  isItem: boolean
}

/** The rest of a tag up to its `>`. A `>` in a quoted attribute does not count. A text that breaks off has no `>`. */
const REST = String.raw`(?:=(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*?(?:>|$)`
/** A comment, an element whose content is not shown as text, or a tag. */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|` +
    String.raw`<(script|style|template|iframe|noscript|svg|math|object)\b${REST}[^]*?(?:</\1${REST}|$)|` +
    String.raw`<(?:(?<slash>/?)(?<name>[a-z][a-z0-9]*)|[!?/])${REST}`,
  'gi',
)

const BLOCK_MARKUP = new RegExp(String.raw`</?(?:${BLOCKS.join('|')})\b`, 'i')

/** Some editors strike a text through by a style, but the sanitiser removes styles. */
const STRUCK_BY_STYLE = /<(span|font|em|strong)\b[^<>]*\bline-through\b[^<>]*>([^]*?)<\/\1>/gi

/** The owner's HTML before it is sanitised or read: styles that strike through become `<s>`, and line ends become HTML. */
export function readableHtml(html: string): string {
  return withLineEnds(html.replaceAll(STRUCK_BY_STYLE, '<s>$2</s>'))
}

/** A text without block elements, with its line ends as HTML: an empty line ends a paragraph, any other is a break. */
function withLineEnds(text: string): string {
  const lines = text.trim().replaceAll(/\r\n?/g, '\n')
  if (!lines.includes('\n') || BLOCK_MARKUP.test(lines)) return text
  const paragraphs = lines.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll('\n', '<br>'))
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
}

/** The lines of an HTML text before its entities are decoded. Some are empty. */
function toLines(html: string): TextLine[] {
  let line: TextLine = { text: '', isItem: false }
  const lines = [line]
  let at = 0
  const tags = [...html.matchAll(MARKUP)]
  // A striking element counts only if it is closed somewhere later.
  const closing = tags.filter(({ groups }) => groups?.['slash'] && isStruck(groups['name'])).length
  let closed = 0
  let depth = 0
  for (const { 0: markup, index, groups } of tags) {
    if (depth === 0) line.text += html.slice(at, index)
    at = index + markup.length
    const element = groups?.['name']?.toLowerCase() ?? ''
    const isEnd = groups?.['slash'] === '/'
    if (isStruck(element)) {
      closed += Number(isEnd)
      depth = isEnd ? Math.max(0, depth - 1) : depth + Number(depth < closing - closed)
    }
    if (!BLOCKS.includes(element)) continue
    // A block inside a list item belongs to the item until the item or its list ends.
    const isItem = LISTS.includes(element) ? element === 'li' && !isEnd : line.isItem
    line = { text: '', isItem }
    lines.push(line)
  }
  line.text += html.slice(at)
  return lines
}

function isStruck(element = ''): boolean {
  return STRUCK.includes(element.toLowerCase())
}

/**
 * Reads the owner's HTML as text, sanitised or not, for quick view, feeds, search and search engines. It uses
 * expressions, because the policy refuses `DOMParser` (a sink of Trusted Types), and a build has none.
 * @example toTextBlocks('<p>Ľan &amp; len</p><ul><li>S</li></ul>') // ['Ľan & len', ['S']]
 */
export function toTextBlocks(html: string): TextBlock[] {
  const blocks: (string | string[])[] = []
  for (const { text, isItem } of toLines(readableHtml(html))) {
    const plain = withoutInvisible(decodeEntities(text))
      .replaceAll(/[^\S\u00A0]+/g, ' ')
      .trim()
    if (plain === '') continue
    const last = blocks.at(-1)
    if (!isItem) blocks.push(plain)
    else if (Array.isArray(last)) last.push(plain)
    else blocks.push([plain])
  }
  return blocks
}
