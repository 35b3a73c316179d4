import type { LimitFunction } from 'p-limit'
import { readListing, type ListingEntry, type ListingReadings } from '../../../src/api/build-calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { productKey, type Reading } from '../../../src/api/readings.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'

/** What a category lists. */
export interface PulledListing {
  first: ListingReadings
  /** Each product once, by its key, in the shop's order. */
  products: ReadonlyMap<string, Reading<ListingEntry>>
}

function keyOf(reading: Reading<ListingEntry>): string {
  return 'product' in reading ? productKey(reading.product.id) : reading.faulty.key
}

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
  const page = (number: number) =>
    limit(() =>
      readListing(api, {
        page: number,
        count: pageSize,
        category,
        oldCategory: '',
        search: '',
        filters: {},
        fixedAttributeIds: FIXED_ATTRIBUTE_IDS,
        hasEmptyCategories: true,
      }),
    )
  const first = await page(1)
  const total = first.meta.whole_prod_count
  const pages = Math.ceil(total / pageSize)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => page(i + 2)))
  const readings = [first, ...rest].flatMap((one) => one.data.products)
  const products = new Map(readings.map((reading) => [keyOf(reading), reading]))
  if (products.size !== total)
    throw new CatalogueError([
      `get_products(category=${category}) promised ${total} products and gave ${products.size}: ` +
        'the catalogue changed while it was read, or the API gives fewer to a page than asked; build again',
    ])
  return { first, products }
}
