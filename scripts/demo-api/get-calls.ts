import type { DatabaseSync } from 'node:sqlite'
import { hash } from 'node:crypto'
import { configSchema, listingSchema, newestSchema, productResponseSchema } from '../../src/api/schemas.ts'
import { NO_REFINEMENTS, type Refinements } from '../../src/domain/listing/listing-query.ts'
import { toEuros } from '../../src/domain/money.ts'
import { ALL_CATEGORY } from '../../src/domain/shop/catalogue.ts'
import type { Responses } from './responses.ts'
import { createCategoryReader } from './database/categories.ts'
import { createListing } from './database/listing.ts'
import { createProductReader, type WireProductDetail } from './database/product-rows.ts'
import { BadRequest, parseListingQuery } from './listing-query.ts'

const NEWEST = 12

type Call = (parameters: URLSearchParams) => Response

/** The calls of `GET /v1/get/` by their `action`. They throw a `BadRequest` where they refuse their parameters. */
export function createGetCalls(db: DatabaseSync, { send }: Responses): ReadonlyMap<string, Call> {
  const list = createListing(db)
  const categories = createCategoryReader(db)
  const products = createProductReader(db)
  const banners = createBannerReader(db)

  function getProducts(parameters: URLSearchParams): Response {
    const query = parseListingQuery(parameters)
    const category = categories.find(query.category)
    if (!category) return send(productResponseSchema, { data: null, error: 'No such category' })
    const page = list(query)
    const { attributes, values: plainValues } = categories.attributesOf(category.slug)
    const values = plainValues.map((value) => ({ ...value, count: page.byValue.get(value.id) ?? 0 }))
    const isFixed = (attributeId: string) => query.fixedAttributeIds.includes(attributeId)
    return send(listingSchema, {
      data: {
        catInfo: { name: category.name, slug: category.slug, text: category.text },
        products: page.products,
        active_filters: query.filters,
        categories: categories.list(query.hasEmptyCategories),
        category_attributes: attributes.filter(({ id }) => !isFixed(id)),
        category_attribute_values: values.filter((value) => !isFixed(value.attribute_id)),
        fixed_category_attributes: attributes.filter(({ id }) => isFixed(id)),
        fixed_category_attribute_values: values.filter((value) => isFixed(value.attribute_id)),
      },
      meta: { search_phrase: query.search, whole_prod_count: page.total, ...toEcho(query) },
    })
  }

  function findProduct(parameters: URLSearchParams): WireProductDetail | undefined {
    const slug = parameters.get('slug')
    const pid = parameters.get('pid')
    if (slug) return products.bySlug(slug)
    if (pid === null) throw new BadRequest('get_product needs slug or pid')
    return /^\d{1,15}$/.test(pid) ? products.byId(Number(pid)) : undefined
  }

  function getProduct(parameters: URLSearchParams): Response {
    const product = findProduct(parameters)
    return product
      ? send(productResponseSchema, { data: product })
      : send(productResponseSchema, { data: null, error: 'No such product' })
  }

  const getNewestProducts = () => {
    const { products: newest } = list({
      category: ALL_CATEGORY,
      search: '',
      filters: {},
      ...NO_REFINEMENTS,
      page: 1,
      count: NEWEST,
    })
    return send(newestSchema, { data: newest })
  }

  return new Map<string, Call>([
    ['get_products', getProducts],
    ['get_product', getProduct],
    ['get_newest_products', getNewestProducts],
    ['get_eshop_config', () => send(configSchema, { data: { banners: banners.all() } })],
  ])
}

/** The sort order, availability and prices that were asked for, as `meta` repeats them. */
function toEcho({ sort, isAvailable, price }: Refinements) {
  const [price_from, price_to] = [price?.fromCents, price?.toCents].map((cents) => cents && toEuros(cents))
  return {
    ...(sort && { sort }),
    ...(isAvailable && { available: '1' as const }),
    ...(price_from && { price_from }),
    ...(price_to && { price_to }),
  }
}

/** Reads the shop's banners, in its order, as the API writes them. */
function createBannerReader(db: DatabaseSync) {
  const all = db.prepare('SELECT path, link, name, placement, words FROM banners ORDER BY position')
  return {
    all: () =>
      all.all().map(({ path, link, name, placement, words }) => ({
        file_path: String(path),
        link: String(link),
        name: String(name),
        bottomHome: placement === 'bottom-home',
        bottomProduct: placement === 'bottom-product',
        ...(words === null ? {} : (JSON.parse(String(words)) as object)),
      })),
  }
}

/** Puts an `ETag` on a response, or makes it a 304 for a client that has it already. */
export type WithEtag = (request: Request, respond: () => Response) => Promise<Response>

/**
 * Remembers the ETag of each address until something in the database changes, so that most calls of a build need no query.
 */
export function createEtags(db: DatabaseSync): WithEtag {
  const otherChanges = db.prepare('PRAGMA data_version')
  const ownChanges = db.prepare('SELECT total_changes() AS changes')
  const etags = new Map<string, string>()
  let lastState = ''

  function forgetWhenChanged(): void {
    const state = `${String(otherChanges.get()?.['data_version'])} ${String(ownChanges.get()?.['changes'])}`
    if (state !== lastState) etags.clear()
    lastState = state
  }

  return async (request, respond) => {
    forgetWhenChanged()
    const sent = request.headers.get('If-None-Match')
    const unchanged = (etag: string) => new Response(null, { status: 304, headers: { ETag: etag } })
    const known = etags.get(request.url)
    if (known !== undefined && known === sent) return unchanged(known)
    const response = respond()
    if (!response.ok) return response
    const body = await response.text()
    const etag = known ?? `"${hash('sha1', body, 'base64url')}"`
    etags.set(request.url, etag)
    if (etag === sent) return unchanged(etag)
    return new Response(body, { headers: { 'Content-Type': 'application/json', ETag: etag } })
  }
}
