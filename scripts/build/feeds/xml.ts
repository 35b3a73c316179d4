const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML cannot hold, not even escaped: control characters, and two that are no letters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const HALF_LETTERS = /\p{Surrogate}/gu
const SPECIAL = /[&<>"']/g

/** What of a text XML can hold. */
export function xmlText(text: string): string {
  const whole = text.isWellFormed() ? text : text.replaceAll(HALF_LETTERS, '')
  return whole.replaceAll(FORBIDDEN, '')
}

/** From so many characters on a text is a description: all variants of a product have the same. */
const LONG = 200
let lastLong = { text: '', escaped: '' }

/** A text as XML has it: whatever stands in it, it stays text. */
export function escapeXml(text: string): string {
  if (text === lastLong.text) return lastLong.escaped
  const escaped = xmlText(text).replaceAll(SPECIAL, (letter) => ENTITIES[letter] ?? letter)
  if (text.length >= LONG) lastLong = { text, escaped }
  return escaped
}

/**
 * An element that holds a text, on a line of its own; nothing for `null`.
 * @example element('NAME', 'A & B') // '<NAME>A &amp; B</NAME>\n'
 */
export function element(name: string, text: string | number | null): string {
  return text === null ? '' : `<${name}>${escapeXml(String(text))}</${name}>\n`
}

/** The first line of every XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
