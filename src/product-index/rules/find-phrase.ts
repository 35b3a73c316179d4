/** Finds a phrase: reads it, matches it, and explains it (rule 225). */
import { explainPhrase, isFilter, type Understood } from './explain-phrase.ts'
import type { IndexedProduct } from './indexed-products.ts'
import { isWord, matchTerms, type Match } from './match-terms.ts'
import type { IndexRow, ProductIndex } from './product-index.ts'
import { createRanking } from './rank-products.ts'
import type { SearchTerm } from './search-term.ts'
import { createReader, type ReadPhrase } from './read-phrase.ts'
import { readWords } from './read-words.ts'

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

/** If a phrase names a page, products count only if their names have all of its other words. */
function besidePage({ page, isPageLater }: ReadPhrase, match: Match): Match {
  const { terms, isPartial } = match
  const isNothing = terms.every(({ weight }) => weight === 0)
  const isLess = isPartial || terms.some(({ isSoft, isPreferred }) => isSoft && isPreferred)
  return page && !isPageLater && (isNothing || isLess) ? { ...match, found: [], unfiltered: [] } : match
}

const isPrintedIn = ({ printed }: ProductIndex) => {
  const ids = new Set(printed?.ids)
  return ({ row }: IndexedProduct) => ids.has(row.id)
}

/** The answer to a phrase that names goods beside own print, if the shop prints none of them; else `null` (rule 135). */
function matchUnprinted(
  index: ProductIndex,
  { printPlaces, isNamed, isPageLater }: ReadPhrase,
  listed: readonly IndexedProduct[],
  asked: readonly SearchTerm[],
): Match | null {
  if (!index.printed || printPlaces.length === 0 || isPageLater) return null
  const printed = listed.filter(isPrintedIn(index))
  const isOfPrint = ({ places, isMet }: SearchTerm) =>
    places.some((place) => printPlaces.includes(place)) && printed.every(isMet)
  const others = asked.filter((term) => !isOfPrint(term))
  if (!others.some((term) => term.isKind || isWord(term))) return null
  const match = matchTerms(listed, others, isNamed, isFilter)
  return match.isPartial || match.found.length === 0 || match.found.some((one) => printed.includes(one))
    ? null
    : match
}

/** Words such as 'fotka' mean own print beside goods that have no such word: the shop says which kinds it prints (rule 135). */
function withPrint(index: ProductIndex, understood: Understood, { found }: Match): Understood {
  const { words, printed } = index
  const { isPartial, leftOut } = understood
  if (!words.prints || !printed || !isPartial || leftOut.length === 0) return understood
  const beside = new Set(readWords(words.prints.beside).map(({ stem }) => stem))
  const isBeside = leftOut.flatMap(readWords).every(({ stem }) => beside.has(stem))
  return !isBeside || found.some(isPrintedIn(index))
    ? understood
    : { ...understood, page: words.prints.page, printedKinds: printed.kinds, isPartial: false, leftOut: [] }
}

/** Finds a phrase among some products of an index, such as those of a category. */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const among = rows.flatMap((row) => products.get(row) ?? [])
  const meant = read(phrase, among)
  const listed = among.filter((product) => !meant.isExcluded(product))
  const { lost, asked } = chooseTerms(meant, listed)
  const unprinted = matchUnprinted(index, meant, listed, asked)
  const match = unprinted ?? besidePage(meant, matchTerms(listed, asked, meant.isNamed, isFilter))
  const rankOf = createRanking(meant, match.terms)
  const conditions = unprinted?.terms ?? asked
  const understood = explainPhrase(index, phrase, meant, match, conditions, lost, unprinted !== null)
  return {
    ranks: new Map(match.unfiltered.map((product) => [product.row, rankOf(product)])),
    understood: withPrint(index, understood, match),
  }
}
