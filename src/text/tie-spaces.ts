/** A dash between numbers on one line. A line may end at a dash despite a no-break space, so it has a word joiner. */
export const DASH = '\u00A0–\u2060\u00A0'

/** Spaces at which a line must not break: in numbers, before units and dashes, after `č.`, `§` and one-letter words. */
const TIED = [
  /(?<=\d) (?=\d)/g,
  /(?<=\d[.,]?) (?=[\p{Ll}%€])/gu,
  /(?<=(?:^|[\s(„])(?:č\.|§|ods\.|písm\.|P\.|O\.)) (?=\S)/g,
  /(?<=\bZ\.) (?=z\.)/g,
  / (?=–)/g,
  /(?<=\bs\.) (?=r\.)|(?<=\br\.) (?=o\.)/g,
  /(?<=(?:^|[\s(„\u00A0])[aikosuvzAIKOSUVZ]) (?=[^\s–])/g,
]

/** Puts no-break spaces where Slovak typography wants them, but not inside tags. */
export function tieSpaces(html: string): string {
  return html.replaceAll(/[^<>]+(?![^<]*>)/g, (text) =>
    TIED.reduce((tied, pattern) => tied.replaceAll(pattern, '\u00A0'), text).replaceAll(
      /(?<=\d)\u00A0– (?=\d)/g,
      DASH,
    ),
  )
}
