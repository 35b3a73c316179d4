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
