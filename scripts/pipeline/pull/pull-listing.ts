import type { LimitFunction } from 'p-limit'
import { readListing, type ListingEntry, type ListingReadings } from '../../../src/api/build-calls.ts'
import { isRefined, type ListingRequest } from '../../../src/api/calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { productKey, type Reading } from '../../../src/api/readings.ts'
import { MAX_LISTED_PRODUCTS } from '../../../src/config/build-limits.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { Refinements } from '../../../src/domain/listing/listing-query.ts'
import { ALL_CATEGORY } from '../../../src/domain/shop/catalogue.ts'
import { printable } from '../../../src/domain/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'

/** The listing of a category. */
export interface PulledListing {
  category: string
  first: ListingReadings
  /** Each product once, by its key, in the shop's order; two products that share an id are two. */
  products: ReadonlyMap<string, Reading<ListingEntry>>
}

function keyOf(reading: Reading<ListingEntry>): string {
  if ('faulty' in reading) return reading.faulty.key
  const { id, slug, name } = reading.product
  return JSON.stringify([productKey(id), slug, name])
}

/** The request for a page of a category, without search and filters. */
export function plainRequest(category: string, count: number, page = 1): ListingRequest {
  return {
    category,
    count,
    page,
    oldCategory: '',
    search: '',
    filters: {},
    fixedAttributeIds: FIXED_ATTRIBUTE_IDS,
    hasEmptyCategories: true,
  }
}

/** A sort order, availability and a range of prices, all at once. No product costs less than a cent (rule 127). */
const ALL_REFINEMENTS: Refinements = {
  sort: 'newest',
  isAvailable: true,
  price: { fromCents: 1, toCents: QUERY_LIMITS.maxPriceCents },
}

/** Whether the API sorts listings and filters by price and availability (rule 223). One that refuses the call does not. */
export async function readCanRefine(api: ApiClient): Promise<boolean> {
  const request = { ...plainRequest(ALL_CATEGORY, 1), refinements: ALL_REFINEMENTS }
  return readListing(api, request).then(
    (listing) => isRefined(listing, ALL_REFINEMENTS),
    () => false,
  )
}

/** Pages that are asked for side by side. */
const PAGES_AT_A_TIME = 8

/**
 * Reads all pages of one category and makes sure that together they are what the first page promised.
 * @throws {ApiError | CatalogueError}
 */
export async function pullListing(
  api: ApiClient,
  category: string,
  pageSize: number,
  limit: LimitFunction,
): Promise<PulledListing> {
  const page = (number: number) => limit(() => readListing(api, plainRequest(category, pageSize, number)))
  const call = `get_products(category=${printable(category)})`
  const first = await page(1)
  const total = first.meta.whole_prod_count
  if (total > MAX_LISTED_PRODUCTS)
    throw new CatalogueError([
      `${call} promises ${total} products, and a build takes ${MAX_LISTED_PRODUCTS}: ` +
        'look into whole_prod_count of the API',
    ])
  const readings = [...first.data.products]
  const lastPage = Math.ceil(total / pageSize)
  // A page without products is the end, even if the first page promised more.
  for (let next = 2, isOver = false; next <= lastPage && !isOver; next += PAGES_AT_A_TIME) {
    const count = Math.min(PAGES_AT_A_TIME, lastPage - next + 1)
    const answers = await Promise.all(Array.from({ length: count }, (_, i) => page(next + i)))
    readings.push(...answers.flatMap((one) => one.data.products))
    isOver = answers.some((one) => one.data.products.length === 0)
  }
  const products = new Map(readings.map((reading) => [keyOf(reading), reading]))
  if (products.size !== total)
    throw new CatalogueError([
      `${call} promised ${total} products and gave ${products.size}: ` +
        'the catalogue changed while it was read, or the API gives fewer to a page than asked; build again',
    ])
  return { category, first, products }
}
