import { escapeMarkup, withoutInvisible } from '../../../src/text/characters.ts'

/** Characters that XML forbids even when escaped: control characters and two noncharacters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const LONE_SURROGATES = /\p{Surrogate}/gu

/** Strips characters that XML forbids or that nobody sees. */
export function xmlText(text: string): string {
  const whole = text.isWellFormed() ? text : text.replaceAll(LONE_SURROGATES, '')
  return withoutInvisible(whole.replaceAll(FORBIDDEN, ''))
}

export function escapeXml(text: string): string {
  return escapeMarkup(xmlText(text))
}

/** An element on its own line; '' for `null`. @example element('NAME', 'A & B') // '<NAME>A &amp; B</NAME> ' */
export function element(name: string, text: string | number | null): string {
  return text === null ? '' : `<${name}>${escapeXml(String(text))}</${name}>\n`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
