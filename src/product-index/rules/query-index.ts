import type { ListedProduct } from '../../catalogue/rules/product.ts'
import { findPhrase, type Understood } from './find-phrase.ts'
import { mergeFilters, type ListingQuery, type SortOrder } from './listing-query.ts'
import { isInRange, type PriceRange, type PriceStep } from './price-range.ts'
import { availableTags, type IndexRow, type ProductIndex } from './product-index.ts'

/** The products that answer a query, whichever source found them. */
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
  /** The meaning of the phrase; only the index understands one (rule 225). */
  understood?: Understood
}

/** What the index answers: its products know what can be bought. */
export interface IndexResult extends ListingResult {
  products: readonly IndexRow[]
}

/** The price among the ids of attributes, which are digits. */
const PRICE = 'price'

/**
 * Answers a query from the index, by the rules of `get_products` (rules 203 to 206).
 * @param steps the price steps of the shop; those in which the category has no product are left out
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
  // Words such as 'najlacnejšie' ask for the cheapest that can be bought, and a size for what can be bought in it.
  if ((!sort && found?.understood.sort) || asked.some(([attribute]) => attribute === sizeAttribute)) {
    const canBuy = (row: IndexRow) =>
      row.isAvailable && asked.every(([, ids]) => ids.some((id) => availableTags(row).includes(id)))
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

/** Sorts products; equal ones keep the order that they came in (rule 220). */
function sortRows(rows: IndexRow[], order: SortOrder | null): IndexRow[] {
  if (order === 'newest') return rows.sort((one, other) => one.age - other.age)
  if (order === null) return rows
  const sign = order === 'price' ? 1 : -1
  return rows.sort((one, other) => sign * (one.priceCents - other.priceCents))
}
