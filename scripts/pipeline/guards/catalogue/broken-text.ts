/* Finds texts that were damaged on their way from a database. */

/** Unreadable characters, and UTF-8 that was read as Windows-1252, Windows-1250 or Latin-1, such as 'TriÄko'. */
const MISREAD =
  /\uFFFD|[\u0080-\u009F]|[ÂÃÄÅĂĹ][\u00A0-\u00BF\u02C7\u02D8-\u02DD\u2018-\u203A€™ŒœŠšŚśŤťŽžŹźŁłĄąŞşŻżĽľ]|\p{Ll}[ÂÃÄÅÐĂĹ]/u
/** A question mark inside a word. One-byte encodings write it for Slovak letters that they lack. */
const QUESTIONED = /\p{L}\?+\p{L}|(?:^|\s)\?+\p{Ll}|^\?+$/u
const LACKED = /[čďľĺňŕšťž]/i
const ADDRESS = /\S*(?::\/\/|www\.)\S*/g
/** Entities after one decoding: the text was escaped twice. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w{1,9});/i
/** HTML tags in plain text. */
const TAG =
  /<\/?(?:[abpiu]|br|em|h[1-6]|hr|strong|span|div|section|font|img|li|ul|ol|sup|sub|table|tbody|tr|td|th)(?:\s[^<>]*)?\/?>/i
const PHP_MESSAGE = /\b(?:Notice|Warning|Deprecated|(?:Fatal|Parse) error): .* on line \d+/
/** Codes of WordPress, Magento and others, which only their own system replaces. */
export const SHORTCODE =
  /\[\/?(?:gallery|caption|embed|audio|video|playlist|contact-form[\w-]*|[a-z]+(?:_[a-z\d]+)+)(?:\s[^\]]*)?\/?\]|\{\{\s*(?:widget|block|store|media|config|template)\b[^}]*\}\}/gi
/** Marks of Markdown: bold text, headings and links. */
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|(?:^|\n)#{1,6} \S|\[[^\]]+\]\((?:https?:\/\/|\/)[^)\s]*\)/
/** Visible characters: letters, digits and signs. Some letters show nothing. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u

/** How a plain text was damaged. */
type TextFault = 'misread' | 'questioned' | 'entity' | 'markup' | 'code' | 'message' | 'invisible'

/** Each damage with its place in a text, -1 for none; the worst first. */
const DAMAGES: readonly (readonly [TextFault, (text: string) => number])[] = [
  ['invisible', (text) => (VISIBLE.test(text) ? -1 : 0)],
  ['misread', (text) => text.search(MISREAD)],
  ['entity', (text) => text.search(ENTITY)],
  ['markup', (text) => text.search(TAG)],
  ['message', (text) => text.search(PHP_MESSAGE)],
  ['code', (text) => Math.max(text.search(SHORTCODE), text.search(MARKDOWN))],
  [
    'questioned',
    // Addresses keep their length, so that the place is right.
    (text) =>
      LACKED.test(text)
        ? -1
        : text.replaceAll(ADDRESS, (address) => ' '.repeat(address.length)).search(QUESTIONED),
  ],
]

/** How much of a text is shown before its damage, in characters. */
const BEFORE = 20

export interface Damage {
  fault: TextFault
  /** The text from shortly before the damage on. */
  part: string
}

/** The damage of a plain text; `null` for a sound or an empty text. */
export function findDamage(text: string): Damage | null {
  if (text === '') return null
  for (const [fault, place] of DAMAGES) {
    const at = place(text)
    if (at >= 0)
      return { fault, part: at <= 2 * BEFORE ? text : `…${text.slice(at - BEFORE).toWellFormed()}` }
  }
  return null
}
