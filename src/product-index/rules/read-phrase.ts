/** Reads a phrase: a colour, cut, size, category or price becomes a filter; other words are searched for (rule 225). */
import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import { createVocabulary } from './correct-words.ts'
import { CATEGORY, createFilterWords } from './filter-words.ts'
import { FIELD, fieldFinder, toIndexedProducts, type IndexedProduct } from './indexed-products.ts'
import type { SortOrder } from './listing-query.ts'
import { createTranslator } from './owner-words.ts'
import { isInRange, type PriceRange } from './price-range.ts'
import type { ProductIndex } from './product-index.ts'
import {
  createSmallWords,
  knownRun,
  readPrice,
  readWords,
  stemsOf,
  type NamedPage,
  type Word,
} from './read-words.ts'

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
  /** True if the words name a kind of goods. */
  isKind?: boolean
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

/** The values of one attribute that a phrase names. */
interface NamedValues {
  ids: string[]
  /** The words of each, as names are compared with them. */
  keys: string[]
  places: number[]
}

/** A kind of goods outweighs a word; a word outweighs colour, cut, size or price. */
const WEIGHT = { category: 4, word: 2, filter: 1, sort: 0 }

/** Prepares an index for reading phrases, once. */
export function createReader(index: ProductIndex) {
  const language = index.words
  const smallWords = createSmallWords(language)
  const { isSmall, isWithout, saying } = smallWords
  const products = toIndexedProducts(index, isSmall)
  const all = [...products.values()]
  const { isFound, isKnown, isBegun, correct } = createVocabulary(all, language, index.rightStems)
  const { attributes, findValues, namedBy } = createFilterWords(index, smallWords)
  const isNamed = (run: readonly Word[]) =>
    all.some(({ nameStems }) => nameStems.includes(` ${stemsOf(run)} `))
  const translate = createTranslator(language, saying, isNamed, isBegun)
  const isValue = (run: readonly Word[]) => findValues(run) !== undefined

  const wordTerm = (word: Word): SearchTerm => {
    const fieldOf = fieldFinder(word, !isKnown(word))
    const isMet = (product: IndexedProduct) => fieldOf(product) < FIELD.nowhere
    return { weight: WEIGHT.word, isMet, fieldOf, places: word.places }
  }

  const giftTerm = (places: readonly number[]): SearchTerm => {
    const kinds = language.gifts.meant.map((kind) => namedBy(saying(kind)))
    return {
      weight: WEIGHT.category,
      isMet: (product) => kinds.some((has) => has(product)),
      places,
      isKind: true,
    }
  }

  /** Goods of the categories from which a phrase without other words excludes some. */
  const restTerm = (isExcluded: SearchTerm['isMet']): SearchTerm => {
    const excluded = all.filter(isExcluded)
    const slugs = Object.keys(index.categories).filter(
      (slug) => slug !== ALL_CATEGORY && excluded.some(({ values }) => values.has(slug)),
    )
    const isMet = ({ values }: IndexedProduct) => slugs.some((slug) => values.has(slug))
    return { weight: WEIGHT.category, isMet, places: [], isKind: true }
  }

  /** Tells apart the words that name values of filters, those after 'bez', and the others. */
  const sortOut = (words: readonly Word[]) => {
    const named = new Map<string, NamedValues>()
    const excluded: (readonly Word[])[] = []
    const others: Word[] = []
    for (let i = 0; i < words.length;) {
      const [word] = words.slice(i)
      const run = knownRun(words, i, isValue)
      const values = findValues(run)
      if (values) {
        const one = named.get(values.attribute) ?? { ids: [], keys: [], places: [] }
        one.ids.push(...values.ids)
        one.keys.push(` ${values.key} `)
        one.places.push(...run.flatMap(({ places }) => places))
        named.set(values.attribute, one)
        i += run.length
      } else if (word && isWithout(word)) {
        // Excludes all words into which the next typed word was translated.
        const [target] = words.slice(++i)
        while (i < words.length && words[i]?.places === target?.places) {
          const run = knownRun(words, i, isValue)
          excluded.push(run.length > 0 ? run : words.slice(i, i + 1))
          i += run.length || 1
        }
      } else {
        if (word) others.push(word)
        i++
      }
    }
    return { named, excluded: excluded.map(namedBy), others }
  }

  /** The conditions of named values. The category is the first: only its own products count for the others. */
  const valueTerms = (named: ReadonlyMap<string, NamedValues>, listed: readonly IndexedProduct[]) => {
    let among = listed
    return attributes.flatMap((attribute): SearchTerm[] => {
      const one = named.get(attribute)
      if (!one) return []
      const { ids, keys, places } = one
      const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
      const isNamed = ({ nameStems }: IndexedProduct) => keys.some((key) => nameStems.includes(key))
      // Names may contain the word, too. It becomes a filter only where the filter keeps every product with such a name.
      const isFilter = among.every((product) => has(product) || !isNamed(product))
      // A filter value names a kind of goods if it is in the names of all its products.
      const isKind = attribute === CATEGORY || all.every((product) => !has(product) || isNamed(product))
      if (attribute === CATEGORY) among = among.filter(has)
      return [
        {
          ...{ weight: isKind ? WEIGHT.category : WEIGHT.filter, places, isKind },
          isMet: (product) => has(product) || isNamed(product),
          ...(isFilter && { filter: { attribute, ids: [...new Set(ids)].sort() } }),
        },
      ]
    })
  }

  /** Reads a phrase, for the products in `listed`. */
  const read = (phrase: string, listed: readonly IndexedProduct[]): ReadPhrase => {
    const asTyped = readWords(phrase)
    const typed = asTyped.map(correct)
    const isCorrected = typed.some(({ written }, i) => written !== asTyped[i]?.written)
    const { others, price, places } = readPrice(typed, language)
    const last = others.at(-1)
    const said = others.filter((word) => !isSmall(word) || (word === last && isValue([word])))
    const { words: translated, found } = translate(said)
    const gift = found.find(({ isGift }) => isGift)
    const sorted = found.find(({ sort }) => sort)
    const isSaid = translated.length > 0 || price || found.some(({ words }) => !words)
    const meant = isSaid ? translated : others
    // A gift for somebody whom no product names is a gift for everybody.
    const words = gift ? meant.filter((word) => isWithout(word) || isValue([word]) || isFound(word)) : meant
    const { named, excluded, others: searched } = sortOut(words)
    const namesNothing = named.size + searched.length === 0
    const isExcluded = (product: IndexedProduct) => excluded.some((has) => has(product))
    const terms = [
      ...(namesNothing && gift ? [giftTerm(gift.places)] : []),
      ...(namesNothing && !gift && excluded.length > 0 ? [restTerm(isExcluded)] : []),
      ...(price
        ? [
            {
              ...{ weight: WEIGHT.filter, price, places },
              isMet: ({ row }: IndexedProduct) => isInRange(row.priceCents, price),
            },
          ]
        : []),
      ...(sorted?.sort
        ? [{ weight: WEIGHT.sort, sort: sorted.sort, places: sorted.places, isMet: () => true }]
        : []),
      ...searched.map(wordTerm),
      ...valueTerms(named, listed),
    ]
    return {
      words: typed.filter((word) => !isSmall(word)),
      terms,
      isExcluded,
      page: found.find(({ page }) => page)?.page,
      corrected: isCorrected ? typed.map(({ written }) => written).join(' ') : undefined,
      isNear: words.length < meant.length || excluded.some((has) => !all.some(has)),
    }
  }
  return { products, read }
}
