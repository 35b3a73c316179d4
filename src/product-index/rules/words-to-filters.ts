/** Reads a phrase: a colour, cut, size, category or price becomes a filter; other words are searched for (rule 225). */
import type { SortOrder } from './listing-query.ts'
import type { ProductIndex } from './product-index.ts'
import { isInRange, type PriceRange } from './price-range.ts'
import { readPrice, readWords, type NamedPage, type Word } from './read-words.ts'
import { foldText } from '../../text/fold.ts'
import { FIELD, fieldFinder, toIndexedProducts, type IndexedProduct } from './indexed-products.ts'
import { diminutiveStems, isOneLetterOff } from './stem.ts'

/** One condition of a phrase, such as a word or a filter. */
export interface SearchTerm {
  /** How much it counts when no product meets all terms. */
  weight: number
  isMet: (product: IndexedProduct) => boolean
  /** The positions of the typed words from which it was made. */
  places: readonly number[]
  /** For a word that is no filter: the field in which a product has it. */
  fieldOf?: (product: IndexedProduct) => number
  /** Set when the words mean a filter or a category. */
  filter?: { attribute: string; ids: readonly string[] }
  price?: PriceRange
  sort?: SortOrder
}

/** A phrase as it was understood. */
export interface ReadPhrase {
  /** Its words, corrected and translated, without those that say nothing. */
  words: readonly Word[]
  terms: readonly SearchTerm[]
  /** True for products that the phrase excludes. */
  isExcluded: (product: IndexedProduct) => boolean
  page: NamedPage | undefined
  /** The whole phrase, if a mistyped word was corrected. */
  corrected: string | undefined
  /** True if words that no product has were left out. */
  isNear: boolean
}

/** The owner's meaning of a word. */
interface Meaning {
  words?: readonly Word[]
  isGift?: true
  page?: NamedPage
  sort?: SortOrder
}

export const CATEGORY = 'category'

/** The shortest unknown word that may have one wrong letter (rule 225). */
export const MIN_CORRECTED_LENGTH = 5
/** A mistyped word is corrected only to a word that so many products have. */
export const MIN_CORRECTED_HITS = 2
/** A category outweighs a word; a word outweighs colour, cut, size or price. */
const WEIGHT = { category: 4, word: 2, filter: 1, sort: 0 }

/** The most words in the name of a value, and in an entry of the owner's table. */
const MAX_WORDS = 4

const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The longest known run of words that begins at a position; empty for none. */
function knownRun(words: readonly Word[], start: number, isKnown: (run: Word[]) => boolean): Word[] {
  const run = words.slice(start, start + MAX_WORDS)
  while (run.length > 0 && !isKnown(run)) run.pop()
  return run
}

