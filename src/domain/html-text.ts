const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

function decodeEntity(whole: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1]
  const number = code === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? NaN) : parseInt(code, 16)
  if (Number.isNaN(number)) return ENTITIES[name] ?? whole
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : ''
}

/**
 * The paragraphs of an HTML text as plain text, for HTML that came straight from the API: nothing of it can act.
 * @example toParagraphs('<p>Bavlna &amp; ľan</p><ul><li>S</li></ul>') // ['Bavlna & ľan', 'S']
 */
export function toParagraphs(html: string): string[] {
  return html
    .replaceAll(/<(script|style|template|iframe|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/<\/?(p|div|li|ul|ol|h\d|tr|table|br|hr|blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll(/&(#?\w{1,10});/g, decodeEntity)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
