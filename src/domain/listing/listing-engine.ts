import type { ListedProduct, ListingIndex } from './listing-index.ts'
import type { ListingQuery, SortOrder } from './listing-query.ts'
import {
  formatPriceRange,
  isInRange,
  parsePriceRange,
  toPriceSteps,
  type PriceRange,
  type PriceStep,
} from './price-range.ts'
import {
  addProduct,
  countCommon,
  hasProduct,
  intersect,
  toProductSet,
  unite,
  type ProductSet,
} from './product-set.ts'
import { foldText } from './search.ts'

/** The result of a listing query. */
export interface ListingResult {
  /** The products of pages 1 to `query.page`. */
  products: readonly ListedProduct[]
  /** How many match in all. */
  total: number
  /** Value id to how many products would be shown if it were the only choice of its attribute; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
  /** The category's prices in steps, with how many products would be shown at each; `null` where only the API knows. */
  priceSteps: readonly PriceStep[] | null
  /** True when the API does not know how to sort, or what can be bought: the products are those without (rule 223). */
  isUnrefined?: true
}

/** Answers queries from an index in memory, by the rules of `get_products` (rules 203 to 206). */
export interface ListingEngine {
  query: (query: ListingQuery) => ListingResult
}

/** The filters of a listing: attributes with their values. */
export type FilterValues = readonly { id: string; values: readonly { id: string }[] }[]

/**
 * Makes an engine for an index.
 * @param attributes say which attribute a value belongs to, for the counts
 */
export function createListingEngine(index: ListingIndex, attributes: FilterValues): ListingEngine {
  const attributeOf = new Map(
    attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id] as const)),
  )
  const ordinalOf = new Map(index.valueIds.map((id, ordinal) => [id, ordinal]))
  const withValue = (id: string) => index.withValue[ordinalOf.get(id) ?? -1] ?? []
  /** Calls `make` again only for another text than the last. */
  const keepLast = <T>(make: (text: string) => T) => {
    let last: { text: string; made: T } | undefined
    return (text: string) => (last?.text === text ? last : (last = { text, made: make(text) })).made
  }
  const search = keepLast(index.search)
  const open = keepLast((slug) => openCategory(index, slug))
  const sortCategory = keepLast((key) => {
    const [order, slug = ''] = key.split(' ')
    return sortProducts(index, open(slug).ordinals, order as SortOrder)
  })
  const selectRange = keepLast((text) => {
    const range = parsePriceRange(text, Infinity)
    return range ? pricedWithin(index, range) : toProductSet(index.size)
  })

  return {
    query: ({ category, search: phrase, filters, sort, isAvailable, price, page, productsCount }) => {
      const { ordinals, all, available, steps } = open(category)
      const folded = foldText(phrase)
      const found = intersect(isAvailable ? available : all, folded === '' ? [] : [search(folded)])
      const asked = Object.entries(filters)
        .filter(([, ids]) => ids.length > 0)
        .map(([attribute, ids]) => ({ attribute, products: unite(index.size, ids.flatMap(withValue)) }))
      if (price) asked.push({ attribute: PRICE, products: selectRange(formatPriceRange(price)) })
      const passing = (ones: typeof asked) =>
        intersect(
          found,
          ones.map(({ products }) => products),
        )
      const shown = passing(asked)
      // Another choice of an attribute would show what only its filter keeps out: that counts for its values.
      const without = new Map<string | undefined, ProductSet>(
        asked.map((one) => [one.attribute, passing(asked.filter((other) => other !== one))]),
      )
      const inOrder = sort ? sortCategory(`${sort} ${category}`) : ordinals
      const products: ListedProduct[] = []
      for (const ordinal of inOrder) {
        if (products.length === page * productsCount) break
        if (hasProduct(shown, ordinal)) products.push(index.product(ordinal))
      }
      return {
        products,
        total: countCommon(shown, shown),
        counts: new Map(
          index.valueIds.map((id, value) => [
            id,
            countCommon(without.get(attributeOf.get(id)) ?? shown, index.withValue[value] ?? toProductSet(0)),
          ]),
        ),
        priceSteps: steps.map(({ step, products: priced }) => ({
          ...step,
          count: countCommon(without.get(PRICE) ?? shown, priced),
        })),
      }
    },
  }
}

/** The price among the ids of attributes, which are digits. */
const PRICE = 'price'

/** What is the same for all queries of a category. */
function openCategory(index: ListingIndex, slug: string) {
  const ordinals = index.category(slug) ?? []
  return {
    ordinals,
    all: toProductSet(index.size, ordinals),
    available: toProductSet(
      index.size,
      ordinals.filter((ordinal) => !hasProduct(index.unavailable, ordinal)),
    ),
    steps: toPriceSteps(ordinals.map(index.priceCents)).map((step) => ({
      step,
      products: pricedWithin(index, step),
    })),
  }
}

/** The index's products whose price is within a range. */
function pricedWithin({ size, priceCents }: ListingIndex, range: PriceRange): ProductSet {
  const found = toProductSet(size)
  for (let ordinal = 0; ordinal < size; ordinal++)
    if (isInRange(priceCents(ordinal), range)) addProduct(found, ordinal)
  return found
}

/** Sorts products; equal ones keep the order that they came in (rule 220). */
function sortProducts(
  { priceCents, ages }: ListingIndex,
  ordinals: readonly number[],
  order: SortOrder,
): number[] {
  const sorted = [...ordinals]
  if (order === 'newest') return sorted.sort((one, other) => (ages[one] ?? 0) - (ages[other] ?? 0))
  const sign = order === 'price' ? 1 : -1
  return sorted.sort((one, other) => sign * (priceCents(one) - priceCents(other)))
}
