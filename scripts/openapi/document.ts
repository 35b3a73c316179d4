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
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { testOrder } from '../check-api/test-order.ts'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { LOOSE_TYPES, refTo, toJsonSchema, type JsonSchema } from './json-schema.ts'
import { MEANINGS, PARAMETERS } from './meanings.ts'

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

/** The schema of a value that the shop writes itself, always in the same types. */
function schemaOf(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) }
  if (typeof value !== 'object' || value === null) return { type: typeof value }
  const properties = Object.entries(value).map(([key, one]) => [key, schemaOf(one)])
  return {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: Object.keys(value),
  }
}

/** Gives every property its meaning. `within` is the path of the schema. @throws for one without */
function describe(schema: unknown, used: Set<string>, within: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((part) => describe(part, used, within))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => {
      if (keyword !== 'properties') return [keyword, describe(part, used, within)]
      const properties = Object.entries(part as JsonSchema).map(([name, property]) => {
        const path = [...within, name]
        const key = path.map((_, i) => path.slice(i).join('.')).find((one) => one in MEANINGS)
        if (key === undefined) throw new Error(`Say in scripts/openapi/meanings.ts what ${path.join('.')} is`)
        used.add(key)
        return [name, { ...(describe(property, used, path) as JsonSchema), description: MEANINGS[key] }]
      })
      return [keyword, Object.fromEntries(properties)]
    }),
  )
}

/** The schemas of the document, every property of which is described. @throws for a meaning of nothing */
function describedSchemas(schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const used = new Set<string>()
  const described: JsonSchema = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, describe(schema, used, [name])]),
  )
  const unused = Object.keys(MEANINGS).filter((key) => !used.has(key))
  if (unused.length > 0) throw new Error(`No field is ${unused.join(', ')}: scripts/openapi/meanings.ts`)
  return described
}

/** Of a response: what there is beside its data. */
function withEnvelope(schema: GenericSchema): JsonSchema {
  const { properties, ...rest } = toJsonSchema(schema)
  return { ...rest, properties: { meta: {}, error: refTo('Text'), ...(properties as JsonSchema) } }
}

const json = (schema: JsonSchema, rest: JsonSchema = {}) => ({ 'application/json': { schema, ...rest } })

const REFUSED = 'Refused; error says why. A build stops, a browser keeps what it shows'
const FAILED = 'Failed. A GET is tried again, an order never: nobody knows whether it was stored'

/** The responses of a call: what it gives, how it refuses, and that it may fail. */
const responses = (content: JsonSchema, refusal: unknown, refused = REFUSED) => ({
  200: { description: 'data, meta and error', content },
  '4XX': { description: refused, content: json(refTo('refusal'), { example: refusal }) },
  '5XX': { description: FAILED },
})

/** The API as an OpenAPI document, with the answers of a demo API as examples. @throws {ApiError} */
export async function openApiDocument(demoUrl: string): Promise<JsonSchema> {
  const ask = async (path: string, init: RequestInit = {}) =>
    shorten(await (await fetch(`${demoUrl}/${path}`, init)).json())
  const examples: Record<string, unknown> = {}
  for (const [action, { query }] of Object.entries(CALLS))
    examples[action] = { value: await ask(`v1/get/?action=${action}&${query}`) }
  examples['no_such_product'] = { value: await ask('v1/get/?action=get_product&slug=no-such-product') }

  const limits = { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 0, maxPauseMs: 0 }
  const product = await getProduct(createApiClient(demoUrl, limits), { slug: KNOWN_PRODUCTS.mug.slug })
  const [delivery] = DEFAULT_SETTINGS.deliveryOptions
  const [payment] = DEFAULT_SETTINGS.paymentOptions
  if (!product || !delivery || !payment) throw new Error('The demo shop has nothing to order')
  const key = '7f1f6c4e-2a54-4b0e-9d43-6b1c1c1f4f0a'
  const order = testOrder({ product, settings: DEFAULT_SETTINGS, delivery, payment }, key)
  const wrong = new FormData()
  wrong.set('action', 'new_order')
  wrong.set('eshopData', JSON.stringify({ ...order, totalPrice: 0.01 }))

  return {
    openapi: '3.1.0',
    info: {
      title: "The shop's API",
      version: '1',
      license: { name: 'Private', identifier: 'LicenseRef-Private' },
      description:
        'Written by npm run openapi of the schemas in src/api. src/api/README.md says how to write an API; words in brackets are its headings.',
    },
    servers: [{ url: 'https://api.example.sk' }],
    security: [],
    paths: {
      '/v1/get/': {
        get: {
          operationId: 'read',
          summary: 'Everything that is shown',
          parameters: [
            {
              name: 'action',
              in: 'query',
              required: true,
              description: 'Which call this is',
              schema: { enum: Object.keys(CALLS) },
            },
            ...Object.entries(PARAMETERS).map(([name, description]) => ({
              name,
              in: 'query',
              description,
              schema: { type: 'string' },
            })),
          ],
          responses: responses(
            json({ anyOf: Object.keys(CALLS).map(refTo) }, { examples }),
            await ask('v1/get/?action=no_such_call'),
          ),
        },
      },
      '/v1/auth/': {
        get: {
          operationId: 'is_logged_in',
          summary: 'Whether a token is that of a customer',
          security: [{ token: [] }],
          parameters: [
            {
              name: 'a',
              in: 'query',
              required: true,
              description: 'Which call this is',
              schema: { const: 'is_logged_in' },
            },
          ],
          responses: responses(
            json(refTo('is_logged_in'), {
              example: await ask('v1/auth/?a=is_logged_in', {
                headers: { authorization: 'Bearer demo-token' },
              }),
            }),
            await ask('v1/auth/?a=no_such_call'),
          ),
        },
      },
      '/v1/post/index.php': {
        post: {
          operationId: 'new_order',
          summary: 'An order; priced by the API itself, and stored once for a key',
          security: [{ token: [] }],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['action', 'eshopData'],
                  properties: {
                    action: { const: 'new_order', description: 'Which call this is' },
                    order_key: {
                      type: 'string',
                      format: 'uuid',
                      description: 'The same for a repeat of the same order: give the first response again',
                    },
                    eshopData: {
                      type: 'string',
                      description: 'JSON of the whole checkout',
                      contentMediaType: 'application/json',
                      contentSchema: refTo('eshopData'),
                    },
                  },
                },
                example: { action: 'new_order', order_key: key, eshopData: JSON.stringify(order) },
              },
            },
          },
          responses: responses(
            json(refTo('new_order'), {
              example: {
                data: { status: 1, order_number: '2026000001', payment_url: 'https://gate.example.sk/7' },
                meta: null,
                error: null,
              },
            }),
            await ask('v1/post/index.php', { method: 'POST', body: wrong }),
            'Refused, and nothing was stored: other sums than those of the API, goods that are gone, nothing in the cart',
          ),
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...LOOSE_TYPES,
        ...describedSchemas({
          Product: toJsonSchema(productSchema, false),
          ...Object.fromEntries(
            Object.entries(CALLS).map(([action, { schema }]) => [action, withEnvelope(schema)]),
          ),
          is_logged_in: withEnvelope(userSchema),
          new_order: withEnvelope(orderResponseSchema),
          refusal: {
            type: 'object',
            properties: { data: {}, meta: {}, error: refTo('RequiredText') },
            required: ['error'],
          },
          eshopData: { ...schemaOf(order), example: order },
        }),
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
