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

/** Accents by the name that ends an entity, such as `acute` in `&aacute;`. */
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

/** Looks up own keys only, because every object inherits others, such as `toString`. */
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

/** Decodes entities once. @example decodeEntities('&quot;Bobor&quot; &amp; syn') // '"Bobor" & syn' */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#?\w{1,10});/g, decodeEntity)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

/**
 * Soft hyphens and zero-width characters. They would break searches, feeds and comparisons of names. A joiner between two
 * pictographs stays: it makes one emoji of them.
 */
const INVISIBLE =
  /[\u00AD\u180E\u200B\u200C\u200E\u200F\u2060-\u2064\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** A text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
