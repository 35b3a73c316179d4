import type { Attribute, Filters } from '../../catalogue/rules/catalogue.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { SearchWords } from './read-words.ts'

/**
 * The name of the index's file below `/listing/`, without `.json`. Raise its number when the format changes, so that a page
 * of older code never reads a file of newer code.
 */
export const PRODUCT_INDEX_NAME = 'all.9'

/** The address of the index; the file is `null` where the API answers listings (decision 7). */
export const PRODUCT_INDEX_ADDRESS = `/listing/${PRODUCT_INDEX_NAME}.json`

/** A product in the index: with what it is sorted, filtered and searched by. */
export interface IndexRow extends ListedProduct {
  /** How many different times of creation are later than its own: 0 for the newest. */
  age: number
  /** False for one that is not for sale (rule 111). */
  isAvailable: boolean
  /** The tags of sizes that cannot be bought now: 'Len dostupné' takes it for a product without them. */
  soldOut: readonly string[]
  /** Its description, folded. */
  text: string
}

/** All products of the shop, as the browser filters them. */
export interface ProductIndex {
  /** In the shop's order. */
  products: readonly IndexRow[]
  /** Category slug to the places of its products among `products`, in the category's order. */
  categories: Readonly<Record<string, readonly number[]>>
  /** By what products are filtered, fixed ones first. */
  attributes: readonly Omit<Attribute, 'isFixed'>[]
  /** The attribute whose values are sizes. */
  sizeAttribute: string
  /** Category slug to name, without the one of everything. */
  categoryNames: Readonly<Record<string, string>>
  /** Other words that a search understands. */
  words: SearchWords
}

export function availableTags({ tags, soldOut }: Pick<IndexRow, 'tags' | 'soldOut'>): string[] {
  return tags.filter((tag) => !soldOut.includes(tag))
}

/** The names of the chosen sizes that a product has, when it can be bought in none of them. */
export function soldOutSizes(
  { attributes, sizeAttribute }: Pick<ProductIndex, 'attributes' | 'sizeAttribute'>,
  row: Pick<IndexRow, 'tags' | 'soldOut'>,
  chosen: Filters,
): string[] {
  const ids = chosen[sizeAttribute] ?? []
  if (availableTags(row).some((tag) => ids.includes(tag))) return []
  const sizes = attributes.find(({ id }) => id === sizeAttribute)?.values ?? []
  return sizes.filter(({ id }) => ids.includes(id) && row.tags.includes(id)).map(({ name }) => name)
}
