import type { ListedProduct, ListingRow } from '../../catalogue/rules/product.ts'
import type { Attribute } from '../../catalogue/rules/catalogue.ts'
import type { PriceStep } from './price-range.ts'
import type { Understood } from './find-phrase.ts'
import type { SearchWords } from './read-words.ts'

/** All products of the shop, as the browser filters them. */
export interface ListingIndex {
  /** In the shop's order. */
  products: readonly ListingRow[]
  /** Category slug to the places of its products among `products`, in the category's order. */
  categories: Readonly<Record<string, readonly number[]>>
  /** By what products are filtered, fixed ones first. */
  attributes: readonly Omit<Attribute, 'isFixed'>[]
  /** Category slug to name, without the one of everything. */
  categoryNames: Readonly<Record<string, string>>
  /** What a search understands beside them. */
  words: SearchWords
}

export function buyableTags({ tags, soldOut }: ListingRow): string[] {
  return tags.filter((tag) => !soldOut.includes(tag))
}

export interface ListingResult {
  /** The products of pages 1 to `query.page`. */
  products: readonly ListedProduct[]
  total: number
  /** Value id to how many products would be shown if it were the only choice of its attribute; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
  /** The price steps of the category, with how many products each would show; `null` where only the API knows. */
  priceSteps: readonly PriceStep[] | null
  /** True when the API does not know how to sort, or what can be bought: the products are those without (rule 223). */
  isUnrefined?: true
  /** What the phrase was understood to ask for; only the index understands one (rule 225). */
  understood?: Understood
}

/** The filters of a listing: attributes with their values. */
export type FilterValues = readonly { id: string; values: readonly { id: string }[] }[]
