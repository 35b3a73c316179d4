import type { ListedProduct, ListingIndex } from './listing-index.ts'
import type { ListingQuery } from './listing-query.ts'
import { foldText } from './search.ts'

/** The answer to a listing query. */
export interface ListingResult {
  /** The products of pages 1 to `query.page`, in the shop's order. */
  products: readonly ListedProduct[]
  /** How many match in all. */
  total: number
  /** Value id to how many products would be shown if it were the only choice of its attribute; `null`: unknown. */
  counts: ReadonlyMap<string, number> | null
}

/** Answers queries from an index; the rules of `get_products`, in memory (rules 203 to 206). */
export interface ListingEngine {
  query: (query: ListingQuery) => ListingResult
}

/** The filters of a listing: attributes with their values. */
export type FilterValues = readonly { id: string; values: readonly { id: string }[] }[]

/** Which products' lines hold a phrase: 1 for each that does. */
function searchLines({ text, size }: ListingIndex, phrase: string): Uint8Array {
  const found = new Uint8Array(size)
  let ordinal = 0
  let lineEnd = text.indexOf('\n')
  for (let hit = text.indexOf(phrase); hit !== -1; hit = text.indexOf(phrase, lineEnd)) {
    while (lineEnd < hit) {
      lineEnd = text.indexOf('\n', lineEnd + 1)
      ordinal++
    }
    found[ordinal] = 1
  }
  return found
}

/**
 * Makes an engine for an index.
 * @param attributes say which attribute a value belongs to, for the counts
 */
export function createListingEngine(index: ListingIndex, attributes: FilterValues): ListingEngine {
  const attributeIds = attributes.map((attribute) => attribute.id)
  const attributeOf = new Map(
    attributes.flatMap(({ values }, i) => values.map((value) => [value.id, i] as const)),
  )
  /** For each value of the index, its attribute's ordinal; -1 for one without. */
  const valueAttribute = Int16Array.from(index.valueIds, (id) => attributeOf.get(id) ?? -1)
  let lastSearch: { phrase: string; found: Uint8Array } | undefined

  const search = (phrase: string): Uint8Array => {
    if (lastSearch?.phrase !== phrase) lastSearch = { phrase, found: searchLines(index, phrase) }
    return lastSearch.found
  }

  /** Each filter as its attribute and which values it lets through. */
  const compile = (filters: ListingQuery['filters']) =>
    Object.entries(filters)
      .filter(([, ids]) => ids.length > 0)
      .map(([attribute, ids]) => ({
        attribute: attributeIds.indexOf(attribute),
        isChosen: Uint8Array.from(index.valueIds, (id) => (ids.includes(id) ? 1 : 0)),
      }))

  return {
    query: ({ category, search: phrase, filters, page, productsCount }) => {
      const compiled = compile(filters)
      const folded = foldText(phrase)
      const found = folded === '' ? undefined : search(folded)
      const counts = new Uint32Array(index.valueIds.length)
      const shown: number[] = []
      let total = 0
      for (const ordinal of index.category(category) ?? []) {
        if (found?.[ordinal] === 0) continue
        const values = index.values[ordinal] ?? []
        const failed = compiled.filter(({ isChosen }) => !values.some((value) => isChosen[value] === 1))
        if (failed.length > 1) continue
        // A product that fails one filter only is not shown, but another choice of that attribute would show it: it
        // counts for the values of that attribute.
        const only = failed[0]
        for (const value of values)
          if (!only || (only.attribute >= 0 && valueAttribute[value] === only.attribute))
            counts[value] = (counts[value] ?? 0) + 1
        if (only) continue
        if (total++ < page * productsCount) shown.push(ordinal)
      }
      return {
        products: shown.map(index.product),
        total,
        counts: new Map(index.valueIds.map((id, value) => [id, counts[value] ?? 0])),
      }
    },
  }
}
