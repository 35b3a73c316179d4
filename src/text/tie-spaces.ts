/** A dash between numbers on one line. It needs the word joiner: a line may end at a dash, even before a no-break space. */
export const DASH = '\u00A0–\u2060\u00A0'

/** Where a line must not break: in numbers, before units and dashes, after `č.`, `§` and one-letter words. */
const TIED = [
  /(?<=\d) (?=\d)/g,
  /(?<=\d[.,]?) (?=[\p{Ll}%€])/gu,
  /(?<=(?:^|[\s(„])(?:č\.|§|ods\.|písm\.|P\.|O\.)) (?=\S)/g,
  /(?<=\bZ\.) (?=z\.)/g,
  / (?=–)/g,
  /(?<=\bs\.) (?=r\.)|(?<=\br\.) (?=o\.)/g,
  /(?<=(?:^|[\s(„\u00A0])[aikosuvzAIKOSUVZ]) (?=[^\s–])/g,
]

/** Puts no-break spaces where Slovak typography wants them, but not inside of tags. */
export function tieSpaces(html: string): string {
  return html.replaceAll(/[^<>]+(?![^<]*>)/g, (text) =>
    TIED.reduce((tied, pattern) => tied.replaceAll(pattern, '\u00A0'), text).replaceAll(
      /(?<=\d)\u00A0– (?=\d)/g,
      DASH,
    ),
  )
}
