import type { IndexRow, ProductIndex } from './product-index.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from './price-range.ts'
import { splitWords, type NamedPage } from './read-words.ts'
import type { SortOrder } from './listing-query.ts'
import { CATEGORY } from './filter-words.ts'
import { createReader, type SearchTerm } from './read-phrase.ts'
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
  category: { slug: string; name: string } | null
  /** The phrase without its words for filters and price. */
  rest: string
  /** `rest` without the category's name. */
  words: string
  /** True when no product has all words in its name or facts. Those found have most, or have them in descriptions. */
  isPartial: boolean
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

/** Finds a phrase among some products of an index, such as those of a category (rule 225). */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const among = rows.flatMap((row) => products.get(row) ?? [])
  const { words, terms, isExcluded, page, corrected, isNear } = read(phrase, among)
  const listed = among.filter((product) => !isExcluded(product))
  // A word that only the description has counts less.
  const weightOf = (product: IndexedProduct) =>
    terms.reduce((sum, { weight, isMet, fieldOf }) => {
      const share = fieldOf?.(product) === FIELD.text ? 0.5 : 1
      return sum + (isMet(product) ? weight * share : 0)
    }, 0)
  const weights = listed.map(weightOf)
  const best = weights.reduce((most, weight) => Math.max(most, weight), 0)
  const fieldsOf = (product: IndexedProduct) => terms.map(({ fieldOf }) => fieldOf?.(product) ?? 0)
  const most = terms.reduce((sum, { weight }) => sum + weight, 0)
  const isPartial = best > 0 && !listed.some((product) => terms.every(({ isMet }) => isMet(product)))
  const isFound = (product: IndexedProduct, weight = 0) =>
    isPartial ? weight === best : terms.every((term) => isFilter(term) || term.isMet(product))
  const isNothing = page ? most === 0 : terms.length === 0 || (best === 0 && most > 0)
  const matched = isNothing ? [] : listed.filter((product, i) => isFound(product, weights[i]))

  // A word that only descriptions contain says what goods are good for, not what they are.
  const isNamed = terms.some(({ isKind }) => isKind)
  const isDescribed =
    !isNamed &&
    terms.some(({ fieldOf }) => fieldOf) &&
    matched.every((product) => terms.every(({ fieldOf }) => !fieldOf || fieldOf(product) === FIELD.text))
  // If the phrase names a page, products count only if their names have the words.
  const found = page && (isPartial || isDescribed) ? [] : matched
  const kept = terms.filter(({ isMet }) => !isPartial || found.every(isMet))
  const filters = kept.filter(isFilter)
  const category = kept.find(({ filter }) => filter?.attribute === CATEGORY)
  const [slug, ...otherSlugs] = category?.filter?.ids ?? []

  // The last word may be unfinished, unless it means a filter.
  const isBegun = !terms.some(
    ({ fieldOf, places }) => !fieldOf && places.includes(words.at(-1)?.places[0] ?? -1),
  )
  const said = ` ${words.map(({ stem }) => stem).join(' ')}${isBegun ? '' : ' '}`
  const rankOf = (product: IndexedProduct) => {
    const fields = fieldsOf(product)
    const spread = fields.reduce((sum, field) => sum + field, 0) / (FIELD.nowhere * fields.length + 1)
    const start = product.nameStems.startsWith(said) ? 0 : product.nameStems.includes(said) ? 1 : 2
    return Math.max(0, ...fields) * 6 + (product.row.isAvailable ? 0 : 3) + start + spread
  }
  const typed = splitWords(phrase)
  const wordsOf = (left: readonly SearchTerm[]) => {
    const places = new Set(left.flatMap((term) => term.places))
    return left.length === terms.length ? phrase : typed.filter((_, place) => places.has(place)).join(' ')
  }
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
          ? { slug, name: index.categoryNames[slug] ?? slug }
          : null,
      rest: wordsOf(terms.filter((term) => !filters.includes(term))),
      words: wordsOf(terms.filter((term) => !filters.includes(term) && term !== category)),
      isPartial: found.length > 0 && (isPartial || isNear || isDescribed),
    },
  }
}
