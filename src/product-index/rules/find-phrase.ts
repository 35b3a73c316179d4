/** Finds a phrase: reads it, matches it, and explains it (rule 225). */
import { explainPhrase, isFilter, type Understood } from './explain-phrase.ts'
import type { IndexedProduct } from './indexed-products.ts'
import { isWord, matchTerms, type Match } from './match-terms.ts'
import type { IndexRow, ProductIndex } from './product-index.ts'
import { createRanking } from './rank-products.ts'
import { createReader, type ReadPhrase } from './read-phrase.ts'

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

/** Finds a phrase among some products of an index, such as those of a category. */
export function findPhrase(index: ProductIndex, rows: readonly IndexRow[], phrase: string): Found {
  const { products, read } = readerOf(index)
  const among = rows.flatMap((row) => products.get(row) ?? [])
  const meant = read(phrase, among)
  const listed = among.filter((product) => !meant.isExcluded(product))
  const { lost, asked } = chooseTerms(meant, listed)
  const match = besidePage(meant, matchTerms(listed, asked, meant.isNamed, isFilter))
  const rankOf = createRanking(meant, match.terms)
  return {
    ranks: new Map(match.unfiltered.map((product) => [product.row, rankOf(product)])),
    understood: explainPhrase(index, phrase, meant, match, asked, lost),
  }
}
