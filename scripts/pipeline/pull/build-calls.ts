import * as v from 'valibot'
import type { Product, ProductDetail } from '../../../src/catalogue/rules/product.ts'
import {
  fetchProduct,
  fetchListing,
  GET_PATH,
  type ListingRequest,
  type ShopConfig,
} from '../../../src/api/calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { readingSchema, type Reading } from './readings.ts'
import { configSchema, listingSchema, productDetailSchema, productSchema } from '../../../src/api/schemas.ts'
import { listSchema } from '../../../src/api/wire.ts'
import type { Fault } from '../report/faults.ts'
import type { Finding } from '../report/finding.ts'
import { cleanHtml, type CleanHtml } from './sanitise.ts'
import { withUnread } from './unread-parts.ts'

/*
 * A build's calls for products. A build reads each product on its own: the shop goes online without a faulty one, and the
 * report tells the owner.
 */

/** The fields that a build reads from a listing. The others come from `get_product`. */
export type ListingEntry = Pick<Product, 'id' | 'name' | 'slug' | 'tags' | 'priceCents'>

const entrySchema = v.pipe(
  productSchema,
  v.transform(({ id, name, slug, tags, priceCents }): ListingEntry => ({ id, name, slug, tags, priceCents })),
)
const entryReadingsSchema = listSchema(readingSchema(entrySchema))

const listingReadingsSchema = withUnread(
  v.object({
    ...listingSchema.entries,
    data: v.object({ ...listingSchema.entries.data.entries, products: entryReadingsSchema }),
  }),
)
const newestReadingsSchema = v.object({ data: entryReadingsSchema })

export type ListingReadings = v.InferOutput<typeof listingReadingsSchema>

/** `get_products`: one page of a category. @throws {ApiError} */
export function readListing(api: ApiClient, request: ListingRequest): Promise<ListingReadings> {
  return fetchListing(api, request, listingReadingsSchema)
}

export interface CleanProduct {
  product: ProductDetail
  removedHtml: CleanHtml['removed']
  htmlFault?: Fault | undefined
}

const detailSchema = v.pipe(
  productDetailSchema,
  v.transform((product): CleanProduct => {
    const { html, removed, fault } = cleanHtml(product.descriptionHtml)
    return { product: { ...product, descriptionHtml: html }, removedHtml: removed, htmlFault: fault }
  }),
)
const detailReadingSchema = v.object({ data: v.nullish(readingSchema(detailSchema), null) })

/** `get_product` by slug, with a clean description; `null` for an unknown slug. @throws {ApiError} */
export async function readProduct(api: ApiClient, slug: string): Promise<Reading<CleanProduct> | null> {
  return (await fetchProduct(api, { slug }, detailReadingSchema)).data
}

/** `get_eshop_config` with its parts that cannot be read. @throws {ApiError} */
export async function readConfig(api: ApiClient): Promise<{ config: ShopConfig; unread: Finding[] }> {
  const searchParams = { action: 'get_eshop_config' }
  const { data, unread } = await api.get('get_eshop_config', GET_PATH, withUnread(configSchema), {
    searchParams,
  })
  return { config: data, unread }
}

/** `get_newest_products`: the slider's products, newest first. @throws {ApiError} */
export async function readNewest(api: ApiClient): Promise<Reading<ListingEntry>[]> {
  const searchParams = { action: 'get_newest_products', q: 'value2' }
  return (await api.get('get_newest_products', GET_PATH, newestReadingsSchema, { searchParams })).data
}
