/**
 * A text as search compares it: lower case, without diacritics, runs of white space as one space, none at the ends.
 * Both what is searched and what is typed go through it.
 * @example foldText(' Tričko  ĽAN ') // 'tricko lan'
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim()
}
