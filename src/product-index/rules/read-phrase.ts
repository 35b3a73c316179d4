/** Reads a phrase as conditions: it chooses the meaning of each word, and other modules of this folder make conditions of it (rule 225). */
import { createVocabulary } from './correct-words.ts'
import { CATEGORY, createFilterWords } from './filter-words.ts'
import { createGiftTerms, restTerm } from './gift-terms.ts'
import { toIndexedProducts, type IndexedProduct } from './indexed-products.ts'
import { createTranslator, type FoundMeaning } from './owner-words.ts'
import { createOwnWords } from './own-words.ts'
import { isInRange, type PriceRange } from './price-range.ts'
import type { ProductIndex } from './product-index.ts'
import { readPrice } from './read-price.ts'
import { createSmallWords, readWords, type NamedPage, type Word } from './read-words.ts'
import { placesOf, WEIGHT, type HasIt, type SearchTerm } from './search-term.ts'
import { createWordSorter, type Excluded } from './sort-words.ts'
import { createValueTerms, type Named } from './value-terms.ts'
import { createWordTerms } from './word-terms.ts'
import { eitherTerm } from './either-term.ts'

/** A phrase as it was understood. */
export interface ReadPhrase {
  /** Its words, corrected and translated, without those that say nothing. */
  words: readonly Word[]
  terms: readonly SearchTerm[]
  /** True for products that the phrase excludes. */
  isExcluded: HasIt
  /** True for products whose names have the whole phrase. They are found whatever the words mean. */
  isNamed: HasIt
  page: NamedPage | undefined
  /** The positions of words for own print (rule 135). */
  printPlaces: readonly number[]
  /** True if words beside own print say nothing to the shop, such as a name, or goods that it does not sell. */
  isBesidePrint: boolean
  /** True if goods have the words of the page themselves: they come first. */
  isPageLater: boolean
  /** The whole phrase, if a mistyped word was corrected. */
  corrected: string | undefined
  /** True if the shop has a kind of goods only nearly. */
  isNear: boolean
  /** The positions of words that were left out, because no product has them. */
  dropped: readonly number[]
  /** Goods that suit everybody, if the phrase asks for a present. */
  gift: SearchTerm | undefined
}

/** The conditions of some words. */
interface ReadTerms {
  named: Named
  excluded: readonly Excluded[]
  /** Those of words that mean no filter. */
  wanted: readonly SearchTerm[]
  terms: readonly SearchTerm[]
}

const written = (words: readonly Word[]) => words.map((word) => word.written).join(' ')

function priceTerm(price: PriceRange, places: readonly number[]): SearchTerm {
  return {
    ...{ weight: WEIGHT.filter, price, places },
    isMet: ({ row }) => isInRange(row.priceCents, price),
  }
}

const sortTerms = (found: readonly FoundMeaning[]): SearchTerm[] => {
  const sorted = found.find(({ sort }) => sort)
  return sorted?.sort
    ? [{ weight: WEIGHT.sort, sort: sorted.sort, places: sorted.places, isMet: () => true }]
    : []
}

/** Prepares an index for reading phrases, once. */
export function createReader(index: ProductIndex) {
  const language = index.words
  const smallWords = createSmallWords(language)
  const { isSmall, isWithout, saying } = smallWords
  const products = toIndexedProducts(index, isSmall)
  const all = [...products.values()]
  const { isFound, isKnown, isBegun, correct } = createVocabulary(all, language, index.rightStems)
  const filterWords = createFilterWords(index, smallWords)
  const { isValue } = filterWords
  const ownWords = createOwnWords(all, Object.values(index.categoryNames), filterWords, smallWords)
  const translate = createTranslator(language, saying, ownWords, isValue, isBegun)
  const sortWords = createWordSorter(filterWords, smallWords)
  const valueTerms = createValueTerms(all, filterWords, language.people, saying)
  const wordTerms = createWordTerms(all, isKnown)
  const { isOccasion, giftTerm } = createGiftTerms(language.gifts, filterWords, all, saying)

  /** The words of a phrase that count, and what the owner's table says of it. */
  const chooseWords = (typed: readonly Word[]) => {
    const { others, price, places } = readPrice(typed, language)
    const last = others.at(-1)
    const said = others.filter((word) => !isSmall(word) || (word === last && isValue([word])))
    const { words: translated, found } = translate(said)
    const gift = found.find(({ isGift }) => isGift)
    const isSaid = translated.length > 0 || price || found.some(({ words }) => !words)
    const meant = isSaid ? translated : others
    // A gift for somebody whom no product names is a gift for everybody, whatever descriptions say. A shop may lack a cut.
    const isKept = (word: Word) => word.readings || isWithout(word) || isValue([word]) || isFound(word)
    // The page of own print is right for any words beside it, such as a name.
    const isPrint = found.some(({ page, words }) => page && words)
    const words = meant.filter((word) => (!gift && !isPrint && !word.suits) || isKept(word))
    const unread = meant.filter((word) => !words.includes(word))
    const dropped = isPrint ? [] : unread
    const isBesidePrint = isPrint && unread.length > 0
    return { words, dropped, isBesidePrint, found, gift, price: price && priceTerm(price, places) }
  }

  /** The conditions of words, without those that exclude. */
  const read = (words: readonly Word[], listed: readonly IndexedProduct[], isGift: boolean): ReadTerms => {
    const { named, excluded, others, several } = sortWords(words)
    const wanted = wordTerms(others, (word) => isGift && isOccasion(word))
    const either = several.map(({ readings = [] }) =>
      eitherTerm(readings.map((some) => read(some, listed, isGift).terms)),
    )
    return { named, excluded, wanted, terms: [...wanted, ...either, ...valueTerms(named, listed)] }
  }

  /** Reads a phrase, for the products in `listed`. */
  const readPhrase = (phrase: string, listed: readonly IndexedProduct[]): ReadPhrase => {
    const asTyped = readWords(phrase)
    const typed = asTyped.flatMap(correct)
    const { words, dropped, isBesidePrint, found, gift, price } = chooseWords(typed)
    const { named, excluded, wanted, terms } = read(words, listed, gift !== undefined)
    const isExcluded: HasIt = (product) => excluded.some(({ has }) => has(product))
    const isNothingNamed = named.size === 0 && terms.every(({ isSoft }) => isSoft)
    const isRest = isNothingNamed && wanted.length === 0 && excluded.length > 0
    const asked = gift && giftTerm(gift.places, wanted)
    const page = found.find(({ page }) => page)
    return {
      words: typed.filter((word) => !isSmall(word)),
      terms: [
        ...(isNothingNamed && asked ? [asked] : []),
        ...(isRest && !gift ? [restTerm(index, all, isExcluded)] : []),
        ...(price ? [price] : []),
        ...sortTerms(found),
        ...terms,
      ],
      isExcluded,
      isNamed: ownWords.isNamedBy(typed),
      page: page?.page,
      printPlaces: found.flatMap(({ page, words, places }) => (page && words ? places : [])),
      isBesidePrint: isBesidePrint && !named.has(CATEGORY) && wanted.length === 0,
      isPageLater: page?.isLater ?? false,
      corrected: written(typed) === written(asTyped) ? undefined : written(typed),
      isNear: found.some(({ isNear }) => isNear),
      dropped: placesOf([
        ...dropped,
        ...excluded.filter(({ has }) => !all.some(has)),
        // Beside a kind of goods, a job says more than 'for everybody'.
        ...found.filter(({ isJob }) => isJob && named.has(CATEGORY)),
      ]),
      gift: asked,
    }
  }
  return { products, read: readPhrase }
}
