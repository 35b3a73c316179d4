/** Soft hyphens, zero-width characters and marks of direction: a search, a feed or a name compared with another trips over them. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** A text without what nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
