/** Reads presents, and phrases that only exclude (rule 225). */
import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import type { FilterWords } from './filter-words.ts'
import { FIELD, type IndexedProduct } from './indexed-products.ts'
import type { ProductIndex } from './product-index.ts'
import { splitList, type SearchWords, type Word } from './read-words.ts'
import { WEIGHT, type HasIt, type SearchTerm } from './search-term.ts'

export function createGiftTerms(
  { meant, occasions }: SearchWords['gifts'],
  { namedBy }: FilterWords,
  products: readonly IndexedProduct[],
  saying: (text: string) => Word[],
) {
  const kinds = splitList(meant).map((kind) => namedBy(saying(kind)))
  const isOfKinds: HasIt = (product) => kinds.some((has) => has(product))
  // In a shop without such kinds, everything may be a present.
  const suitsAll = products.some(isOfKinds) ? isOfKinds : () => true
  const stems = new Set(
    splitList(occasions)
      .flatMap(saying)
      .map(({ stem }) => stem),
  )
  return {
    isOccasion: ({ stem }: Word) => stems.has(stem),
    /** Goods that suit everybody, and those for the occasion. @param occasion the conditions of the phrase's other words */
    giftTerm: (places: readonly number[], occasion: readonly SearchTerm[]): SearchTerm => {
      const isForOccasion = (product: IndexedProduct) =>
        occasion.some(({ isSoft, fieldOf }) => isSoft && (fieldOf?.(product) ?? FIELD.text) < FIELD.text)
      return {
        weight: WEIGHT.category,
        isMet: (product) => suitsAll(product) || isForOccasion(product),
        places,
        isKind: true,
      }
    },
  }
}

/** Goods of the categories from which a phrase without other words excludes some. */
export function restTerm(
  { categories }: ProductIndex,
  products: readonly IndexedProduct[],
  isExcluded: HasIt,
): SearchTerm {
  const excluded = products.filter(isExcluded)
  const slugs = Object.keys(categories).filter(
    (slug) => slug !== ALL_CATEGORY && excluded.some(({ values }) => values.has(slug)),
  )
  return {
    weight: WEIGHT.category,
    isMet: ({ values }) => slugs.some((slug) => values.has(slug)),
    places: [],
    isKind: true,
  }
}
