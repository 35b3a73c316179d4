import type { IndexedProduct } from './indexed-products.ts'
import type { SortOrder } from './listing-query.ts'
import type { PriceRange } from './price-range.ts'

/** A condition that no filter can express: what something is made of, or the person for whom it is. */
export type Condition = { material: string } | { cuts: readonly string[] }

export type HasIt = (product: IndexedProduct) => boolean

/** One condition of a phrase, such as a word or a filter. */
export interface SearchTerm {
  /** How much it counts when no product meets all terms. */
  weight: number
  isMet: HasIt
  /** The positions of the typed words from which it was made. */
  places: readonly number[]
  /** For a word that is no filter: the field in which a product has it. */
  fieldOf?: (product: IndexedProduct) => number
  /** Set when the words mean a filter or a category. */
  filter?: { attribute: string; ids: readonly string[] }
  price?: PriceRange
  sort?: SortOrder
  /** True if the words name a kind of goods. */
  isKind?: boolean
  /** For a condition that is no filter: its name for the shopper. */
  condition?: Condition
  /** The word as it was written, or the shop's word for it. */
  said?: string
  /** True for products that come first. */
  isPreferred?: HasIt
  /** True for a word that leaves nothing out: goods that have it come first. */
  isSoft?: boolean
  /** True for a word that the shop has in descriptions alone. */
  isDescribed?: boolean
}

/** A kind of goods outweighs a word; a word outweighs colour, cut, size or price. */
export const WEIGHT = { category: 4, word: 2, filter: 1, sort: 0 }

/** The positions of the typed words from which words or terms were made. */
export const placesOf = (made: readonly { places: readonly number[] }[]) =>
  made.flatMap(({ places }) => places)
