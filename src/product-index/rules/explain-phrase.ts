/** Says how a phrase was understood, in words and places that a listing can show (rules 225, 230). */
import type { Filters } from '../../catalogue/rules/catalogue.ts'
import { CATEGORY } from './filter-words.ts'
import type { SortOrder } from './listing-query.ts'
import { isInFacts, type Match } from './match-terms.ts'
import type { PriceRange } from './price-range.ts'
import type { ProductIndex } from './product-index.ts'
import type { ReadPhrase } from './read-phrase.ts'
import { splitWords, type NamedPage } from './read-words.ts'
import { placesOf, type Condition, type SearchTerm } from './search-term.ts'

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
  /** For a phrase about own print: the kinds that the shop prints, if it has to be said. */
  printedKinds: readonly string[]
  /** True for goods that open with own print chosen; false for those of a kind that the shop does not print. */
  isPrinted: boolean
  /** A page that the phrase names with words that the goods have themselves: the goods come first. */
  laterPage: NamedPage | undefined
}

interface Without {
  /** The phrase without these words, and without those for filters and price. */
  without: string
}

/** True for a condition that a filter, the price or the order of the listing can take over. */
export const isFilter = ({ filter, price, sort }: SearchTerm) =>
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

/**
 * Tells what the found products lack: words that were left out, and words that the shop has in descriptions alone.
 * @param lost conditions that were given up before the search
 */
function findMissing({ found, terms, isPartial }: Match, lost: readonly SearchTerm[]) {
  if (found.length === 0) return { missed: [], described: [] }
  const described = terms.filter((term) => term.isDescribed && found.some(term.isMet))
  const isLacking = (term: SearchTerm) => isPartial && !found.some((product) => isInFacts(term, product))
  const isOnlyPreferred = (term: SearchTerm) => term.isPreferred !== undefined && term.fieldOf !== undefined
  const missed = terms.filter((term) =>
    term.isSoft ? isOnlyPreferred(term) && !described.includes(term) : isLacking(term),
  )
  return { missed: [...lost, ...missed], described }
}

/**
 * @param asked the conditions that were matched
 * @param lost those that were given up before
 * @param isUnprinted true for goods that the phrase names beside own print, and that the shop does not print
 */
export function explainPhrase(
  { categoryNames, printed }: ProductIndex,
  phrase: string,
  read: ReadPhrase,
  match: Match,
  asked: readonly SearchTerm[],
  lost: readonly SearchTerm[],
  isUnprinted: boolean,
): Understood {
  const { found, terms, isPartial } = match
  const kept = terms.filter(({ isMet }) => found.every(isMet))
  const filters = kept.filter(isFilter)
  const category = kept.find(({ filter }) => filter?.attribute === CATEGORY)
  const [slug, ...otherSlugs] = category?.filter?.ids ?? []
  const conditions = kept.flatMap((term) => (term.condition ? [{ term, condition: term.condition }] : []))

  const typed = typedWords(phrase)
  const without = (...gone: (SearchTerm | undefined)[]) => {
    const left = asked.filter(({ places }) => ![...filters, ...gone].some((term) => term?.places === places))
    return left.length === read.terms.length ? phrase : typed.at(new Set(placesOf(left)))
  }
  const { missed, described } = findMissing(match, lost)
  // A typed word may mean several; it was left out if none of them was found.
  const held = new Set(placesOf(kept.filter((term) => !missed.includes(term))))
  const leftOut = typed.textsAt([...read.dropped, ...placesOf(missed)].filter((place) => !held.has(place)))
  return {
    filters: Object.fromEntries(
      filters.flatMap(({ filter }) => (filter ? [[filter.attribute, filter.ids]] : [])),
    ),
    price: filters.find(({ price }) => price)?.price ?? null,
    sort: filters.find(({ sort }) => sort)?.sort ?? null,
    page: read.isPageLater ? undefined : read.page,
    laterPage: read.isPageLater ? read.page : undefined,
    corrected: read.corrected,
    category:
      slug !== undefined && otherSlugs.length === 0
        ? { slug, name: categoryNames[slug] ?? slug, without: without(category) }
        : null,
    conditions: conditions.map(({ term, condition }) => ({ condition, without: without(term) })),
    rest: without(),
    words: without(category, ...conditions.map(({ term }) => term)),
    isPartial: found.length > 0 && (isPartial || read.isNear || leftOut.length > 0),
    isGift: read.gift !== undefined && terms.includes(read.gift),
    leftOut,
    printedKinds: (isUnprinted || read.isBesidePrint) && printed ? printed.kinds : [],
    isPrinted: read.printPlaces.length > 0 && !read.isPageLater && !isUnprinted,
    described: described.flatMap(({ said = [] }) => said),
  }
}
