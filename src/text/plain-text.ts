import { toTextBlocks } from './html-text.ts'

/** HTML as one line of text, such as feeds and search engines take. */
export function htmlToText(html: string): string {
  return toTextBlocks(html).flat().join(' ').replaceAll('\u00A0', ' ')
}

/** The first words of a text, at most `length` characters of them. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length - 1)
  const start = text.slice(0, space > 0 ? space : length - 1).toWellFormed()
  return `${start.replace(/[,;:]$/, '')}…`
}

/**
 * Divides an owner's HTML into its first sentence, as text, for the line above a listing's products, and what stands below
 * them: the paragraphs after it, or all of them where the first paragraph says more.
 * @param length the most characters of the line
 */
export function splitIntro(html: string, length: number): { lead: string; rest: string } {
  const [first = '', ...others] = html.trim().split(/(?<=<\/p>)/)
  const text = htmlToText(first)
  const [sentence = ''] = text.split(/(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u)
  const lead = shorten(sentence, length)
  return { lead, rest: (lead === text ? others.join('') : html).trim() }
}
