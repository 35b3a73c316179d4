import { toTextBlocks } from './html-text.ts'

/** HTML as one line of text, for feeds and search engines. */
export function htmlToText(html: string): string {
  return toTextBlocks(html).flat().join(' ').replaceAll('\u00A0', ' ')
}

/** The first words of a text, in at most `length` characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length - 1)
  const start = text.slice(0, space > 0 ? space : length - 1).toWellFormed()
  return `${start.replace(/[,;:]$/, '')}…`
}

/**
 * Divides the owner's HTML in two: `lead`, its first sentence as text, for the line above a listing's products; and
 * `rest`, for the place below them. `rest` has all paragraphs if the first one says more than `lead`.
 * @param length the most characters of `lead`
 */
export function splitIntro(html: string, length: number): { lead: string; rest: string } {
  const [first = '', ...others] = html.trim().split(/(?<=<\/p>)/)
  const text = htmlToText(first)
  const [sentence = ''] = text.split(/(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u)
  const lead = shorten(sentence, length)
  return { lead, rest: (lead === text ? others.join('') : html).trim() }
}
