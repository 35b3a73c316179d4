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

/** A paragraph, or the items of a list. */
export type TextBlock = string | readonly string[]

interface Line {
  text: string
  isItem: boolean
}

/** The rest of a tag: its `>` may also stand in a quoted attribute, and is missing where the text breaks off. */
const REST = String.raw`(?:=(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*?(?:>|$)`
/** A comment, an element whose content is not shown as text, or a tag. */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|` +
    String.raw`<(script|style|template|iframe|noscript|svg|math|object)\b${REST}[^]*?(?:</\1${REST}|$)|` +
    String.raw`<(?:(?<slash>/?)(?<name>[a-z][a-z0-9]*)|[!?/])${REST}`,
  'gi',
)

/** The lines of an HTML text, before entities are decoded; some are empty. */
function toLines(html: string): Line[] {
  let line: Line = { text: '', isItem: false }
  const lines = [line]
  let at = 0
  for (const { 0: markup, index, groups } of html.matchAll(MARKUP)) {
    line.text += html.slice(at, index)
    at = index + markup.length
    const element = groups?.['name']?.toLowerCase() ?? ''
    if (!BREAKS.test(element)) continue
    // A block inside a list item belongs to the item until the item or its list ends.
    const isItem = LISTS.includes(element) ? element === 'li' && groups?.['slash'] === '' : line.isItem
    line = { text: '', isItem }
    lines.push(line)
  }
  line.text += html.slice(at)
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
