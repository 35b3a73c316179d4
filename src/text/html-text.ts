const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '',
  euro: '€',
  deg: '°',
  sect: '§',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  szlig: 'ß',
  plusmn: '±',
}

/** The accents of entities that are a letter and the accent's name, such as `&aacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  uml: '\u0308',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
}

/** Elements whose content is not shown as text. */
const SILENT = /^(script|style|template|iframe|noscript|svg|math|object)$/
/** Elements that end a line. */
const BREAKS = /^(p|div|section|article|li|ul|ol|dl|dt|dd|h\d|tr|td|th|table|br|hr|blockquote|pre)$/
/** Elements that begin or end an item of a list. */
const LISTS = ['li', 'ul', 'ol']

/** Looks up own keys only, because every object has others, such as `toString`. */
function own(letters: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(letters, name) ? letters[name] : undefined
}

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const digits = name.slice(1).toLowerCase()
    const code = Number(digits.startsWith('x') ? `0${digits}` : digits)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  }
  const mark = own(MARKS, name.slice(1))
  return own(NAMED, name) ?? (mark === undefined ? whole : (name.charAt(0) + mark).normalize('NFC'))
}

/** The place after a tag's `>`, which may also stand in a quoted attribute; the end of the text for an unclosed tag. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  for (let i = start; i < html.length; i++) {
    const char = html.charAt(i)
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '>') return i + 1
    else if ((char === '"' || char === "'") && html.charAt(i - 1) === '=') quote = char
  }
  return html.length
}

/** A paragraph, or the items of a list. */
export type TextBlock = string | readonly string[]

interface Line {
  text: string
  isItem: boolean
}

/** The lines of an HTML text, before entities are decoded; some are empty. */
function toLines(html: string): Line[] {
  const lower = html.toLowerCase()
  let line: Line = { text: '', isItem: false }
  const lines = [line]
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    line.text += html.slice(at, open === -1 ? html.length : open)
    if (open === -1) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end === -1 ? html.length : end + 3
      continue
    }
    const name = /^<\/?([a-z][a-z0-9]*)|^<[!?/]/.exec(lower.slice(open, open + 16))
    if (!name) {
      line.text += '<'
      at = open + 1
      continue
    }
    at = tagEnd(html, open)
    const element = name[1] ?? ''
    const isClosing = lower.charAt(open + 1) === '/'
    if (BREAKS.test(element)) {
      // A block inside a list item belongs to the item until the item or its list ends.
      const isItem = LISTS.includes(element) ? element === 'li' && !isClosing : line.isItem
      line = { text: '', isItem }
      lines.push(line)
    }
    if (SILENT.test(element) && !isClosing) {
      const end = lower.indexOf(`</${element}`, at)
      at = end === -1 ? html.length : tagEnd(html, end)
    }
  }
  return lines
}

/**
 * For HTML that is not sanitised. @example toTextBlocks('<p>Ľan &amp; len</p><ul><li>S</li></ul>') // ['Ľan &
 * len', ['S']]
 */
export function toTextBlocks(html: string): TextBlock[] {
  const blocks: (string | string[])[] = []
  for (const { text, isItem } of toLines(html)) {
    const plain = text
      .replaceAll(/&(#?\w{1,10});/g, decodeEntity)
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
