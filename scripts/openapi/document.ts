import type { GenericSchema } from 'valibot'
import {
  configSchema,
  listingSchema,
  newestSchema,
  orderResponseSchema,
  productResponseSchema,
  productSchema,
  userSchema,
} from '../../src/api/schemas.ts'
import { getProduct } from '../../src/api/calls.ts'
import { createApiClient } from '../../src/api/client.ts'
import { testOrder } from '../check-api/check-api.ts'
import { eshopDataSchema } from '../demo-api/orders.ts'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { LOOSE_TYPES, toJsonSchema, type JsonSchema } from './json-schema.ts'

/** What each field is for, where its name does not say it. */
const MEANINGS = {
  price_before: 'The lowest price of the 30 days before a reduction (rule 124)',
  text: 'Description: HTML of the owner, not to be trusted',
  image: 'File name of the main picture, below web_files/ of SHOP_MEDIA_URL',
  is_hashed_path: 'Where pictures lie (rule 803): "1" or not',
  created_at_hard: 'YYYY-MM-DD HH:MM:SS or YYYY-MM-DD; part of the path of pictures that are not hashed',
  tags: 'Ids of attribute values: kind, cut, sizes, colour, whatever products are filtered by (rules 102 to 107)',
  status: 'One of four badges (rule 112); any other text is no badge',
  variants: 'Colours, each with the file that shows it',
  sizes: 'Labels that can be bought now; null or missing: the shop does not say; []: none',
  allOfSizes: 'Labels of all sizes',
  images: 'Pictures of the gallery; without any the main picture stands in',
  manufacturer: 'Who made it, where that is not the shop itself',
  material: 'Fibre composition of a textile, such as 80 % bavlna, 20 % polyester; else what it is made of',
  ean: '8, 12, 13 or 14 digits, the last of which is right; feeds have it of products in one variant',
  colour: 'The colour of a product that comes in one, and so has no variants',
  catInfo: 'The category that was asked for; its text is HTML',
  active_filters: 'Of the shape of props',
  count:
    'Of a value: how many products there would be if it were the only choice of its attribute (rule 211)',
  whole_prod_count: 'Of all pages; a build stops when it gets fewer products than promised',
  bottomHome: 'The banner stands below the home page; with neither this nor bottomProduct in the hero',
  heading: 'From here on all is optional; without any the banner is a picture (rule 705)',
  btnLink: 'Wins over link',
  visible_in_delivery: 'Deliveries for which the payment is offered',
  responsible: 'Who answers for it in the Union, where the maker is not from there',
  payment_url: "A payment gateway's page for this order, https",
} as const

const PARAMETERS: Readonly<Record<string, string>> = {
  pageFrom: 'get_products: page number, from 1',
  count: 'get_products: products on a page',
  category: 'get_products: slug of the category; all for everything',
  old_cat: 'get_products: slug of the category that the shopper has just left; may be empty',
  search: 'get_products: phrase; may be empty',
  fixed_attributes: 'get_products: JSON, [165,99,100]: attributes whose filters come first',
  show_empty_categories: 'get_products: 1 in a build, 0 in a browser',
  props: 'get_products: JSON, attribute id to chosen value ids: {"100":["121"]}',
  sort: "get_products: newest, price or price-desc; ties stay in the shop's order",
  available: 'get_products: 1, only what can be bought',
  price_from: 'get_products: euros, included',
  price_to: 'get_products: euros, included',
  slug: 'get_product: of the product; or pid',
  pid: 'get_product: id of the product; or slug',
  q: 'get_newest_products: value2',
}

/** What each call answers: the schema that reads it, and the query of its example. */
const CALLS: Readonly<Record<string, { schema: GenericSchema; query: string }>> = {
  get_products: {
    schema: listingSchema,
    query:
      'pageFrom=1&count=1&category=tricka&search=tatry&fixed_attributes=[165]&show_empty_categories=1&props={"165":["153"]}&sort=price&available=1&price_from=10&price_to=25',
  },
  get_product: { schema: productResponseSchema, query: `slug=${KNOWN_PRODUCTS.mug.slug}` },
  get_newest_products: { schema: newestSchema, query: 'q=value2' },
  get_eshop_config: { schema: configSchema, query: '' },
}

