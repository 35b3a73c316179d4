/** Soft hyphens and zero-width characters. They would break searches, feeds and comparisons of names. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g

/** A text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
