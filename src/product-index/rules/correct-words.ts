/** The words that the shop knows, and what a word that it does not know may mean (rule 225). */
import { groupBy } from '../../catalogue/rules/collections.ts'
import { FIELD, fieldFinder, type IndexedProduct } from './indexed-products.ts'
import { foldText } from '../../text/fold.ts'
import { readWords, splitList, type SearchWords, type Word } from './read-words.ts'
import { compareSpelling } from './spelling.ts'
import { baseStems, isOfMaterial, isOneLetterOff, nounOf, stemOf } from './stem.ts'

/** The shortest unknown word that may have one wrong letter (rule 225). */
const MIN_CORRECTED_LENGTH = 5
/** Each of two words that are written as one has so many letters. */
const MIN_GLUED = 4
/** A mistyped word is corrected only to a word that so many products have. */
const MIN_CORRECTED_HITS = 2

/** A word of products, with the number of those that have it. */
interface Hit {
  word: Word
  count: number
}

/** The words of all products, the most frequent first. */
function countWords(products: readonly IndexedProduct[]): Hit[] {
  const hits = new Map<string, Hit>()
  for (const { words } of products)
    for (const word of new Map(words.map((word) => [word.text, word])).values())
      hits.set(word.text, { word, count: (hits.get(word.text)?.count ?? 0) + 1 })
  return [...hits.values()].sort((one, other) => other.count - one.count)
}

/** True for words that may be one word, of which the second is mistyped. */
function isMistyped(right: Word, { text, stem }: Word): boolean {
  return (
    isOneLetterOff(right.text, text) ||
    (stem.length >= MIN_CORRECTED_LENGTH && isOneLetterOff(right.stem, stem))
  )
}

/**
 * The words of a shop.
 * @param rightStems stems of words that are never corrected, although the shop does not have them
 */
export function createVocabulary(
  products: readonly IndexedProduct[],
  language: SearchWords,
  rightStems: readonly string[],
) {
  const hits = countWords(products)
  const { kinds, near, people, synonyms, gifts, pages, sorts } = language
  const { small, without, upTo, from, euro, vouchers, shades } = language
  const shadeOf = new RegExp(`^(?:${splitList(shades).map(foldText).join('|')})(?=.)`)
  const typedIn = (rows: readonly (readonly [unknown, string, string?])[]) =>
    rows.flatMap(([, typed]) => readWords(typed))
  const kindWords = typedIn([...kinds, ...near])
  const synonymous = [...kindWords, ...typedIn(people), ...typedIn(synonyms)]
  const lists = [gifts.typed, gifts.jobs, small, without, upTo, from, euro, vouchers].flatMap(readWords)
  const meantWords = [...kinds, ...synonyms, ...people].flatMap(([meant]) => readWords(meant))
  const ownWords = [...synonymous, ...meantWords, ...lists, ...typedIn(pages), ...typedIn(sorts)]
  const targets = [
    ...hits.filter(({ count }) => count >= MIN_CORRECTED_HITS).map(({ word }) => word),
    ...kindWords.filter(({ text }) => text.length >= MIN_CORRECTED_LENGTH),
  ]
  const right = new Set(rightStems)
  const productWords = hits.map(({ word }) => word)
  const byStem = groupBy([...productWords, ...ownWords], ({ stem }) => stem)
  const ownStems = new Set(byStem.keys())
  /** Words of goods and synonyms, by stem: the words from which diminutives and adjectives may come. */
  const plainWords = new Map([...synonymous, ...productWords].map((word) => [word.stem, word]))
  /** By the stem of a noun: the goods' adjectives that come from it. */
  const adjectives = groupBy(
    productWords.filter(({ text, stem }) => !['', stem].includes(nounOf(text))),
    ({ text }) => nounOf(text),
  )
  const isIn = (word: Word, field: number) => {
    const fieldOf = fieldFinder(word, false)
    return products.some((product) => fieldOf(product) <= field)
  }
  const isKnown = (word: Word) => ownStems.has(word.stem) || isIn(word, FIELD.text)
  /** Two known words without the space between them. */
  const splitGlued = ({ places, text, written }: Word): Word[] => {
    for (let at = MIN_GLUED; at <= text.length - MIN_GLUED; at++) {
      const parts = [text.slice(0, at), text.slice(at)]
      if (parts.every((part) => ownStems.has(stemOf(part))))
        return [written.normalize().slice(0, at), written.normalize().slice(at)].flatMap((part) =>
          readWords(part).map((word) => ({ ...word, places })),
        )
    }
    return []
  }

  return {
    /** True for a word that a product has outside its description. */
    isFound: (word: Word) => isIn(word, FIELD.others),
    isKnown,
    /** The words that a mistyped one is corrected to, the most frequent first. */
    targets,
    isBegun: ({ text }: Word) => productWords.some((word) => word.text.startsWith(text)),
    /**
     * A known word stays, with the goods' adjectives that come from it. A diminutive or an adjective becomes its noun, a
     * mistyped word the most frequent similar one, and two words without a space become two.
     */
    correct: (word: Word): Word | Word[] => {
      const { places, text, stem, written } = word
      const asTyped = (one: Word) => ({ ...one, places, written: one.written.toLowerCase() })
      const spellings = (byStem.get(stem) ?? []).map((one) => ({
        one,
        fit: compareSpelling(written, one.written),
      }))
      const isMisspelt = spellings.length > 0 && spellings.every(({ fit }) => fit !== 'right')
      const careless = isMisspelt && spellings.find(({ fit }) => fit === 'careless')
      if (careless) return asTyped(careless.one)
      const [plain] = isOfMaterial(text) ? [] : baseStems(stem).flatMap((one) => plainWords.get(one) ?? [])
      const single = text.replace(/([a-z])\1+/g, '$1')
      const stretched = single !== text && !plain && !ownStems.has(stem) && plainWords.get(stemOf(single))
      if (stretched) return asTyped(stretched)
      const related = adjectives.get(stem)?.map((adjective) => adjective.stem)
      if (!isMisspelt && (isKnown(word) || related)) {
        const isSpelt = spellings.some(({ fit }) => fit !== 'right')
        return { ...word, ...(related && { related }), ...(isSpelt && { isSpelt }) }
      }
      const colour = shadeOf.test(text) && plainWords.get(stemOf(text.replace(shadeOf, '')))
      if (colour) return asTyped(colour)
      if (plain) return { ...plain, places, written, noun: plain.written.toLowerCase() }
      const mayBeWrong = text.length >= MIN_CORRECTED_LENGTH && !right.has(stem)
      const meant = mayBeWrong && targets.find((target) => isMistyped(target, word))
      if (meant) return asTyped(meant)
      const parts = mayBeWrong ? splitGlued(word) : []
      if (parts.length > 0) return parts
      // No word of the goods or of the owner has these diacritics, so it means nothing that is here.
      return isMisspelt ? { ...word, text: written.toLowerCase(), stem: written.toLowerCase() } : word
    },
  }
}