/** Prepares an index for reading phrases, once. */
export function createReader(index: ProductIndex) {
  const { attributes, categoryNames, words: language } = index
  const small = new Set(language.small.map(foldText))
  const without = new Set(language.without.map(foldText))
  const isSmall = ({ text }: Word) => small.has(text)
  const isWithout = ({ text }: Word) => without.has(text)
  const saying = (text: string) => {
    const words = readWords(text)
    const said = words.filter((word) => !isSmall(word))
    return said.length > 0 ? said : words
  }
  const products = toIndexedProducts(index, isSmall)
  const all = [...products.values()]

  // Each word of a value's name means the value, too: 'modrá' is any blue. A name with 'bez' counts as a whole.
  const categories = Object.entries(categoryNames).map(([id, name]) => ({ id, name }))
  const groups = [{ id: CATEGORY, values: categories }, ...attributes].map(({ id, values }) => {
    const ids = new Map<string, string[]>()
    for (const value of values) {
      const words = saying(value.name)
      const isWhole = id === CATEGORY || words.some(isWithout)
      const keys = [stemsOf(words), ...(isWhole ? [] : words.map(({ stem }) => stem))]
      for (const key of new Set(keys)) ids.set(key, [...(ids.get(key) ?? []), value.id])
    }
    return { id, ids }
  })
  const groupOf = (run: readonly Word[]) => groups.find(({ ids }) => ids.has(stemsOf(run)))

  const table: (readonly [typed: string, meaning: Meaning])[] = [
    ...language.synonyms.map(([typed, meant]) => [typed, { words: meant ? saying(meant) : [] }] as const),
    ...language.gifts.typed.map((typed) => [typed, { isGift: true }] as const),
    ...language.pages.map(([typed, page]) => [typed, { page }] as const),
    ...language.sorts.map(([typed, sort]) => [typed, { sort }] as const),
  ]
  // The exact word of the table wins, then a product's name, then another form of a word of the table. So 'mačka', which
  // is in names, does not mean 'macko'.
  const meanings = table.map(([typed, meaning]) => ({ words: saying(typed), meaning })).reverse()
  const byText = new Map(meanings.map(({ words, meaning }) => [textsOf(words), meaning]))
  const byStem = new Map(meanings.map(({ words, meaning }) => [stemsOf(words), meaning]))
  const isNamed = (run: readonly Word[]) =>
    all.some(({ nameStems }) => nameStems.includes(` ${stemsOf(run)} `))
  const meaningOf = (run: readonly Word[]): Meaning | undefined => {
    const meaning = byText.get(textsOf(run)) ?? byStem.get(stemsOf(run))
    return meaning && isNamed(run) && (meaning.isGift || !byText.has(textsOf(run))) ? undefined : meaning
  }

  /** The words of all products, the most frequent first, with the number of products that have each. */
  const hits = new Map<string, { word: Word; count: number }>()
  for (const { words } of all)
    for (const word of new Map(words.map((word) => [word.text, word])).values())
      hits.set(word.text, { word, count: (hits.get(word.text)?.count ?? 0) + 1 })
  const vocabulary = [...hits.values()].sort((one, other) => other.count - one.count)
  const { upTo, from, euro } = language
  const owned = [...table.map(([typed]) => typed), ...small, ...without, ...upTo, ...from, ...euro]
  const ownStems = new Set(
    [...owned.flatMap(readWords), ...vocabulary.map(({ word }) => word)].map(({ stem }) => stem),
  )
  /** Words of goods and synonyms, by stem: the words from which a diminutive may come. */
  const plainWords = new Map(
    [...language.synonyms.flatMap(([typed]) => readWords(typed)), ...vocabulary.map(({ word }) => word)].map(
      (word) => [word.stem, word],
    ),
  )

  const isFound = (word: Word) => {
    const fieldOf = fieldFinder(word, false)
    return all.some((product) => fieldOf(product) < FIELD.nowhere)
  }
  const isKnown = (word: Word) => ownStems.has(word.stem) || isFound(word)
  /** A known word stays. A diminutive becomes its base word, a mistyped word the most frequent similar one. */
  const correct = (word: Word): Word => {
    if (isKnown(word)) return word
    const { places, text, stem } = word
    const [plain] = diminutiveStems(stem).flatMap((one) => plainWords.get(one) ?? [])
    if (plain) return { ...plain, places, written: word.written }
    if (text.length < MIN_CORRECTED_LENGTH) return word
    const isMeant = ({ word, count }: { word: Word; count: number }) =>
      count >= MIN_CORRECTED_HITS &&
      (isOneLetterOff(word.text, text) ||
        (stem.length >= MIN_CORRECTED_LENGTH && isOneLetterOff(word.stem, stem)))
    const meant = vocabulary.find(isMeant)?.word
    return meant ? { ...meant, places, written: meant.written.toLowerCase() } : word
  }

  /** The last word may be unfinished: 'tat' begins 'Tatry' rather than being a form of 'tato'. */
  const isBegun = ({ text, stem }: Word) =>
    text === stem && !byText.has(text) && vocabulary.some(({ word }) => word.text.startsWith(text))
  const translate = (said: readonly Word[]) => {
    const found: { meaning: Meaning; places: number[] }[] = []
    const words: Word[] = []
    for (let i = 0; i < said.length;) {
      const run = knownRun(said, i, (run) => {
        const isLast = run.length === 1 && i === said.length - 1
        return meaningOf(run) !== undefined && !(isLast && run.some(isBegun))
      })
      const meaning = meaningOf(run)
      const places = run.flatMap((word) => word.places)
      if (!meaning) words.push(...said.slice(i, i + (run.length || 1)))
      else {
        found.push({ meaning, places })
        words.push(...(meaning.words ?? []).map((word) => ({ ...word, places })))
      }
      i += run.length || 1
    }
    return { words, found }
  }
  const wordTerm = (word: Word): SearchTerm => {
    const fieldOf = fieldFinder(word, !isKnown(word))
    const isMet = (product: IndexedProduct) => fieldOf(product) < FIELD.nowhere
    return { weight: WEIGHT.word, isMet, fieldOf, places: word.places }
  }
  /** Makes a function that tells whether a product has what some words name; its description does not count. */
  const namedBy = (run: readonly Word[]): ((product: IndexedProduct) => boolean) => {
    const key = stemsOf(run)
    const ids = groupOf(run)?.ids.get(key)
    if (ids)
      return ({ values, nameStems }) => ids.some((id) => values.has(id)) || nameStems.includes(` ${key} `)
    const fields = run.map((word) => fieldFinder(word, false))
    return (product) => fields.every((fieldOf) => fieldOf(product) < FIELD.text)
  }

  /** Reads a phrase, for the products in `listed`. */
  const read = (phrase: string, listed: readonly IndexedProduct[]): ReadPhrase => {
    const asTyped = readWords(phrase)
    const typed = asTyped.map(correct)
    const isCorrected = typed.some(({ written }, i) => written !== asTyped[i]?.written)
    const { others, price, places } = readPrice(typed, language)
    const last = others.at(-1)
    const said = others.filter((word) => !isSmall(word) || (word === last && groupOf([word])))
    const { words: translated, found } = translate(said)
    const gift = found.find(({ meaning }) => meaning.isGift)
    const sorted = found.find(({ meaning }) => meaning.sort)
    const page = found.find(({ meaning }) => meaning.page)?.meaning.page
    let words =
      translated.length > 0 || price || found.some(({ meaning }) => !meaning.words) ? translated : others
    let isNear = false
    if (gift) {
      const known = words.filter((word) => isWithout(word) || groupOf([word]) || isFound(word))
      isNear = known.length < words.length
      words = known
    }
    const terms: SearchTerm[] = []
    if (gift && words.length === 0) {
      const kinds = language.gifts.meant.map((kind) => namedBy(saying(kind)))
      const isMet = (product: IndexedProduct) => kinds.some((has) => has(product))
      terms.push({ weight: WEIGHT.category, isMet, places: gift.places })
    }
    if (price)
      terms.push({
        ...{ weight: WEIGHT.filter, price, places },
        isMet: ({ row }) => isInRange(row.priceCents, price),
      })
    if (sorted?.meaning.sort)
      terms.push({ weight: WEIGHT.sort, sort: sorted.meaning.sort, places: sorted.places, isMet: () => true })
    const excluded: ((product: IndexedProduct) => boolean)[] = []
    const named = new Map<string, { ids: string[]; keys: string[]; places: number[] }>()
    const isGroup = (run: readonly Word[]) => groupOf(run) !== undefined
    for (let i = 0; i < words.length;) {
      const [word] = words.slice(i)
      const run = knownRun(words, i, isGroup)
      const group = groupOf(run)
      if (word && group) {
        const key = stemsOf(run)
        const one = named.get(group.id) ?? { ids: [], keys: [], places: [] }
        one.ids.push(...(group.ids.get(key) ?? []))
        one.keys.push(` ${key} `)
        one.places.push(...run.flatMap((word) => word.places))
        named.set(group.id, one)
        i += run.length
      } else if (word && isWithout(word)) {
        // Excludes all words into which the next typed word was translated.
        const [target] = words.slice(++i)
        const end = words.findIndex((other, place) => place > i && other.places !== target?.places)
        const stop = end < 0 ? words.length : end
        while (i < stop) {
          const known = knownRun(words, i, isGroup)
          const run = known.length > 0 ? known : words.slice(i, i + 1)
          excluded.push(namedBy(run))
          i += run.length
        }
      } else {
        if (word) terms.push(wordTerm(word))
        i++
      }
    }
    let among = listed
    for (const { id: attribute } of groups) {
      const one = named.get(attribute)
      if (!one) continue
      const { ids, keys } = one
      const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
      const isNamed = ({ nameStems }: IndexedProduct) => keys.some((key) => nameStems.includes(key))
      // Names may contain the word, too. It becomes a filter only where the filter keeps every product with such a name.
      const isFilter = among.every((product) => has(product) || !isNamed(product))
      if (attribute === CATEGORY) among = among.filter(has)
      terms.push({
        weight: attribute === CATEGORY ? WEIGHT.category : WEIGHT.filter,
        places: one.places,
        isMet: (product) => has(product) || isNamed(product),
        ...(isFilter && { filter: { attribute, ids: [...new Set(ids)].sort() } }),
      })
    }
    return {
      words: typed.filter((word) => !isSmall(word)),
      terms,
      isExcluded: (product) => excluded.some((has) => has(product)),
      page,
      corrected: isCorrected ? typed.map(({ written }) => written).join(' ') : undefined,
      isNear: isNear || excluded.some((has) => !all.some(has)),
    }
  }
  return { products, read }
}
