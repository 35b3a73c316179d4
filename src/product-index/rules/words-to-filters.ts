/** Reads a phrase: a colour, cut, size, category or price becomes a filter; the other words are searched for (rule 225). */
import type { ProductIndex } from './product-index.ts'
import { isInRange, type PriceRange } from './price-range.ts'
import { readPrice, readWords, type Word } from './read-words.ts'
import { foldText } from '../../text/fold.ts'
import { FIELD, fieldFinder, toIndexedProducts, type IndexedProduct } from './indexed-products.ts'
import { isOneLetterOff } from './stem.ts'

/** One thing that a phrase asks for. */
export interface SearchTerm {
  /** How much it counts where not all terms can be met. */
  weight: number
  isMet: (product: IndexedProduct) => boolean
  /** The places of the typed words that say it. */
  places: readonly number[]
  /** Where a product has it, for a word that is no filter. */
  fieldOf?: (product: IndexedProduct) => number
  /** Set where a filter, or a category, means the same as the words. */
  filter?: { attribute: string; ids: readonly string[] }
  price?: PriceRange
}

export const CATEGORY = 'category'

/** From how many letters on an unknown word may have one letter wrong (rule 225). */
export const MIN_CORRECTED_LENGTH = 5
/** A category outweighs a word; a word outweighs colour, cut, size or price. */
const WEIGHT = { category: 4, word: 2, filter: 1 }

/** The most words of a value's name, and of a synonym. */
const MAX_WORDS = 4

const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')

/** The longest run of words from one place on that `has` knows by its stems; 0 for none. */
function runLength(words: readonly Word[], start: number, has: (key: string) => boolean): number {
  let length = Math.min(MAX_WORDS, words.length - start)
  while (length > 0 && !has(stemsOf(words.slice(start, start + length)))) length--
  return length
}

/** The parts of an index that phrases are read by; made once. */
export function createReader(index: ProductIndex) {
  const { attributes, categoryNames, words: language } = index
  const small = new Set(language.small.map(foldText))
  const isSmall = ({ text }: Word) => small.has(text)
  const saying = (text: string) => {
    const words = readWords(text)
    const said = words.filter((word) => !isSmall(word))
    return said.length > 0 ? said : words
  }
  const products = toIndexedProducts(index, isSmall)
  const all = [...products.values()]

  // A value of several words is meant by each of them too: 'modrá' is each kind of blue.
  const categories = Object.entries(categoryNames).map(([id, name]) => ({ id, name }))
  const groups = [{ id: CATEGORY, values: categories }, ...attributes].map(({ id, values }) => {
    const ids = new Map<string, string[]>()
    for (const value of values) {
      const words = saying(value.name)
      const keys = id === CATEGORY ? [stemsOf(words)] : [stemsOf(words), ...words.map(({ stem }) => stem)]
      for (const key of new Set(keys)) ids.set(key, [...(ids.get(key) ?? []), value.id])
    }
    return { id, ids }
  })
  const groupOf = (key: string) => groups.find(({ ids }) => ids.has(key))
  const synonyms = new Map(
    language.synonyms.map(([typed, meant]) => [stemsOf(saying(typed)), saying(meant)] as const),
  )

  /** Words that a mistyped one may be, the most frequent first. */
  const names = [
    ...all.map(({ row }) => row.name),
    ...attributes.flatMap(({ values }) => values.map(({ name }) => name)),
    ...language.synonyms.map(([typed]) => typed),
  ]
  const counts = new Map<string, number>()
  for (const { text } of names.flatMap(readWords)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const vocabulary = [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([text]) => readWords(text))

  const isKnown = (word: Word) => {
    const fieldOf = fieldFinder(word, false)
    return synonyms.has(word.stem) || all.some((product) => fieldOf(product) < FIELD.nowhere)
  }
  const correct = (word: Word): Word => {
    if (word.text.length < MIN_CORRECTED_LENGTH || counts.has(word.text) || isKnown(word)) return word
    const meant = vocabulary.find(
      ({ text, stem }) => isOneLetterOff(text, word.text) || isOneLetterOff(stem, word.stem),
    )
    return { ...word, ...meant, places: word.places }
  }
  const translate = (words: readonly Word[]): Word[] => {
    const meant: Word[] = []
    for (let i = 0; i < words.length;) {
      const length = runLength(words, i, (key) => synonyms.has(key))
      const run = words.slice(i, i + Math.max(1, length))
      const places = run.flatMap((word) => word.places)
      const translated = synonyms.get(stemsOf(run))?.map((word) => ({ ...word, places }))
      meant.push(...(translated ?? run))
      i += run.length
    }
    return meant
  }
  const wordTerm = (word: Word): SearchTerm => {
    const fieldOf = fieldFinder(word, !isKnown(word))
    const isMet = (product: IndexedProduct) => fieldOf(product) < FIELD.nowhere
    return { weight: WEIGHT.word, isMet, fieldOf, places: word.places }
  }

  /** Reads a phrase about the products among `listed`. */
  const read = (
    phrase: string,
    listed: readonly IndexedProduct[],
  ): { words: Word[]; terms: SearchTerm[] } => {
    const typed = readWords(phrase).map(correct)
    const { others, price, places } = readPrice(typed, language)
    const last = others.at(-1)
    const said = others.filter((word) => !isSmall(word) || (word === last && groupOf(word.stem)))
    const translated = translate(said)
    const words = translated.length > 0 || price ? translated : others
    const terms: SearchTerm[] = []
    if (price)
      terms.push({
        ...{ weight: WEIGHT.filter, price, places },
        isMet: ({ row }) => isInRange(row.priceCents, price),
      })
    const named = new Map<string, { ids: string[]; keys: string[]; places: number[] }>()
    for (let i = 0; i < words.length;) {
      const length = runLength(words, i, (key) => groupOf(key) !== undefined)
      const run = words.slice(i, i + Math.max(1, length))
      const key = stemsOf(run)
      const group = groupOf(key)
      if (group) {
        const one = named.get(group.id) ?? { ids: [], keys: [], places: [] }
        one.ids.push(...(group.ids.get(key) ?? []))
        one.keys.push(` ${key} `)
        one.places.push(...run.flatMap((word) => word.places))
        named.set(group.id, one)
      } else terms.push(...run.map(wordTerm))
      i += run.length
    }
    let among = listed
    for (const { id: attribute } of groups) {
      const one = named.get(attribute)
      if (!one) continue
      const { ids, keys } = one
      const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
      const isNamed = ({ nameStems }: IndexedProduct) => keys.some((key) => nameStems.includes(key))
      // A word that names have too is a filter only where that leaves out none of them.
      const isFilter = among.every((product) => has(product) || !isNamed(product))
      if (attribute === CATEGORY) among = among.filter(has)
      terms.push({
        weight: attribute === CATEGORY ? WEIGHT.category : WEIGHT.filter,
        places: one.places,
        isMet: (product) => has(product) || isNamed(product),
        ...(isFilter && { filter: { attribute, ids: [...new Set(ids)].sort() } }),
      })
    }
    return { words: typed.filter((word) => !isSmall(word)), terms }
  }
  return { products, read }
}
