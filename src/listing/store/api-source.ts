import { getProducts, isRefined, type ListingResponse } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient, type ApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { ATTRIBUTES, FIXED_ATTRIBUTE_IDS } from '../../config/ids.ts'
import type { ListingResult } from '../../product-index/rules/query-index.ts'
import {
  hasRefinements,
  isSameList,
  NO_REFINEMENTS,
  type ListingQuery,
} from '../../product-index/rules/listing-query.ts'

/** How many products each filter value would show; `null` when the API does not tell (src/api/README.md, 'get_products'). */
function toCounts({ data }: ListingResponse): ListingResult['counts'] {
  const values = [...data.fixed_category_attribute_values, ...data.category_attribute_values]
  const counted = values.flatMap(({ id, count }) => (count === null ? [] : [[id, count] as const]))
  return counted.length > 0 ? new Map(counted) : null
}

interface ApiSource {
  find: (query: ListingQuery) => Promise<ListingResult>
}

/** Fetches missing pages side by side. Fetched pages are kept while only the page changes. */
function createPagedSource(oldCategory: string, api: ApiClient): ApiSource {
  let leftCategory = oldCategory
  let lastQuery: ListingQuery | undefined
  let pages: Promise<ListingResponse>[] = []

  const fetchPage = (query: ListingQuery, page: number) =>
    getProducts(api, {
      page,
      count: query.productsCount,
      category: query.category,
      oldCategory: leftCategory,
      search: query.search,
      filters: query.filters,
      fixedAttributeIds: FIXED_ATTRIBUTE_IDS,
      hasEmptyCategories: false,
      refinements: query,
    })

  /** False once the API has ignored order, availability or price: it is then no longer asked for them. */
  let knowsRefinements = true

  const source = {
    find: async (asked: ListingQuery): Promise<ListingResult> => {
      const query = knowsRefinements ? asked : { ...asked, ...NO_REFINEMENTS }
      if (!lastQuery || !isSameList(lastQuery, query)) pages = []
      lastQuery = query
      const asking = pages
      const ask = (page: number) => (asking[page - 1] ??= fetchPage(query, page))
      try {
        const first = await ask(1)
        if (!isRefined(first, query)) {
          knowsRefinements = false
          return await source.find(asked)
        }
        const lastPage = Math.min(query.page, Math.ceil(first.meta.whole_prod_count / query.productsCount))
        const further = Array.from({ length: Math.max(0, lastPage - 1) }, (_, i) => ask(i + 2))
        const fetched = [first, ...(await Promise.all(further))]
        leftCategory = ''
        const products = fetched.flatMap(({ data }) => data.products)
        // A price of 0 is a mistake. The build leaves such products out, too.
        const sold = products.filter(({ priceCents }) => priceCents > 0)
        return {
          products: sold,
          total: first.meta.whole_prod_count - (products.length - sold.length),
          counts: toCounts(first),
          priceSteps: null,
          ...(!knowsRefinements && hasRefinements(asked) && { isUnrefined: true }),
        }
      } catch (error) {
        if (pages === asking) pages = []
        throw error
      }
    },
  }
  return source
}

/**
 * Finds products by the API. With sizes chosen, it asks for available products first and then for all, so that sold-out
 * ones come last (rule 205). An API that does not know availability keeps its own order.
 */
export function createListingApiSource(
  oldCategory: string,
  api: ApiClient = createApiClient(API_URL, BROWSER_RETRY_POLICY),
): ApiSource {
  const whole = createPagedSource(oldCategory, api)
  const available = createPagedSource(oldCategory, api)
  return {
    find: async (query) => {
      if (query.isAvailable || !query.filters[ATTRIBUTES.size]) return whole.find(query)
      const first = await available.find({ ...query, isAvailable: true })
      if (first.isUnrefined) return whole.find(query)
      const ids = new Set(first.products.map(({ id }) => id))
      const shown = query.page * query.productsCount
      const fetchUpTo = async (page: number): Promise<ListingResult> => {
        const all = await whole.find({ ...query, page })
        const others = all.products.filter(({ id }) => !ids.has(id))
        const products = [...first.products, ...others].slice(0, shown)
        const isEnough = products.length === shown || page * query.productsCount >= all.total
        return isEnough ? { ...all, products } : fetchUpTo(page + 1)
      }
      return fetchUpTo(1)
    },
  }
}
