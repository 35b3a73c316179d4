import type { ListedProduct, ListingRow } from '../../catalogue/rules/product.ts'
import type { ListingQuery, SortOrder } from './listing-query.ts'
import { isInRange, type PriceRange, type PriceStep } from './price-range.ts'
import { foldText } from '../../text/fold.ts'

/** Raise it when the format of the index changes, so that a page of older code never reads a file of newer code. */
const LISTING_INDEX_FORMAT = 3

/** The name of the index's file below `/listing/`, without `.json`. */
export const LISTING_INDEX_NAME = `all.${LISTING_INDEX_FORMAT}`

/** The address of the index; the file is `null` where the API answers listings (decision 7). */
export const LISTING_INDEX_ADDRESS = `/listing/${LISTING_INDEX_NAME}.json`

/** All products of the shop, as the browser filters them. */
export interface ListingIndex {
  /** In the shop's order. */
  products: readonly ListingRow[]
  /** Category slug to the places of its products among `products`, in the category's order. */
  categories: Readonly<Record<string, readonly number[]>>
}

/** The result of a listing query. */
export interface ListingResult {
  /** The products of pages 1 to `query.page`. */
  products: readonly ListedProduct[]
  /** How many match in all. */
  total: number
  /** Value id to how many products would be shown if it were the only choice of its attribute; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
  /** The price steps of the category, with how many products each would show; `null` where only the API knows. */
  priceSteps: readonly PriceStep[] | null
  /** True when the API does not know how to sort, or what can be bought: the products are those without (rule 223). */
  isUnrefined?: true
}

/** The filters of a listing: attributes with their values. */
export type FilterValues = readonly { id: string; values: readonly { id: string }[] }[]

/** The price among the ids of attributes, which are digits. */
const PRICE = 'price'

/**
 * Answers a query from the index, by the rules of `get_products` (rules 203 to 206).
 * @param attributes say which attribute a value belongs to, for the counts
 * @param steps the price steps of the shop; those in which the category has no product are left out
 */
export function queryIndex(
  { products, categories }: ListingIndex,
  attributes: FilterValues,
  steps: readonly PriceRange[],
  { category, search, filters, sort, isAvailable, price, page, productsCount }: ListingQuery,
): ListingResult {
  const attributeOf = new Map(
    attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id] as const)),
  )
  const phrase = foldText(search)
  const asked = Object.entries(filters).filter(([, ids]) => ids.length > 0)
  const listed = (categories[category] ?? []).flatMap((place) => products[place] ?? [])
  const counts = new Map<string, number>()
  const priceSteps = steps
    .filter((step) => listed.some(({ priceCents }) => isInRange(priceCents, step)))
    .map((step) => ({ ...step, count: 0 }))
  const shown: ListingRow[] = []
  for (const row of listed) {
    if ((isAvailable && !row.isAvailable) || !hasPhrase(row, phrase)) continue
    const { tags, priceCents } = row
    const failed = asked
      .filter(([, ids]) => !ids.some((id) => tags.includes(id)))
      .map(([attribute]) => attribute)
    if (price && !isInRange(priceCents, price)) failed.push(PRICE)
    if (failed.length > 1) continue
    const [only] = failed
    if (only === undefined) shown.push(row)
    // What fails one filter alone would be shown by another choice of it, so it counts for that filter's values.
    for (const tag of tags)
      if (only === undefined || attributeOf.get(tag) === only) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    if (only === undefined || only === PRICE)
      for (const step of priceSteps) if (isInRange(priceCents, step)) step.count++
  }
  return {
    products: sortRows(shown, sort).slice(0, page * productsCount),
    total: shown.length,
    counts,
    priceSteps,
  }
}

/** Folded names and codes, so that each is folded once and not with every key. */
const foldedLines = new WeakMap<ListingRow, string>()

/** Whether a product's name, code or description has a folded phrase in it; no phrase has a line break. */
function hasPhrase(row: ListingRow, phrase: string): boolean {
  if (phrase === '') return true
  const line = foldedLines.get(row) ?? `${foldText(row.name)}\n${foldText(row.code)}`
  foldedLines.set(row, line)
  return line.includes(phrase) || row.text.includes(phrase)
}

/** Sorts products; equal ones keep the order that they came in (rule 220). */
function sortRows(rows: ListingRow[], order: SortOrder | null): ListingRow[] {
  if (order === 'newest') return rows.sort((one, other) => one.age - other.age)
  if (order === null) return rows
  const sign = order === 'price' ? 1 : -1
  return rows.sort((one, other) => sign * (one.priceCents - other.priceCents))
}
