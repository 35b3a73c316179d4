import { FIELD, type IndexedProduct } from './indexed-products.ts'
import type { ReadPhrase } from './read-phrase.ts'
import type { SearchTerm } from './search-term.ts'

/** Ranks products: a lower number comes first. The field counts most, then whether a product can be bought, then its name. */
export function createRanking({ words }: ReadPhrase, terms: readonly SearchTerm[]) {
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