/** Lists of an example with their first entry alone: one is as good as many. */
function shorten(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, 1).map(shorten)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, shorten(value)]))
}

const json = (schema: JsonSchema, rest: JsonSchema = {}) => ({ 'application/json': { schema, ...rest } })
const response = (content: JsonSchema) => ({ 200: { description: 'data, meta and error', content } })

/** The API as an OpenAPI document, with the answers of a demo API as examples. @throws {ApiError} */
export async function openApiDocument(demoUrl: string): Promise<JsonSchema> {
  const ask = async (path: string, headers = {}) =>
    shorten(await (await fetch(`${demoUrl}/${path}`, { headers })).json())
  const schemaOf = (schema: GenericSchema, isNamed = true) => toJsonSchema(schema, MEANINGS, isNamed)
  const answers = Object.entries(CALLS)
  const examples: Record<string, unknown> = {}
  for (const [action, { query }] of answers)
    examples[action] = { value: await ask(`v1/get/?action=${action}&${query}`) }
  const api = createApiClient(demoUrl, {
    timeoutMs: 60_000,
    totalTimeoutMs: 60_000,
    retries: 0,
    maxPauseMs: 0,
  })
  const product = await getProduct(api, { slug: KNOWN_PRODUCTS.mug.slug })
  const key = '7f1f6c4e-2a54-4b0e-9d43-6b1c1c1f4f0a'
  return {
    openapi: '3.1.0',
    info: {
      title: "The shop's API",
      version: '1',
      description:
        'Written by npm run openapi of the schemas in src/api; src/api/README.md says what the shop does with it.',
    },
    servers: [{ url: 'https://api.example.sk' }],
    paths: {
      '/v1/get/': {
        get: {
          operationId: 'read',
          parameters: [
            { name: 'action', in: 'query', required: true, schema: { enum: Object.keys(CALLS) } },
            ...Object.entries(PARAMETERS).map(([name, description]) => ({
              name,
              in: 'query',
              description,
              schema: { type: 'string' },
            })),
          ],
          responses: response(
            json(
              { anyOf: Object.keys(CALLS).map((action) => ({ $ref: `#/components/schemas/${action}` })) },
              { examples },
            ),
          ),
        },
      },
      '/v1/auth/': {
        get: {
          operationId: 'is_logged_in',
          security: [{ token: [] }],
          parameters: [{ name: 'a', in: 'query', required: true, schema: { const: 'is_logged_in' } }],
          responses: response(
            json(schemaOf(userSchema), {
              example: await ask('v1/auth/?a=is_logged_in', { authorization: 'Bearer demo-token' }),
            }),
          ),
        },
      },
      '/v1/post/index.php': {
        post: {
          operationId: 'new_order',
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['action', 'eshopData'],
                  properties: {
                    action: { const: 'new_order' },
                    order_key: { type: 'string', format: 'uuid' },
                    eshopData: {
                      type: 'string',
                      contentMediaType: 'application/json',
                      contentSchema: { $ref: '#/components/schemas/eshopData' },
                    },
                  },
                },
                example: {
                  action: 'new_order',
                  order_key: key,
                  eshopData: product && testOrder(product, key),
                },
              },
            },
          },
          responses: response(
            json(schemaOf(orderResponseSchema), {
              example: {
                data: { status: 1, order_number: '2026000001', payment_url: 'https://gate.example.sk/7' },
                meta: null,
                error: null,
              },
            }),
          ),
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...LOOSE_TYPES,
        Product: schemaOf(productSchema, false),
        ...Object.fromEntries(answers.map(([action, { schema }]) => [action, schemaOf(schema)])),
        eshopData: toJsonSchema(eshopDataSchema, {}),
      },
    },
  }
}

/** Longer values are written on lines of their own. */
const LINE = 700

/** JSON with short values on one line, so that a change of a field is the change of a line. */
export function printDocument(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length <= LINE || typeof value !== 'object' || value === null) return line
  const deeper = `${indent} `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Object.entries(value).map(([key, one]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    // An example is read as a whole.
    return `${deeper}${name}${/^(?:value|example)$/.test(key) ? JSON.stringify(one) : printDocument(one, deeper)}`
  })
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
