const NAMED: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    times: '×',
    copy: '©',
    reg: '®',
    trade: '™',
  },
  ...{ bdquo: '„', ldquo: '“', rdquo: '”', sbquo: '‚', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»' },
  ...{ sup2: '²', sup3: '³', frac12: '½', szlig: 'ß', plusmn: '±' },
}

/** Letters with a mark: the letter, then the mark's name; `&scaron;` and the like write caron short. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  aron: '\u030C',
  uml: '\u0308',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
}

/** Elements whose content is no text. */
const SILENT = /^(script|style|template|iframe|noscript|svg|math|object)$/
/** Elements that end a line. */
const BREAKS = /^(p|div|section|article|li|ul|ol|dl|dt|dd|h\d|tr|td|th|table|br|hr|blockquote|pre)$/

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  }
  const mark = MARKS[name.slice(1)]
  return NAMED[name] ?? (mark === undefined ? whole : (name.charAt(0) + mark).normalize('NFC'))
}

/** Where a tag that begins at `start` ends: past its `>`, quotes respected; the end of the text when it never does. */
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

/**
 * The paragraphs of an HTML text as plain text, for HTML that came straight from the API: nothing of it can act.
 * @example toParagraphs('<p>Bavlna &amp; ľan</p><ul><li>S</li></ul>') // ['Bavlna & ľan', 'S']
 */
export function toParagraphs(html: string): string[] {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    text += html.slice(at, open === -1 ? html.length : open)
    if (open === -1) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end === -1 ? html.length : end + 3
      continue
    }
    const name = /^<\/?([a-z][a-z0-9]*)|^<[!?/]/.exec(lower.slice(open, open + 16))
    if (!name) {
      text += '<'
      at = open + 1
      continue
    }
    at = tagEnd(html, open)
    const element = name[1] ?? ''
    if (BREAKS.test(element)) text += '\n'
    if (SILENT.test(element) && lower.charAt(open + 1) !== '/') {
      const end = lower.indexOf(`</${element}`, at)
      at = end === -1 ? html.length : tagEnd(html, end)
    }
  }
  return text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/&(#?\w{1,10});/g, decodeEntity)
        .replaceAll(/[^\S\u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}
