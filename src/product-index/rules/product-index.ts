import type { Attribute, Filters } from '../../catalogue/rules/catalogue.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { LackingPair } from './lacking-pairs.ts'
import type { SearchWords } from './read-words.ts'

/**
 * The name of the index's file below `/listing/`, without `.json`. Raise its number when the format changes, so that
 * old code never reads a new format.
 */
export const PRODUCT_INDEX_NAME = 'all.12'

/** The index's address. The file contains `null` where the API answers listings (decision 7). */
export const PRODUCT_INDEX_ADDRESS = `/listing/${PRODUCT_INDEX_NAME}.json`

/** A product in the index, with the data for sorting, filtering and searching. */
export interface IndexRow extends ListedProduct {
  /** How many different creation times are later than its own: 0 for the newest. */
  age: number
  /** False for a product that is not for sale (rule 111). */
  isAvailable: boolean
  /** The tags of its sold-out sizes and colours. With 'Len dostupné' it counts as a product without these. */
  soldOut: readonly string[]
  /** Its sizes and colours that it does not have together; missing for none. */
  lacks?: readonly LackingPair[]
  /** What it is made of; '' if nothing says so. */
  material: string
  /** The name of its maker, if its facts say it. */
  maker?: string
  /** Its description, folded. */
  text: string
}

/** All products of the shop, as the browser searches and filters them. */
export interface ProductIndex {
  /** In the shop's order. */
  products: readonly IndexRow[]
  /** Category slug to the positions of its products in `products`, in the category's order. */
  categories: Readonly<Record<string, readonly number[]>>
  /** The attributes of the filters: cut, size and collection come first (rule 212). */
  attributes: readonly Omit<Attribute, 'isFixed'>[]
  /** The id of the attribute for sizes. */
  sizeAttribute: string
  /** Category slug to name, without the category of everything. */
  categoryNames: Readonly<Record<string, string>>
  /** Stems of right words that the shop does not have and that look like mistyped ones that it has (rule 225). */
  rightStems: readonly string[]
  /** The owner's words for searching. */
  words: SearchWords
}

export function availableTags({ tags, soldOut }: Pick<IndexRow, 'tags' | 'soldOut'>): string[] {
  return tags.filter((tag) => !soldOut.includes(tag))
}

/** The names of the chosen sizes that a product has, if all of them are sold out; otherwise empty. */
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
