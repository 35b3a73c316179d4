/** Endings of nouns and adjectives, folded, as a part of an expression. */
export const ENDINGS = String.raw`(?:i?ami|[iy]mi|mi|eho|emu|i?ach|[eo]ch|[iy]ch|i?am|[eou]m|[iy]m|ov(?:i|ia)?|i?ou|ej|i[aeiu]|[aeiouy])`
/** At least three letters of a word stay. */
const ENDING = new RegExp(`^(.{3,}?)${ENDINGS}$`)
/** A vowel that comes and goes before the last consonant: tričiek and tričko, bicykel and bicykla. */
const FLEETING = /^(.+[^aeiouy])[eo]([bcklnr])$/

/** A folded word without its ending, such as the other forms of it begin with. @example cutEnding('mikinami') // 'mikin' */
export function cutEnding(word: string): string {
  return word.replace(ENDING, '$1')
}

/**
 * The part that all forms of a folded word share and hardly any other word has. It finds goods; it is no grammar.
 * @example stemOf('triciek') // 'trick', as of 'tricko'
 */
export function stemOf(word: string): string {
  return cutEnding(word).replaceAll('ie', 'e').replace(FLEETING, '$1$2')
}

/** Endings that make a word small, without the endings of cases: sovička, rybka, jelenček, hríbik, kvietok. */
const DIMINUTIVE = /^(.{3,}?)(?:[aeiou]?ck|i?k|ok)$/

/**
 * The stems that a diminutive may come from; none for another word.
 * @example diminutiveStems('sovick') // ['sov', 'sovk']
 */
export function diminutiveStems(stem: string): string[] {
  const base = DIMINUTIVE.exec(stem)?.[1]
  return base === undefined ? [] : [stemOf(base), `${base}k`]
}

/** A letter that is another is no slip in a short word, unless both are vowels: 'maska' is no 'taška'. */
const MIN_WRONG_CONSONANT = 6

/** True for words of which one letter is another, missing, too many, or has changed places with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  const [rest, otherRest] = [one.slice(i), other.slice(i)]
  const isWrongLetter = one.length >= MIN_WRONG_CONSONANT || /^[aeiouy]{2}/.test(`${rest[0]}${otherRest[0]}`)
  return (
    (rest.slice(1) === otherRest.slice(1) && isWrongLetter) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
