import { availableTags, type IndexRow, type ProductIndex } from './product-index.ts'
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import type { PriceRange } from './price-range.ts'
import { splitWords } from './read-words.ts'
import { CATEGORY, createReader, type SearchTerm } from './words-to-filters.ts'
import type { IndexedProduct } from './indexed-products.ts'

/** The meaning of a phrase beside words of names (rule 225). */
export interface Understood {
  filters: Filters
  price: PriceRange | null
  /** The category that it names; `null` for none. */
  category: { slug: string; name: string } | null
  /** The phrase without the words of filters and price. */
  rest: string
  /** The phrase without the category's name either. */
  words: string
  /** True where no product has all that was asked for: those are found that have most of it. */
  isPartial: boolean
}

export interface Found {
  /** Products that have its words, whether they pass its filters or not; those with the lowest number come first. */
  ranks: ReadonlyMap<IndexRow, number>
  understood: Understood
}

const readers = new WeakMap<ProductIndex, ReturnType<typeof createReader>>()

function readerOf(index: ProductIndex) {
  const reader = readers.get(index) ?? createReader(index)
  readers.set(index, reader)
  return reader
}

const isFilter = ({ filter, price }: SearchTerm) =>
  price !== undefined || (filter !== undefined && filter.attribute !== CATEGORY)

/** Finds a phrase among products of an index, such as a category's (rule 225). */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const listed = rows.flatMap((row) => products.get(row) ?? [])
  const { words, terms } = read(phrase, listed)
  const weightOf = (product: IndexedProduct) =>
    terms.reduce((sum, { weight, isMet }) => sum + (isMet(product) ? weight : 0), 0)
  const weights = listed.map(weightOf)
  const best = weights.reduce((most, weight) => Math.max(most, weight), 0)
  const isPartial = best > 0 && best < terms.reduce((sum, { weight }) => sum + weight, 0)
  const isFound = (product: IndexedProduct, weight = 0) =>
    isPartial ? weight === best : terms.every((term) => isFilter(term) || term.isMet(product))
  const found = best === 0 ? [] : listed.filter((product, i) => isFound(product, weights[i]))

  const kept = terms.filter(({ isMet }) => !isPartial || found.every(isMet))
  const filters = kept.filter(isFilter)
  const category = kept.find(({ filter }) => filter?.attribute === CATEGORY)
  const [slug, ...otherSlugs] = category?.filter?.ids ?? []

  // The last word may only be begun, unless it is a filter's.
  const isBegun = !terms.some(
    ({ fieldOf, places }) => !fieldOf && places.includes(words.at(-1)?.places[0] ?? -1),
  )
  const said = ` ${words.map(({ stem }) => stem).join(' ')}${isBegun ? '' : ' '}`
  // A asked size that is sold out cannot be bought any more than the product.
  const isAvailable = ({ row }: IndexedProduct) => {
    const tags = availableTags(row)
    return (
      row.isAvailable && filters.every(({ filter }) => filter?.ids.some((id) => tags.includes(id)) ?? true)
    )
  }
  const rankOf = (product: IndexedProduct) => {
    const field = terms.reduce((worst, { fieldOf }) => Math.max(worst, fieldOf?.(product) ?? 0), 0)
    const start = product.nameStems.startsWith(said) ? 0 : product.nameStems.includes(said) ? 1 : 2
    return field * 6 + (isAvailable(product) ? 0 : 3) + start
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
      category:
        slug !== undefined && otherSlugs.length === 0
          ? { slug, name: index.categoryNames[slug] ?? slug }
          : null,
      rest: wordsOf(terms.filter((term) => !filters.includes(term))),
      words: wordsOf(terms.filter((term) => !filters.includes(term) && term !== category)),
      isPartial,
    },
  }
}
