import type { IndexRow, ProductIndex } from './product-index.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from './price-range.ts'
import { splitWords, type NamedPage } from './read-words.ts'
import type { SortOrder } from './listing-query.ts'
import { CATEGORY } from './filter-words.ts'
import { createReader, type ReadPhrase } from './read-phrase.ts'
import { FIELD, type IndexedProduct } from './indexed-products.ts'
import { isInFacts, isWord, matchTerms } from './match-terms.ts'
import type { Condition, SearchTerm } from './search-term.ts'

/** The meaning of a phrase, apart from words in names (rule 225). */
export interface Understood {
  filters: Filters
  price: PriceRange | null
  sort: SortOrder | null
  /** The page of the shop that the phrase names. */
  page: NamedPage | undefined
  /** The phrase with its mistyped words corrected; `undefined` if none was. */
  corrected: string | undefined
  /** The category that the phrase names; `null` for none. */
  category: (Without & { slug: string; name: string }) | null
  /** Conditions of the phrase that no filter can express. */
  conditions: readonly (Without & { condition: Condition })[]
  /** The phrase without its words for filters and price. */
  rest: string
  /** `rest` without the category's name and the conditions. */
  words: string
  /** True when no product has all that the phrase asks for. Those found have most of it. */
  isPartial: boolean
  /** The typed words that were left out, because no product has them with the others. */
  leftOut: readonly string[]
  /** The words that the whole shop has only in descriptions. Products that have them come first. */
  described: readonly string[]
  /** True for goods that suit everybody, because the phrase asks for a present. */
  isGift: boolean
  /** A page that the phrase names with words that the goods have themselves: the goods come first. */
  laterPage: NamedPage | undefined
}

interface Without {
  /** The phrase without these words, and without those for filters and price. */
  without: string
}

export interface Found {
  /** The products that match the words, before filters are applied. A low number comes first. */
  ranks: ReadonlyMap<IndexRow, number>
  understood: Understood
}

const readers = new WeakMap<ProductIndex, ReturnType<typeof createReader>>()

function readerOf(index: ProductIndex) {
  const reader = readers.get(index) ?? createReader(index)
  readers.set(index, reader)
  return reader
}

const isFilter = ({ filter, price, sort }: SearchTerm) =>
  price !== undefined || sort !== undefined || (filter !== undefined && filter.attribute !== CATEGORY)

/** The words of a phrase as they were typed. */
function typedWords(phrase: string) {
  const typed = splitWords(phrase)
  return {
    at: (places: ReadonlySet<number>) => typed.filter((_, place) => places.has(place)).join(' '),
    /** Neighbours are one text. */
    textsAt: (places: readonly number[]) =>
      typed
        .map((word, place) => (places.includes(place) ? word : '\n'))
        .join(' ')
        .split('\n')
        .map((text) => text.trim())
        .filter((text) => text !== ''),
  }
}

/** Ranks products: a lower number comes first. The field counts most, then whether a product can be bought, then its name. */
function createRanking({ words }: ReadPhrase, terms: readonly SearchTerm[]) {
  // The last word may be unfinished, unless it means a filter.
  const isBegun = !terms.some(
    ({ fieldOf, places }) => !fieldOf && places.includes(words.at(-1)?.places[0] ?? -1),
  )
  const said = ` ${words.map(({ stem }) => stem).join(' ')}${isBegun ? '' : ' '}`
  const sorting = terms.filter(({ isPreferred }) => !isPreferred)
  return (product: IndexedProduct) => {
    const fields = sorting.map(({ fieldOf }) => fieldOf?.(product) ?? 0)
    const spread = fields.reduce((sum, field) => sum + field, 0) / (FIELD.nowhere * fields.length + 1)
    const start = product.nameStems.startsWith(said) ? 0 : product.nameStems.includes(said) ? 1 : 2
    const later = terms.filter(({ isPreferred }) => isPreferred && !isPreferred(product)).length
    return (Math.max(0, ...fields) + later) * 6 + (product.row.isAvailable ? 0 : 3) + start + spread
  }
}

