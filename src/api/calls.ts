import type * as v from 'valibot'
import { toEuros } from '../text/money.ts'
import type { ProductDetail } from '../catalogue/rules/product.ts'
import type { ApiClient } from './client.ts'
import { configSchema, listingSchema, productResponseSchema, userSchema } from './schemas.ts'

/** The address of every call but orders and logins. */
export const GET_PATH = 'v1/get/'

/** How a listing is sorted and narrowed, apart from its filters. */
export interface RefinementParameters {
  sort: string | null
  isAvailable: boolean
  /** In cents. */
  price: { fromCents: number | null; toCents: number | null } | null
}

export interface ListingRequest {
  page: number
  /** Products on a page. */
  count: number
  /** Category slug; `all` for everything. */
  category: string
  /** Slug of the category just left; may be empty. */
  oldCategory: string
  search: string
  /** Attribute id to chosen value ids. */
  filters: Readonly<Record<string, readonly string[]>>
  fixedAttributeIds: readonly string[]
  hasEmptyCategories: boolean
  /** Only refinements that were asked for are sent: an API need not know these parameters. */
  refinements?: RefinementParameters
}

export type ProductKey = { slug: string } | { pid: number }

export type ListingResponse = v.InferOutput<typeof listingSchema>
export type ShopConfig = v.InferOutput<typeof configSchema>['data']

/** `get_products`: one page of a category, filtered, searched and sorted. @throws {ApiError} */
export function getProducts(api: ApiClient, request: ListingRequest): Promise<ListingResponse> {
  return fetchListing(api, request, listingSchema)
}

function listingParameters(request: ListingRequest): Record<string, string | number> {
  const { sort, isAvailable, price }: Partial<RefinementParameters> = request.refinements ?? {}
  return {
    action: 'get_products',
    pageFrom: request.page,
    count: request.count,
    category: request.category,
    old_cat: request.oldCategory,
    search: request.search,
    fixed_attributes: JSON.stringify(request.fixedAttributeIds.map(Number)),
    show_empty_categories: request.hasEmptyCategories ? 1 : 0,
    props: JSON.stringify(request.filters),
    ...(sort && { sort }),
    ...(isAvailable && { available: 1 }),
    ...(price?.fromCents != null && { price_from: toEuros(price.fromCents) }),
    ...(price?.toCents != null && { price_to: toEuros(price.toCents) }),
  }
}

/** Whether `meta` repeats all refinements that were asked for. An API that does not repeat them ignored them. */
export function isRefined(
  { meta }: Pick<ListingResponse, 'meta'>,
  { sort, isAvailable, price }: RefinementParameters,
): boolean {
  return (
    (sort === null || meta.sort === sort) &&
    (!isAvailable || meta.available) &&
    (price === null || (meta.price_from === price.fromCents && meta.price_to === price.toCents))
  )
}

/** `get_products`, read by the caller's schema. @throws {ApiError} */
export function fetchListing<const TSchema extends v.GenericSchema>(
  api: ApiClient,
  request: ListingRequest,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  const call = `get_products(category=${request.category}, page ${request.page})`
  return api.get(call, GET_PATH, schema, { searchParams: listingParameters(request) })
}

/** `get_product` by slug or id; `null` when the shop has no such product. @throws {ApiError} */
export async function getProduct(api: ApiClient, which: ProductKey): Promise<ProductDetail | null> {
  return (await fetchProduct(api, which, productResponseSchema)).data
}

/** `get_product`, read by the caller's schema. @throws {ApiError} */
export function fetchProduct<const TSchema extends v.GenericSchema>(
  api: ApiClient,
  which: ProductKey,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  const [[name, value]] = Object.entries(which) as [[string, string | number]]
  return api.get(`get_product(${name}=${value})`, GET_PATH, schema, {
    searchParams: { action: 'get_product', [name]: value },
  })
}

/** `get_eshop_config`: banners, and the settings that the shop overrides. @throws {ApiError} */
export async function getEshopConfig(api: ApiClient): Promise<ShopConfig> {
  const searchParams = { action: 'get_eshop_config' }
  return (await api.get('get_eshop_config', GET_PATH, configSchema, { searchParams })).data
}

/** `is_logged_in`: whether the token's owner is known to the shop. @throws {ApiError} */
export async function isLoggedIn(api: ApiClient, token: string): Promise<boolean> {
  const { data } = await api.get('is_logged_in', 'v1/auth/', userSchema, {
    searchParams: { a: 'is_logged_in' },
    headers: { Authorization: `Bearer ${token}` },
  })
  // PHP writes an empty object as `[]`.
  return Object.keys(data ?? {}).length > 0
}
