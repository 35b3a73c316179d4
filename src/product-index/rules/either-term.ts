/** Reads a word that the goods have themselves, and for which the owner's table has a meaning, too (rule 227). */
import { FIELD, type IndexedProduct } from './indexed-products.ts'
import type { SearchTerm } from './search-term.ts'

const isMetByAll = (terms: readonly SearchTerm[], product: IndexedProduct) =>
  terms.every(({ isMet }) => isMet(product))

/** The field in which a product has all the words; filters count as words of its values. */
const fieldIn = (terms: readonly SearchTerm[]) => (product: IndexedProduct) =>
  isMetByAll(terms, product)
    ? Math.max(FIELD.name, ...terms.map(({ fieldOf }) => fieldOf?.(product) ?? FIELD.others))
    : FIELD.nowhere

/** One condition of two readings of a word: products meet either. Two values of one attribute are one filter. */
export function eitherTerm(own: readonly SearchTerm[], also: readonly SearchTerm[]): SearchTerm {
  const all = [...own, ...also]
  const [first, second, ...others] = all.map(({ filter }) => filter)
  const isFilter = others.length === 0 && own.length === 1 && first && first.attribute === second?.attribute
  const readings = [fieldIn(own), fieldIn(also)]
  const fieldOf = (product: IndexedProduct) => Math.min(...readings.map((field) => field(product)))
  const said = own.find((term) => term.said)?.said
  return {
    weight: Math.max(...all.map(({ weight }) => weight)),
    places: own.flatMap(({ places }) => places),
    isKind: all.some(({ isKind }) => isKind),
    isMet: (product) => fieldOf(product) < FIELD.nowhere,
    ...(said !== undefined && { said }),
    ...(isFilter
      ? { filter: { attribute: first.attribute, ids: [...new Set([...first.ids, ...second.ids])].sort() } }
      : { fieldOf }),
  }
}