/** Chooses the conditions of a phrase. A present keeps its price and colour rather than a word that no such goods have. */
function chooseTerms({ terms, gift }: ReadPhrase, listed: readonly IndexedProduct[]) {
  const isGift =
    gift !== undefined &&
    !listed.some((product) => terms.every(({ isSoft, isMet }) => isSoft || isMet(product)))
  const lost = isGift ? terms.filter(isWord) : []
  const left = terms.filter((term) => !lost.includes(term))
  const isKindMissing = isGift && !left.some(({ isKind }) => isKind)
  return { lost, asked: [...(isKindMissing ? [gift] : []), ...left] }
}

/** Finds a phrase among some products of an index, such as those of a category (rule 225). */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const among = rows.flatMap((row) => products.get(row) ?? [])
  const phraseRead = read(phrase, among)
  const { isExcluded, isNamed, isPageLater, corrected, isNear } = phraseRead
  const page = isPageLater ? undefined : phraseRead.page
  const listed = among.filter((product) => !isExcluded(product))
  const { lost, asked } = chooseTerms(phraseRead, listed)
  const match = matchTerms(listed, asked, isNamed, isFilter)
  const { terms, isPartial } = match
  const isNothing = page !== undefined && terms.every(({ weight }) => weight === 0)
  // If the phrase names a page, products count only if they have all of its other words.
  const isLess =
    isPartial || terms.some(({ isSoft, fieldOf, isPreferred }) => isSoft && fieldOf && isPreferred)
  const isEmpty = isNothing || (page !== undefined && isLess)
  const found = isEmpty ? [] : match.found

  const kept = terms.filter(({ isMet }) => found.every(isMet))
  const filters = kept.filter(isFilter)
  const category = kept.find(({ filter }) => filter?.attribute === CATEGORY)
  const [slug, ...otherSlugs] = category?.filter?.ids ?? []
  const conditions = kept.flatMap((term) => (term.condition ? [{ term, condition: term.condition }] : []))

  const typed = typedWords(phrase)
  const without = (...gone: (SearchTerm | undefined)[]) => {
    const left = asked.filter(({ places }) => ![...filters, ...gone].some((term) => term?.places === places))
    return left.length === phraseRead.terms.length
      ? phrase
      : typed.at(new Set(left.flatMap(({ places }) => places)))
  }
  const rankOf = createRanking(phraseRead, terms)
  // Words that stand only in descriptions are told; any other word that the found products lack was left out.
  const isTold = (term: SearchTerm) => term.isDescribed && found.some(term.isMet)
  const isMissed = (term: SearchTerm) =>
    term.isPreferred && term.fieldOf
      ? !isTold(term)
      : isPartial && !term.isSoft && !found.some((product) => isInFacts(term, product))
  const missed = found.length > 0 ? [...lost, ...terms.filter(isMissed)] : []
  // A typed word may mean several; it was left out if none of them was found.
  const held = new Set(kept.filter((term) => !missed.includes(term)).flatMap(({ places }) => places))
  const leftOut = typed.textsAt(
    [...phraseRead.dropped, ...missed.flatMap(({ places }) => places)].filter((place) => !held.has(place)),
  )
  return {
    ranks: new Map((isEmpty ? [] : match.unfiltered).map((product) => [product.row, rankOf(product)])),
    understood: {
      filters: Object.fromEntries(
        filters.flatMap(({ filter }) => (filter ? [[filter.attribute, filter.ids]] : [])),
      ),
      price: filters.find(({ price }) => price)?.price ?? null,
      sort: filters.find(({ sort }) => sort)?.sort ?? null,
      ...{ page, corrected },
      laterPage: isPageLater ? phraseRead.page : undefined,
      category:
        slug !== undefined && otherSlugs.length === 0
          ? { slug, name: index.categoryNames[slug] ?? slug, without: without(category) }
          : null,
      conditions: conditions.map(({ term, condition }) => ({ condition, without: without(term) })),
      rest: without(),
      words: without(category, ...conditions.map(({ term }) => term)),
      isPartial: found.length > 0 && (isPartial || isNear || leftOut.length > 0),
      isGift: phraseRead.gift !== undefined && terms.includes(phraseRead.gift),
      leftOut,
      described: found.length > 0 ? terms.filter(isTold).flatMap(({ said = [] }) => said) : [],
    },
  }
}
