/** Chooses the products that answer the conditions of a phrase, or come nearest (rules 225, 230). */
import { FIELD, type IndexedProduct } from './indexed-products.ts'
import type { HasIt, SearchTerm } from './search-term.ts'

export const isWord = ({ fieldOf, isSoft }: SearchTerm) => fieldOf !== undefined && !isSoft

/** True if a product meets a term otherwise than by its description. */
export const isInFacts = (term: SearchTerm, product: IndexedProduct) =>
  term.fieldOf ? term.fieldOf(product) < FIELD.text : term.isMet(product)

const isMetByAll = (terms: readonly SearchTerm[]) => (product: IndexedProduct) =>
  terms.every((term) => term.isSoft || term.isMet(product))

/** True for kinds of goods and words, but not for numbers and colours. */
const saysMuch = ({ isKind, ...term }: SearchTerm) =>
  isKind || (isWord(term) && !/^\d{1,3}$/.test(term.said ?? ''))

/** True if one of the terms is met otherwise than by a description. */
const isBasedOn = (terms: readonly SearchTerm[], found: readonly IndexedProduct[]) =>
  terms.some((term) => found.some((product) => isInFacts(term, product)))

/** The products that meet most of the terms. All of them meet the same conditions. */
function findNearest(listed: readonly IndexedProduct[], terms: readonly SearchTerm[]): IndexedProduct[] {
  const weights = listed.map((product) =>
    terms.reduce((sum, term) => sum + (isInFacts(term, product) ? term.weight : 0), 0),
  )
  const best = Math.max(0, ...weights)
  const nearest = best > 0 ? listed.filter((_, i) => weights[i] === best) : []
  const conditions = terms.filter((term) => !isWord(term) && !term.isSoft)
  const met: Record<string, IndexedProduct[]> = {}
  for (const product of nearest)
    (met[conditions.map(({ isMet }) => isMet(product)).join()] ??= []).push(product)
  const [found = []] = Object.values(met).sort((one, other) => other.length - one.length)
  // Colours, prices, numbers and materials alone are not near to something that the shop does not have.
  return isBasedOn(terms.filter(saysMuch), found) ? found : []
}

/** The answer to the conditions of a phrase. */
export interface Match {
  found: readonly IndexedProduct[]
  /** The found products, and those that only lack what a filter can give. */
  unfiltered: readonly IndexedProduct[]
  /** The conditions. Words that the found products have only in descriptions leave nothing out any more. */
  terms: readonly SearchTerm[]
  /** True if no product meets all conditions. */
  isPartial: boolean
}

/**
 * @param isNamed true for products that are found whatever the conditions say
 * @param isFilter true for conditions that become filters, which shoppers may turn off
 */
export function matchTerms(
  listed: readonly IndexedProduct[],
  asked: readonly SearchTerm[],
  isNamed: HasIt,
  isFilter: (term: SearchTerm) => boolean,
): Match {
  const isMet = (terms: readonly SearchTerm[]): HasIt => {
    const isMetByTerms = isMetByAll(terms)
    return (product) => (asked.length > 0 && isMetByTerms(product)) || isNamed(product)
  }
  const met = listed.filter(isMet(asked))
  const isOnlyDescribed = (term: SearchTerm) =>
    isWord(term) && met.length > 0 && !met.some((product) => isInFacts(term, product) || isNamed(product))
  const terms = asked.map((term): SearchTerm =>
    isOnlyDescribed(term) ? { ...term, weight: 0, isSoft: true, isPreferred: term.isMet } : term,
  )
  if (met.length === 0) {
    const found = findNearest(listed, terms)
    return { found, unfiltered: found, terms, isPartial: true }
  }
  const found = listed.filter(isMet(terms))
  const isDescribed = terms.some((term) => term.isSoft && term.isPreferred)
  // A word of descriptions never decides alone, nor beside a colour or a price.
  const says = terms.filter((term) => saysMuch(term) || term.condition)
  const isAlone = isDescribed && !isBasedOn(says, found) && !found.some(isNamed)
  const unfiltered = listed.filter(isMet(terms.filter((term) => !isFilter(term))))
  return { ...(isAlone ? { found: [], unfiltered: [] } : { found, unfiltered }), terms, isPartial: false }
}
