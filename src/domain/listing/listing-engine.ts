import type { ListedProduct, ListingIndex } from './listing-index.ts'
import type { ListingQuery } from './listing-query.ts'
import { countCommon, hasProduct, intersect, toProductSet, unite } from './product-set.ts'
import { foldText } from './search.ts'

/** The result of a listing query. */
export interface ListingResult {
  /** The products of pages 1 to `query.page`, in the shop's order. */
  products: readonly ListedProduct[]
  /** How many match in all. */
  total: number
  /** Value id to how many products would be shown if it were the only choice of its attribute; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
}

/** Queries an index in memory, by the rules of `get_products` (rules 203 to 206). */
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
  const open = keepLast((slug) => {
    const ordinals = index.category(slug) ?? []
    return { ordinals, all: toProductSet(index.size, ordinals) }
  })

  return {
    query: ({ category, search: phrase, filters, page, productsCount }) => {
      const { ordinals, all } = open(category)
      const folded = foldText(phrase)
      const found = folded === '' ? all : intersect(all, [search(folded)])
      const asked = Object.entries(filters)
        .filter(([, ids]) => ids.length > 0)
        .map(([attribute, ids]) => ({ attribute, products: unite(index.size, ids.flatMap(withValue)) }))
      const passing = (ones: typeof asked) =>
        intersect(
          found,
          ones.map(({ products }) => products),
        )
      const shown = passing(asked)
      // Another choice of an attribute would show what only its filter keeps out: that counts for its values.
      const without = new Map(
        asked.map((one) => [one.attribute, passing(asked.filter((other) => other !== one))]),
      )
      const products: ListedProduct[] = []
      for (const ordinal of ordinals) {
        if (products.length === page * productsCount) break
        if (hasProduct(shown, ordinal)) products.push(index.product(ordinal))
      }
      return {
        products,
        total: countCommon(shown, shown),
        counts: new Map(
          index.valueIds.map((id, value) => [
            id,
            countCommon(
              without.get(attributeOf.get(id) ?? '') ?? shown,
              index.withValue[value] ?? toProductSet(0),
            ),
          ]),
        ),
      }
    },
  }
}
