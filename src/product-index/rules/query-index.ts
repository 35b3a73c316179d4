import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { Understood } from './explain-phrase.ts'
import { countedTags, fits } from './lacking-pairs.ts'
import { findPhrase } from './find-phrase.ts'
import { mergeFilters, type ListingQuery, type SortOrder } from './listing-query.ts'
import { isInRange, type PriceRange, type PriceStep } from './price-range.ts'
import { availableTags, type IndexRow, type ProductIndex } from './product-index.ts'

/** The products that answer a query. Index and API both give this. */
export interface ListingResult {
  /** The products of the pages 1 to `query.page`. */
  products: readonly ListedProduct[]
  total: number
  /** By value id: how many products it would show as its attribute's only choice; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
  /** The category's price ranges with their numbers of products; `null` from the API, which does not tell. */
  priceSteps: readonly PriceStep[] | null
  /** True when the API ignored order, availability and price, so the products are not narrowed by them. */
  isUnrefined?: true
  /** The meaning of the phrase. Only the index gives one (rule 225). */
  understood?: Understood
}

/** The index's answer. Its products also tell whether they can be bought. */
export interface IndexResult extends ListingResult {
  products: readonly IndexRow[]
}

/** Stands for the price among the ids of attributes, which are digits. */
const PRICE = 'price'

/**
 * Answers a query from the index as `get_products` would.
 * @param steps the shop's price ranges; those without a product of the category are left out of the answer
 */
export function queryIndex(
  index: ProductIndex,
  steps: readonly PriceRange[],
  { category, search, filters, sort, isAvailable, price, page, productsCount }: ListingQuery,
): IndexResult {
  const { products, categories, attributes, sizeAttribute } = index
  const attributeOf = new Map(
    attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id] as const)),
  )
  const listed = (categories[category] ?? []).flatMap((place) => products[place] ?? [])
  const found = search === '' ? undefined : findPhrase(index, listed, search)
  const asked = Object.entries(mergeFilters(filters, found?.understood.filters ?? {})).filter(
    ([, ids]) => ids.length > 0,
  )
  const range = price ?? found?.understood.price
  const counts = new Map<string, number>()
  const priceSteps = steps
    .filter((step) => listed.some(({ priceCents }) => isInRange(priceCents, step)))
    .map((step) => ({ ...step, count: 0 }))
  const shown: IndexRow[] = []
  for (const row of listed) {
    if ((isAvailable && !row.isAvailable) || found?.ranks.has(row) === false) continue
    const { priceCents } = row
    const tags = isAvailable ? availableTags(row) : row.tags
    if (row.lacks) {
      const isFound = fits({ ...row, tags }, asked, isAvailable)
      const isPriced = !range || isInRange(priceCents, range)
      if (isFound && isPriced) shown.push(row)
      if (isPriced)
        for (const tag of countedTags({ ...row, tags }, asked, isAvailable, attributeOf))
          counts.set(tag, (counts.get(tag) ?? 0) + 1)
      if (isFound) for (const step of priceSteps) if (isInRange(priceCents, step)) step.count++
      continue
    }
    const failed = asked
      .filter(([, ids]) => !ids.some((id) => tags.includes(id)))
      .map(([attribute]) => attribute)
    if (range && !isInRange(priceCents, range)) failed.push(PRICE)
    if (failed.length > 1) continue
    const [only] = failed
    if (only === undefined) shown.push(row)
    // A product failing exactly one filter still counts for that filter's values.
    for (const tag of tags)
      if (only === undefined || attributeOf.get(tag) === only) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    if (only === undefined || only === PRICE)
      for (const step of priceSteps) if (isInRange(priceCents, step)) step.count++
  }
  const rankOf = (row: IndexRow) => found?.ranks.get(row) ?? 0
  if (found) shown.sort((one, other) => rankOf(one) - rankOf(other))
  sortRows(shown, sort ?? found?.understood.sort ?? null)
  // With a size, or with a word such as 'najlacnejšie', products that can be bought (in that size) come first.
  if ((!sort && found?.understood.sort) || asked.some(([attribute]) => attribute === sizeAttribute)) {
    const canBuy = (row: IndexRow) =>
      row.isAvailable && fits({ ...row, tags: availableTags(row) }, asked, true)
    shown.sort((one, other) => Number(canBuy(other)) - Number(canBuy(one)))
  }
  return {
    products: shown.slice(0, page * productsCount),
    total: shown.length,
    counts,
    priceSteps,
    ...(found && { understood: found.understood }),
  }
}

/** Sorts products. Equal ones keep their order (rule 220). */
function sortRows(rows: IndexRow[], order: SortOrder | null): IndexRow[] {
  if (order === 'newest') return rows.sort((one, other) => one.age - other.age)
  if (order === null) return rows
  const sign = order === 'price' ? 1 : -1
  return rows.sort((one, other) => sign * (one.priceCents - other.priceCents))
}
