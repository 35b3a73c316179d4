import * as v from 'valibot'
import { recordSchema } from '../../src/api/wire.ts'
import { FIXED_ATTRIBUTE_IDS, PRODUCTS_PER_PAGE } from '../../src/config/limits.ts'
import { SORT_ORDERS } from '../../src/domain/listing/listing-query.ts'
import { parsePriceRange } from '../../src/domain/listing/price-range.ts'
import { ALL_CATEGORY } from '../../src/domain/shop/catalogue.ts'
import type { ListingRequest } from './database/listing.ts'

const MAX_COUNT = 1000
const MAX_PAGE = 1_000_000
const MAX_SEARCH = 200
const MAX_PRICE_CENTS = 1_000_000_000

/** A request that makes no sense; the message says why and goes into the response. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

/** What `get_products` was asked for. */
export interface ListingQuery extends ListingRequest {
  fixedAttributeIds: readonly string[]
  hasEmptyCategories: boolean
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,9}$/))
const idList = v.pipe(v.array(id), v.maxLength(200))
const propsSchema = v.pipe(
  recordSchema(idList),
  v.check(
    (props) => Object.keys(props).length <= 50 && Object.keys(props).every((key) => /^\d{1,9}$/.test(key)),
  ),
)

function parseJson<const TSchema extends v.GenericSchema>(
  name: string,
  text: string,
  schema: TSchema,
  wanted: string,
): v.InferOutput<TSchema> {
  const reason = `${name} must be ${wanted}`
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadRequest(`${reason}, and is not JSON`)
  }
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) throw new BadRequest(reason)
  return parsed.output
}

function parseWhole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new BadRequest(`${name} must be a whole number from 1 up, not "${text.slice(0, 20)}"`)
  return value
}

/**
 * Reads the parameters of `get_products`; one that is absent or empty has its default. More than 1000 products on
 * a page are 1000.
 * @throws {BadRequest}
 */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const text = (name: string) => parameters.get(name)?.trim() ?? ''
  const search = text('search')
  if (search.length > MAX_SEARCH) throw new BadRequest(`search must have at most ${MAX_SEARCH} characters`)
  if (search.includes('\0')) throw new BadRequest('search must be a text')
  const props = parseJson(
    'props',
    text('props') || '{}',
    propsSchema,
    'an object of lists of value ids, such as {"100":["121"]}',
  )
  return {
    page: parseWhole('pageFrom', text('pageFrom') || '1', MAX_PAGE),
    count: Math.min(
      parseWhole('count', text('count') || String(PRODUCTS_PER_PAGE), Number.MAX_SAFE_INTEGER),
      MAX_COUNT,
    ),
    category: text('category') || ALL_CATEGORY,
    search,
    filters: props,
    sort: SORT_ORDERS.find((order) => order === text('sort')) ?? null,
    isAvailable: text('available') === '1',
    price: parsePriceRange([text('price_from'), text('price_to')].join('-'), MAX_PRICE_CENTS),
    fixedAttributeIds: parseJson(
      'fixed_attributes',
      text('fixed_attributes') || JSON.stringify(FIXED_ATTRIBUTE_IDS),
      idList,
      'a list of attribute ids',
    ),
    hasEmptyCategories: text('show_empty_categories') === '1',
  }
}
