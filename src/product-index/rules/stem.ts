import { isTypingError } from '../../text/typing-error.ts'

/** Endings of nouns and adjectives, folded, as a part of a regular expression. */
export const ENDINGS = String.raw`(?:i?ami|[iy]mi|mi|eho|emu|i?ach|[eo]ch|[iy]ch|i?am|[eou]m|[iy]m|ov(?:i|ia)?|i?ou|ej|i[aeiu]|[aeiouy])`
/** At least three letters of a word stay. */
const ENDING = new RegExp(`^(.{3,}?)${ENDINGS}$`)
/** A vowel before the last consonant that only some forms have: tričiek and tričko, bicykel and bicykla. */
const FLEETING = /^(.+[^aeiouy])[eo]([bcklnr])$/

/** A short word such as 'eva', 'mia' or 'osa', which has forms, too. */
const SHORT = /^([aeiouy][^aeiouy]|[^aeiouy][aeiouy])[aeiouy]$/
/** The '-s' of an English plural; '-es' and '-ies' lose the rest with the ending. */
const PLURAL = /^(.{2,}[^aiusy])s$/
/** Slovak words such as 'mensie', in which the '-s' belongs to a comparative. */
const COMPARATIVE = /s(?:i[a-z]*|ej)$/

/** A folded word without its ending: other forms begin the same. @example cutEnding('mikinami') // 'mikin' */
export function cutEnding(word: string): string {
  return word.replace(ENDING, '$1')
}

/**
 * The part that all forms of a folded word share and hardly any other word has. It is good enough to find goods.
 * @example stemOf('triciek') // 'trick', as for 'tricko'
 */
export function stemOf(word: string): string {
  const cut = cutEnding(word)
  const [, single] = COMPARATIVE.test(word) ? [] : (PLURAL.exec(cut) ?? [])
  return (single === undefined ? cut : cutEnding(single))
    .replace(SHORT, '$1')
    .replaceAll('ie', 'e')
    .replace(FLEETING, '$1$2')
}

/** Endings, before any case ending, of diminutives (sovička, jelenček, kvietok) and of adjectives (dovolenkový, rodinný). */
const DERIVED = [/[aeiou]ck$/, /ck$/, /ik$/, /ok$/, /(?<!c)k$/, /ov$/, /sk$/, /(?<=[^aeiouy])n$/]
/** The folded adjective of a material: vlnený, drevená. It means no motif that is called like the material. */
const MATERIAL_ADJECTIVE = /en(?:y|a|e|u|ej|eho|emu|ou|ym|ych|ymi)$/
const ADJECTIVE = /(?:ov|sk|(?<=[^aeiouy])n)(?:y|a|e)$/
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

/** The stem of the noun from which a folded adjective comes; '' for other words. @example nounOf('nakupna') // 'nakup' */
export function nounOf(text: string): string {
  const noun = ADJECTIVE.test(text) && !isOfMaterial(text) ? text.replace(ADJECTIVE, '') : ''
  return noun.length >= MIN_BASE ? stemOf(noun) : ''
}

/** True for the folded adjective of a material, such as 'vlneny'. */
export const isOfMaterial = (text: string) => MATERIAL_ADJECTIVE.test(text)

/** Endings of the persons, the past and the passive of a verb, and of its infinitive, folded. */
const VERB =
  /(?:ova[tl]|uj)[a-z]{0,4}$|nu[tl][a-z]?$|n(?:em|es|e|eme|ete|u)$|[aei](?:t|l|l[aio]|m|s|me|te|nie|ni)$|aju$|ia$|[ei]$/

/** The part that all persons of a regular verb share. @example verbOf('vratim') // 'vrat', as for 'vratit' */
export function verbOf(word: string): string {
  const base = word.replace(VERB, '')
  return base.length >= MIN_BASE ? base : word
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
