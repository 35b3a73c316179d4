/** Soft hyphens and zero-width characters: a search, a feed or a name compared with another trips over them. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g

/** A text without what nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
