/** Reads a word that has several readings: one of the goods' own and one of the owner's table, or several of the goods (rule 229). */
import { FIELD, type IndexedProduct } from './indexed-products.ts'
import { placesOf, type SearchTerm } from './search-term.ts'

/** The field in which a product has all of a reading; filters count as words of its values. */
const fieldIn = (terms: readonly SearchTerm[]) => (product: IndexedProduct) =>
  terms.every(({ isMet }) => isMet(product))
    ? Math.max(FIELD.name, ...terms.map(({ fieldOf }) => fieldOf?.(product) ?? FIELD.others))
    : FIELD.nowhere

/** The filter of which all readings are values. */
function filterOf(readings: readonly (readonly SearchTerm[])[]): SearchTerm['filter'] {
  const filters = readings.flatMap((terms) =>
    (terms.length === 1 ? terms : []).flatMap(({ filter = [] }) => filter),
  )
  const [first] = filters
  const isOne =
    filters.length === readings.length && filters.every((one) => one.attribute === first?.attribute)
  return first && isOne
    ? { attribute: first.attribute, ids: [...new Set(filters.flatMap(({ ids }) => ids))].sort() }
    : undefined
}

/** One condition of several readings of a word: products meet any of them. */
export function eitherTerm(readings: readonly (readonly SearchTerm[])[]): SearchTerm {
  const all = readings.flat()
  const fields = readings.map(fieldIn)
  const fieldOf = (product: IndexedProduct) => Math.min(...fields.map((field) => field(product)))
  const said = all.find((term) => term.said)?.said
  const filter = filterOf(readings)
  return {
    weight: Math.max(...all.map(({ weight }) => weight)),
    places: [...new Set(placesOf(all))],
    isKind: all.some(({ isKind }) => isKind),
    isMet: (product) => fieldOf(product) < FIELD.nowhere,
    ...(said !== undefined && { said }),
    ...(filter ? { filter } : { fieldOf }),
  }
}
