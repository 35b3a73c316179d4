import type { Cents } from '../money.ts'
import type { Product } from '../product/product.ts'
import { BETWEEN, createListingSearch } from './listing-search.ts'
import { addProduct, toProductSet, type ProductSet } from './product-set.ts'
import { foldText } from './search.ts'

/** A product as a listing's card and its quick view need it. */
export type ListedProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'code'
  | 'priceCents'
  | 'priceBeforeCents'
  | 'imagePath'
  | 'tags'
  | 'status'
  | 'variants'
  | 'swatches'
  | 'sizes'
>

/** A column whose values repeat: each value once, and for each product which of them. */
export interface Column<T> {
  values: readonly T[]
  at: readonly number[]
}

/** A column of texts that are mostly made of other fields: see `expand`. */
export type PatternColumn = Column<string>

/**
 * A part of the names of index files. Raise it when the format of the index changes, so that a page of older code never
 * reads a file of newer code.
 */
export const LISTING_INDEX_FORMAT = 2

/**
 * The listing index as it is sent: columns rather than objects, because like beside like compresses best. Products
 * are in the shop's order, and every array has their length.
 */
export interface ListingIndexFile {
  /** Each id less the one before it. */
  ids: readonly number[]
  names: readonly string[]
  codes: PatternColumn
  slugs: PatternColumn
  imagePaths: PatternColumn
  /** In cents; of a reduced one, what it cost before too (rule 124). */
  prices: Column<readonly [price: number, before?: number]>
  statuses: Column<Product['status']>
  /** Each product's age as in `ListingIndex`, less that of the product before it. */
  ages: readonly number[]
  /** Ordinals of the products that cannot be bought (rule 111), each less the one before it. */
  unavailable: readonly number[]
  /** Attribute value ids; `tags` are ordinals among them. */
  valueIds: readonly string[]
  tags: Column<readonly number[]>
  sizes: Column<Product['sizes']>
  colors: Column<readonly string[]>
  swatches: Column<Product['swatches']>
  /** Sentences of the folded descriptions; `texts` are ordinals among them. */
  sentences: readonly string[]
  texts: readonly (readonly number[])[]
  /** Category slug to its products' ordinals in its own order, each less the one before it. */
  categories: Readonly<Record<string, readonly number[]>>
}

/** The index as it is queried. */
export interface ListingIndex {
  size: number
  product: (ordinal: number) => ListedProduct
  byId: (id: number) => ListedProduct | undefined
  priceCents: (ordinal: number) => Cents
  /** How many different times of creation are later than each product's: 0 for the newest. */
  ages: readonly number[]
  /** The products that cannot be bought (rule 111). */
  unavailable: ProductSet
  valueIds: readonly string[]
  /** The products that have each value of `valueIds`. */
  withValue: readonly ProductSet[]
  /** Ordinals of a category's products in its order; `undefined` for one that is not in this index. */
  category: (slug: string) => readonly number[] | undefined
  /** The products whose name, code or description holds a folded phrase. */
  search: (phrase: string) => ProductSet
}

/** What stands for the other fields in a pattern: control characters, which the API's schemas take out of every text. */
const PLACES = ['\u0001', '\u0002'] as const

/**
 * A text with the parts it is made of taken out.
 * @example abbreviate('2024/05/vlk-biela.jpg', ['vlk']) // '2024/05/\u0001-biela.jpg'
 */
export function abbreviate(text: string, parts: readonly string[]): string {
  return parts.reduce(
    (left, part, i) => (part === '' ? left : left.replace(part, () => PLACES[i] ?? part)),
    text,
  )
}

/** Puts the parts back that `abbreviate` took out. */
export function expand(pattern: string, parts: readonly string[]): string {
  return parts.reduce((left, part, i) => left.replace(PLACES[i] as string, () => part), pattern)
}

/** A text as most slugs write it: lower case, without diacritics, hyphens between the words. */
export function slugify(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function running(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}

function at<T>(column: Column<T>, ordinal: number): T {
  return column.values[column.at[ordinal] ?? 0] as T
}

/** Makes the index that was sent ready to be queried. */
export function openListingIndex(file: ListingIndexFile): ListingIndex {
  const ids = running(file.ids)
  const size = ids.length
  const code = (ordinal: number) => expand(at(file.codes, ordinal), [String(ids[ordinal])])
  const products: ListedProduct[] = []
  const toProduct = (ordinal: number): ListedProduct => {
    const name = file.names[ordinal] as string
    const [priceCents, priceBeforeCents = null] = at(file.prices, ordinal)
    const slug = expand(at(file.slugs, ordinal), [slugify(name), code(ordinal).toLowerCase()])
    return {
      id: ids[ordinal] ?? 0,
      slug,
      name,
      code: code(ordinal),
      priceCents,
      priceBeforeCents,
      imagePath: expand(at(file.imagePaths, ordinal), [slug]),
      tags: at(file.tags, ordinal).map((value) => file.valueIds[value] as string),
      status: at(file.statuses, ordinal),
      variants: at(file.colors, ordinal).map((color) => ({ name: color, thumbnail: '' })),
      swatches: at(file.swatches, ordinal),
      sizes: at(file.sizes, ordinal),
    }
  }
  // The same object for the same product, so that a list can tell what it already shows.
  const product = (ordinal: number) => (products[ordinal] ??= toProduct(ordinal))
  const withValue = file.valueIds.map(() => toProductSet(size))
  ids.forEach((_, ordinal) => {
    for (const value of at(file.tags, ordinal)) addProduct(withValue[value] as ProductSet, ordinal)
  })
  const { sentences, texts } = file
  const toLine = (name: string, ordinal: number) => name + BETWEEN + code(ordinal)
  return {
    size,
    product,
    priceCents: (ordinal) => at(file.prices, ordinal)[0],
    ages: running(file.ages),
    unavailable: toProductSet(size, running(file.unavailable)),
    byId: (id) => (ids.includes(id) ? product(ids.indexOf(id)) : undefined),
    valueIds: file.valueIds,
    withValue,
    category: (slug) => {
      const steps = Object.hasOwn(file.categories, slug) ? file.categories[slug] : undefined
      return steps && running(steps)
    },
    search: createListingSearch(() => ({ lines: file.names.map(toLine), sentences, texts })),
  }
}
