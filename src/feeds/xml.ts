const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML cannot hold, not even escaped: control characters, halves of letters, and two that are no letters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** What of a text XML can hold. */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}

/** A text as XML has it: whatever stands in it, it stays text. */
export function escapeXml(text: string): string {
  return xmlText(text).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
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
