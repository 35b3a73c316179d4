import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type {
  configSchema,
  listingSchema,
  newestSchema,
  productResponseSchema,
} from '../../src/api/schemas.ts'
import { recordSchema } from '../../src/api/wire.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../src/config/ids.ts'
import { PRODUCTS_PER_PAGE } from '../../src/config/listing-limits.ts'
import { NO_REFINEMENTS, SORT_ORDERS, type Refinements } from '../../src/product-index/rules/listing-query.ts'
import { parsePriceRange } from '../../src/product-index/rules/price-range.ts'
import { toEuros } from '../../src/text/money.ts'
import type { DeliveryKind } from '../../src/catalogue/rules/settings.ts'
import type { DaySpan } from '../../src/company/rules/working-days.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import type { DemoShop } from './demo-shop.ts'
import { findListing, findProduct, tagsInCategory } from './products.ts'
import { demoSettings } from './seed/pickup-points.ts'

const NEWEST = 12
const MAX_COUNT = 1000
const MAX_PRICE_CENTS = 1_000_000_000

/** Thrown for a malformed request. Its message becomes the response's `error`. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

type Body<TSchema extends v.GenericSchema> = v.InferInput<TSchema> & { error?: string }

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.digits())
const idsSchema = v.array(id)

function parseJson<const TSchema extends v.GenericSchema>(name: string, text: string, schema: TSchema) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!parsed.success) throw new BadRequest(`${name} makes no sense`)
  return parsed.output
}

function parseWhole(name: string, text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new BadRequest(`${name} must be a whole number from 1 up`)
  return Number(text)
}

/** The refinements of a request in the form in which `meta` repeats them. */
function toEcho({ sort, isAvailable, price }: Refinements) {
  const [price_from, price_to] = [price?.fromCents, price?.toCents].map((cents) => cents && toEuros(cents))
  return {
    ...(sort && { sort }),
    ...(isAvailable && { available: '1' as const }),
    ...(price_from && { price_from }),
    ...(price_to && { price_to }),
  }
}

function getProducts(
  { db, shop }: DemoData,
  parameters: URLSearchParams,
): Body<typeof listingSchema | typeof productResponseSchema> {
  const text = (name: string) => parameters.get(name)?.trim() ?? ''
  const query = {
    page: parseWhole('pageFrom', text('pageFrom') || '1'),
    count: Math.min(parseWhole('count', text('count') || String(PRODUCTS_PER_PAGE)), MAX_COUNT),
    category: text('category') || ALL_CATEGORY,
    search: text('search'),
    filters: parseJson('props', text('props') || '{}', recordSchema(idsSchema)),
    sort: SORT_ORDERS.find((order) => order === text('sort')) ?? null,
    isAvailable: text('available') === '1',
    price: parsePriceRange([text('price_from'), text('price_to')].join('-'), MAX_PRICE_CENTS),
  }
  const fixedIds = parseJson(
    'fixed_attributes',
    text('fixed_attributes') || JSON.stringify(FIXED_ATTRIBUTE_IDS),
    idsSchema,
  )
  const category = shop.categories.find(({ slug }) => slug === query.category)
  if (!category) return { data: null, error: 'No such category' }
  const { products, total, counts } = findListing(db, shop, query)
  const occurring = tagsInCategory(db, category.slug)
  const attributes = shop.attributes
    .map((attribute) => ({
      id: String(attribute.id),
      name: attribute.name,
      values: attribute.values
        .map(([value, name]) => ({ id: String(value), name, attribute_id: String(attribute.id) }))
        .filter((value) => occurring.has(value.id))
        .map((value) => ({ ...value, count: counts.get(value.id) ?? 0 })),
    }))
    .filter(({ values }) => values.length > 0)
  const [fixed, others] = [true, false].map((isFixed) => {
    const group = attributes.filter((attribute) => fixedIds.includes(attribute.id) === isFixed)
    return {
      attributes: group.map(({ id, name }) => ({ id, name })),
      values: group.flatMap(({ values }) => values),
    }
  })
  const rows = db.prepare('SELECT DISTINCT categories FROM products').all()
  const filled = new Set(rows.flatMap((row) => String(row['categories']).split('|')))
  const hasEmpty = text('show_empty_categories') === '1'
  return {
    data: {
      catInfo: { name: category.name, slug: category.slug, text: category.text },
      products,
      active_filters: query.filters,
      categories: shop.categories
        .filter(({ slug }) => slug !== ALL_CATEGORY && (hasEmpty || filled.has(slug)))
        .map(({ slug, name, parent }) => ({ slug, name, ...(parent && { parent }) })),
      category_attributes: others?.attributes,
      category_attribute_values: others?.values,
      fixed_category_attributes: fixed?.attributes,
      fixed_category_attribute_values: fixed?.values,
    },
    meta: { search_phrase: query.search, whole_prod_count: total, ...toEcho(query) },
  }
}

function getProduct({ db }: DemoData, parameters: URLSearchParams): Body<typeof productResponseSchema> {
  const [slug, pid] = [parameters.get('slug'), parameters.get('pid')]
  if (!slug && pid === null) throw new BadRequest('get_product needs slug or pid')
  const product = slug ? findProduct(db, 'slug', slug) : findProduct(db, 'id', Number(pid))
  return product ? { data: product } : { data: null, error: 'No such product' }
}

function getNewestProducts({ db, shop }: DemoData): Body<typeof newestSchema> {
  const all = { ...NO_REFINEMENTS, category: ALL_CATEGORY, search: '', filters: {}, page: 1, count: NEWEST }
  const query = { ...all, sort: 'newest' as const }
  return { data: findListing(db, shop, query).products }
}

/** How many working days each kind of delivery takes. */
const DAYS: Readonly<Record<DeliveryKind, DaySpan>> = {
  post: [2, 4],
  courier: [1, 2],
  point: [1, 2],
  pickup: [1, 1],
}

function getEshopConfig(
  { shop }: DemoData,
  _: URLSearchParams,
  { points, pointsAddress }: DemoPoints,
): Body<typeof configSchema> {
  const { deliveryOptions, paymentOptions } = demoSettings(points)
  return {
    data: {
      banners: shop.banners.map(({ path, link, name, placement, words }) => ({
        file_path: path,
        link,
        name,
        bottomHome: placement === 'bottom-home',
        bottomProduct: placement === 'bottom-product',
        ...words,
      })),
      deliveryOptions: deliveryOptions.map(({ costCents, ...option }) => ({
        ...option,
        days: DAYS[option.kind],
        cost: toEuros(costCents),
        ...(option.kind === 'point' && { points: pointsAddress }),
      })),
      paymentOptions: paymentOptions.map(({ costCents, visibleInDelivery, ...option }) => ({
        ...option,
        cost: toEuros(costCents),
        visible_in_delivery: [...visibleInDelivery],
      })),
    },
  }
}

/** A shop's catalogue, and its database. */
export interface DemoData {
  db: DatabaseSync
  shop: DemoShop
}

/** How many pick-up points the shop has, and the address of their list. */
export interface DemoPoints {
  points: number
  pointsAddress: string
}

type Call = (data: DemoData, parameters: URLSearchParams, points: DemoPoints) => object

/** The calls by their `action`. @throws {BadRequest} for wrong parameters */
export const GET_CALLS = new Map<string, Call>([
  ['get_products', getProducts],
  ['get_product', getProduct],
  ['get_newest_products', getNewestProducts],
  ['get_eshop_config', getEshopConfig],
])
