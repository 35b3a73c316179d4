import { isTypingError } from '../../text/typing-error.ts'

/** Endings of nouns and adjectives, folded, as a part of a regular expression. */
export const ENDINGS = String.raw`(?:i?ami|[iy]mi|mi|eho|emu|i?ach|[eo]ch|[iy]ch|i?am|[eou]m|[iy]m|ov(?:i|ia)?|i?ou|ej|i[aeiu]|[aeiouy])`
/** At least three letters of a word stay. */
const ENDING = new RegExp(`^(.{3,}?)${ENDINGS}$`)
/** A vowel before the last consonant that only some forms have: tričiek and tričko, bicykel and bicykla. */
const FLEETING = /^(.+[^aeiouy])[eo]([bcklnr])$/

/** A folded word without its ending: other forms begin the same. @example cutEnding('mikinami') // 'mikin' */
export function cutEnding(word: string): string {
  return word.replace(ENDING, '$1')
}

/**
 * The part that all forms of a folded word share and hardly any other word has. It is good enough to find goods.
 * @example stemOf('triciek') // 'trick', as for 'tricko'
 */
export function stemOf(word: string): string {
  return cutEnding(word).replaceAll('ie', 'e').replace(FLEETING, '$1$2')
}

/** Endings, before any case ending, of diminutives (sovička, jelenček, kvietok) and of adjectives (dovolenkový, rodinný). */
const DERIVED = [/[aeiou]ck$/, /ck$/, /ik$/, /ok$/, /(?<!c)k$/, /ov$/, /sk$/, /(?<=[^aeiouy])n$/]
/** The shortest word without such an ending. */
const MIN_BASE = 3

/**
 * The stems of the nouns from which a diminutive or an adjective may come; empty for other words.
 * @example baseStems('sovick') // ['sov', 'sovk', 'sov', 'sovik']
 */
export function baseStems(stem: string): string[] {
  const bases = DERIVED.map((ending) => stem.replace(ending, ''))
  return bases
    .filter((base) => base !== stem && base.length >= MIN_BASE)
    .flatMap((base) => [stemOf(base), ...(stem.endsWith('ck') ? [`${base}k`] : [])])
}

/** In a shorter word a wrong letter is no typing error, unless both letters are vowels: 'maska' does not mean 'taška'. */
const MIN_WRONG_CONSONANT = 6

/** Whether one typing error that is likely in Slovak words separates two words. */
export function isOneLetterOff(one: string, other: string): boolean {
  return isTypingError(
    one,
    other,
    (letter, otherLetter) =>
      one.length >= MIN_WRONG_CONSONANT || /^[aeiouy]{2}/.test(`${letter}${otherLetter}`),
  )
}
