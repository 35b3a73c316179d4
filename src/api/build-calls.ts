import * as v from 'valibot'
import type { Product, ProductDetail } from '../domain/product/product.ts'
import { askForProduct, askForProducts, GET_PATH, type ListingRequest } from './calls.ts'
import type { ApiClient } from './client.ts'
import { readingSchema, type Reading } from './readings.ts'
import { listingSchema, productDetailSchema, productSchema } from './schemas.ts'
import { listSchema } from './wire.ts'

/*
 * The calls of a build that bring products. Unlike a shopper's browser, a build reads each product on its own: the shop
 * goes online without a faulty one, and its owner is told.
 */

const productReadingsSchema = listSchema(readingSchema(productSchema))

const listingReadingsSchema = v.object({
  ...listingSchema.entries,
  data: v.object({ ...listingSchema.entries.data.entries, products: productReadingsSchema }),
})
const detailReadingSchema = v.object({ data: v.nullish(readingSchema(productDetailSchema), null) })
const newestReadingsSchema = v.object({ data: productReadingsSchema })

/** One page of a listing whose products are read one by one. */
export type ListingReadings = v.InferOutput<typeof listingReadingsSchema>

/** `get_products`: one page of a category. @throws {ApiError} */
export function readListing(api: ApiClient, request: ListingRequest): Promise<ListingReadings> {
  return askForProducts(api, request, listingReadingsSchema)
}

/** `get_product` by slug; `null` when the shop has no such product. @throws {ApiError} */
export async function readProduct(api: ApiClient, slug: string): Promise<Reading<ProductDetail> | null> {
  return (await askForProduct(api, { slug }, detailReadingSchema)).data
}

/** `get_newest_products`: the slider's products, newest first. @throws {ApiError} */
export async function readNewest(api: ApiClient): Promise<Reading<Product>[]> {
  const searchParams = { action: 'get_newest_products', q: 'value2' }
  return (await api.get('get_newest_products', GET_PATH, newestReadingsSchema, { searchParams })).data
}
