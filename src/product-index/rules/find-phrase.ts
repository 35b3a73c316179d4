import type { IndexRow, ProductIndex } from './product-index.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from './price-range.ts'
import { splitWords, type NamedPage } from './read-words.ts'
import type { SortOrder } from './listing-query.ts'
import { CATEGORY } from './filter-words.ts'
import { createReader, type Condition, type SearchTerm } from './read-phrase.ts'
import { FIELD, type IndexedProduct } from './indexed-products.ts'

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
  /** The words that the products have only in their descriptions. */
  described: readonly string[]
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

const isWord = ({ fieldOf, isSoft }: SearchTerm) => fieldOf !== undefined && !isSoft

const hasIn = (field: number) => (term: SearchTerm, product: IndexedProduct) =>
  term.fieldOf ? term.fieldOf(product) <= field : term.isMet(product)
const isInFacts = hasIn(FIELD.others)

const isMetByAll = (terms: readonly SearchTerm[]) => (product: IndexedProduct) =>
  terms.every((term) => term.isSoft || term.isMet(product))

/** The products that meet most of the terms. All of them meet the same conditions. */
function findNearest(listed: readonly IndexedProduct[], terms: readonly SearchTerm[]): IndexedProduct[] {
  // A word that only the description has counts less.
  const weights = listed.map((product) =>
    terms.reduce((sum, term) => {
      const share = isInFacts(term, product) ? 1 : 0.5
      return sum + (term.isMet(product) ? term.weight * share : 0)
    }, 0),
  )
  const best = Math.max(0, ...weights)
  const nearest = best > 0 ? listed.filter((_, i) => weights[i] === best) : []
  const conditions = terms.filter((term) => !isWord(term))
  const met: Record<string, IndexedProduct[]> = {}
  for (const product of nearest)
    (met[conditions.map(({ isMet }) => isMet(product)).join()] ??= []).push(product)
  const [found = []] = Object.values(met).sort((one, other) => other.length - one.length)
  // Colours, prices and numbers alone, or words of descriptions, are not near to something that the shop does not have.
  const isNear = (term: SearchTerm) => term.isKind || (isWord(term) && !/^\d+$/.test(term.said ?? ''))
  const isBased = terms.some((term) => isNear(term) && found.some((product) => isInFacts(term, product)))
  return isBased ? found : []
}

/** Finds a phrase among some products of an index, such as those of a category (rule 225). */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const among = rows.flatMap((row) => products.get(row) ?? [])
  const asked = read(phrase, among)
  const { words, isExcluded, page, corrected, isNear, gift } = asked
  const listed = among.filter((product) => !isExcluded(product))
  // A present keeps its conditions, such as the price, rather than a word that no such goods have.
  const isGift = gift !== undefined && !listed.some(isMetByAll(asked.terms))
  const lost = isGift ? asked.terms.filter(isWord) : []
  const left = asked.terms.filter((term) => !lost.includes(term))
  const isKindMissing = isGift && !left.some(({ isKind }) => isKind)
  const terms = [...(isKindMissing ? [gift] : []), ...left]

  const most = terms.reduce((sum, { weight }) => sum + weight, 0)
  const isNothing = page ? most === 0 : terms.length === 0
  const isPartial = !listed.some(isMetByAll(terms))
  const whole = listed.filter(isMetByAll(terms.filter((term) => !isFilter(term))))
  const matched = isNothing ? [] : isPartial ? findNearest(listed, terms) : whole

  // A word that only descriptions contain says what goods are good for, not what they are.
  const described = terms.filter(
    (term) =>
      isWord(term) &&
      matched.length > 0 &&
      !matched.some((product) => isInFacts(term, product)) &&
      matched.every(term.isMet),
  )
  const isDescribed =
    described.length > 0 &&
    described.length === terms.filter(isWord).length &&
    !terms.some(({ isKind }) => isKind)
  // If the phrase names a page, products count only if their names have the words.
  const found = page && (isPartial || isDescribed) ? [] : matched
  const kept = terms.filter(({ isMet }) => !isPartial || found.every(isMet))
  const filters = kept.filter(isFilter)
  const category = kept.find(({ filter }) => filter?.attribute === CATEGORY)
  const [slug, ...otherSlugs] = category?.filter?.ids ?? []
  const conditions = kept.flatMap((term) => (term.condition ? [{ term, condition: term.condition }] : []))

  // The last word may be unfinished, unless it means a filter.
  const isBegun = !terms.some(
    ({ fieldOf, places }) => !fieldOf && places.includes(words.at(-1)?.places[0] ?? -1),
  )
  const said = ` ${words.map(({ stem }) => stem).join(' ')}${isBegun ? '' : ' '}`
  const rankOf = (product: IndexedProduct) => {
    const fields = terms.map(({ fieldOf }) => fieldOf?.(product) ?? 0)
    const spread = fields.reduce((sum, field) => sum + field, 0) / (FIELD.nowhere * fields.length + 1)
    const start = product.nameStems.startsWith(said) ? 0 : product.nameStems.includes(said) ? 1 : 2
    const isLater = terms.some(({ isPreferred }) => isPreferred && !isPreferred(product))
    return (Math.max(0, ...fields) + Number(isLater)) * 6 + (product.row.isAvailable ? 0 : 3) + start + spread
  }
  const typed = splitWords(phrase)
  const typedAt = (places: ReadonlySet<number>) => typed.filter((_, place) => places.has(place)).join(' ')
  const wordsOf = (some: readonly SearchTerm[]) => {
    const all = some.length === asked.terms.length
    return all ? phrase : typedAt(new Set(some.flatMap((term) => term.places)))
  }
  const without = (...gone: (SearchTerm | undefined)[]) =>
    wordsOf(asked.terms.filter((term) => !filters.includes(term) && !gone.includes(term)))
  /** Neighbours are one text. */
  const textsAt = (places: readonly number[]) =>
    typed
      .map((word, place) => (places.includes(place) ? word : '\n'))
      .join(' ')
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== '')
  const isMissed = (term: SearchTerm) => isPartial && !term.isSoft && !found.some(term.isMet)
  const missed = found.length > 0 ? [...lost, ...terms.filter(isMissed)] : []
  // A typed word may mean several; it was left out if none of them was found.
  const held = new Set(kept.flatMap(({ places }) => places))
  const leftOut = textsAt(
    [...asked.dropped, ...missed.flatMap(({ places }) => places)].filter((place) => !held.has(place)),
  )
  return {
    ranks: new Map(found.map((product) => [product.row, rankOf(product)])),
    understood: {
      filters: Object.fromEntries(
        filters.flatMap(({ filter }) => (filter ? [[filter.attribute, filter.ids]] : [])),
      ),
      price: filters.find(({ price }) => price)?.price ?? null,
      sort: filters.find(({ sort }) => sort)?.sort ?? null,
      ...{ page, corrected },
      category:
        slug !== undefined && otherSlugs.length === 0
          ? { slug, name: index.categoryNames[slug] ?? slug, without: without(category) }
          : null,
      conditions: conditions.map(({ term, condition }) => ({ condition, without: without(term) })),
      rest: without(),
      words: without(category, ...conditions.map(({ term }) => term)),
      isPartial: found.length > 0 && (isPartial || isNear || leftOut.length > 0),
      leftOut,
      described: described.flatMap(({ said = [] }) => said),
    },
  }
}
