import type { LimitFunction } from 'p-limit'
import { readListing, type ListingEntry, type ListingReadings } from './build-calls.ts'
import { isRefined, type ListingRequest } from '../../../src/api/calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { goodProducts, nameProduct, productKey, type FaultyProduct, type Reading } from './readings.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/ids.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import type { Refinements } from '../../../src/product-index/rules/listing-query.ts'
import { ALL_CATEGORY } from '../../../src/catalogue/rules/catalogue.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { printable, quote } from '../../../src/text/quote.ts'
import type { Fault } from '../report/faults.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'

/** The listing of a category. */
export interface PulledListing {
  category: string
  first: ListingReadings
  /** Products by their keys, in the shop's order. */
  products: ReadonlyMap<string, Reading<ListingEntry>>
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

/** Sort order, availability and a range of prices together. Every product passes: none is below a cent (rule 127). */
const ALL_REFINEMENTS: Refinements = {
  sort: 'newest',
  isAvailable: true,
  price: { fromCents: 1, toCents: QUERY_LIMITS.maxPriceCents },
}

/** True if the API can sort listings and filter by price and availability; false if it refuses the call. */
export async function readCanRefine(api: ApiClient): Promise<boolean> {
  const request = { ...plainRequest(ALL_CATEGORY, 1), refinements: ALL_REFINEMENTS }
  return readListing(api, request).then(
    (listing) => isRefined(listing, ALL_REFINEMENTS),
    () => false,
  )
}

const keyOf = (reading: Reading<ListingEntry>) =>
  'faulty' in reading ? reading.faulty.key : productKey(reading.product.id)

/**
 * Asks for the second of two short pages, which has to follow the first. Long pages would hide such a fault in a small shop.
 * @returns the difference; `undefined` for none
 * @throws {ApiError}
 */
export async function findPagingFault(api: ApiClient, listing: PulledListing): Promise<string | undefined> {
  const expected = [...listing.products.keys()].slice(2, 4)
  if (expected.length === 0) return undefined
  const { data } = await readListing(api, plainRequest(listing.category, 2, 2))
  const [given, wanted] = [data.products.map(keyOf), expected].map((keys) =>
    printable(keys.join(', ') || '–'),
  )
  return given === wanted ? undefined : `count=2&pageFrom=2: ${given ?? ''} ≠ ${wanted ?? ''}`
}

/** How many pages are asked for at a time. */
const PAGES_AT_A_TIME = 8

/**
 * Reads all pages. Together they must have as many products as the first page promised.
 * @throws {ApiError | CatalogueError}
 */
export async function pullListing(
  api: ApiClient,
  category: string,
  pageSize: number,
  limit: LimitFunction,
): Promise<PulledListing> {
  const page = (number: number) => limit(() => readListing(api, plainRequest(category, pageSize, number)))
  const first = await page(1)
  const given = first.data.catInfo.slug
  if (given !== category && !(category === ALL_CATEGORY && given === ''))
    throw new CatalogueError([{ reason: 'other-category', field: printable(category), value: quote(given) }])
  const total = first.meta.whole_prod_count
  const products = new Map<string, Reading<ListingEntry>>()
  const add = (one: ListingReadings) => {
    for (const reading of one.data.products) {
      const key = keyOf(reading)
      const known = products.get(key)
      if (known && 'product' in known && 'product' in reading && known.product.slug !== reading.product.slug)
        throw new CatalogueError([
          { reason: 'shared-id', field: nameProduct(reading.product), other: nameProduct(known.product) },
        ])
      products.set(key, reading)
    }
  }
  add(first)
  const lastPage = Math.ceil(total / pageSize)
  // Stop after pages without a new product, even if the first page promised more.
  for (let next = 2, known = 0; next <= lastPage && products.size > known; next += PAGES_AT_A_TIME) {
    known = products.size
    const count = Math.min(PAGES_AT_A_TIME, lastPage - next + 1)
    for (const one of await Promise.all(Array.from({ length: count }, (_, i) => page(next + i)))) add(one)
  }
  if (products.size !== total)
    throw new CatalogueError([
      {
        ...{ reason: 'short', field: printable(category) },
        ...{ value: String(total), other: String(products.size) },
      },
    ])
  return { category, first, products }
}

/** A product that is left out for this reason. The fault is about its slug, unless it says another value. */
export function leaveOut(product: ListingEntry, fault: Fault): FaultyProduct {
  const faults = [{ value: quote(product.slug), ...fault }]
  return { key: productKey(product.id), name: nameProduct(product), faults }
}

/** The products of all listings, each once. Leaves out a product that is faulty in any of them. */
export function gatherListed(listings: readonly PulledListing[]): {
  entries: ListingEntry[]
  leftOut: FaultyProduct[]
} {
  const products = new Map<string, Reading<ListingEntry>>()
  for (const [key, reading] of listings.flatMap((listing) => [...listing.products])) {
    const known = products.get(key)
    if (!known || 'faulty' in reading) products.set(key, reading)
    else if ('product' in known && known.product.priceCents !== reading.product.priceCents) {
      const [value = '', other = ''] = [known, reading].map(({ product }) => formatPrice(product.priceCents))
      const fault: Fault = { reason: 'other-price', field: 'another', value, other }
      products.set(key, { faulty: leaveOut(reading.product, fault) })
    }
  }
  const readings = [...products.values()]
  return {
    entries: goodProducts(readings),
    leftOut: readings.flatMap((reading) => ('faulty' in reading ? reading.faulty : [])),
  }
}
