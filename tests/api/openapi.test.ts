import * as v from 'valibot'
import { expect, it } from 'vitest'
import { eshopDataSchema } from '../../scripts/demo-api/orders.ts'
import openApi from '../../src/api/openapi.json' with { type: 'json' }
import * as schemas from '../../src/api/schemas.ts'

/** What is read here of the parts of valibot's schemas. */
interface Parts {
  type: string
  entries?: Record<string, v.GenericSchema>
  pipe?: readonly v.GenericSchema[]
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  value?: v.GenericSchema
}

interface JsonSchema {
  $ref?: string
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  additionalProperties?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const isOptional = (schema: v.GenericSchema) => 'fallback' in schema || /nullish|optional/.test(schema.type)

/** The fields that a schema reads, as paths; those that may be missing end with a question mark. */
function fieldsRead(schema: v.GenericSchema, at = ''): string[] {
  const { entries, pipe, wrapped, item, value } = schema as unknown as Parts
  // A list or a record stands behind the conversion of PHP's ways to write it.
  const inner =
    pipe?.find(({ type }) => /^(array|record)$/.test(type)) ?? pipe?.[0] ?? wrapped ?? item ?? value
  if (inner) return fieldsRead(inner, at)
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => [
    `${at}${name}${isOptional(entry) ? '?' : ''}`,
    ...fieldsRead(entry, `${at}${name}.`),
  ])
}

const { schemas: named } = openApi.components as { schemas: Record<string, JsonSchema> }

/** The fields that the document lists, in the same form. */
function fieldsListed(schema: JsonSchema, at = ''): string[] {
  const { $ref, anyOf = [], allOf = [], items, additionalProperties, properties = {}, required = [] } = schema
  const inner = [named[$ref?.split('/').at(-1) ?? ''], ...anyOf, ...allOf, items, additionalProperties]
  const own = Object.entries(properties).flatMap(([name, property]) => [
    `${at}${name}${required.includes(name) ? '' : '?'}`,
    ...fieldsListed(property, `${at}${name}.`),
  ])
  return [...inner.flatMap((one) => (one ? fieldsListed(one, at) : [])), ...own]
}

const { '/v1/get/': read, '/v1/auth/': login, '/v1/post/index.php': order } = openApi.paths
const { examples } = read.get.responses['200'].content['application/json']
const loggedIn = login.get.responses['200'].content['application/json']
const sent = order.post.requestBody.content['multipart/form-data']
const answered = order.post.responses['200'].content['application/json']

it.each<[string, v.GenericSchema, JsonSchema | undefined, unknown]>([
  ['get_products', schemas.listingSchema, named['get_products'], examples.get_products.value],
  ['get_product', schemas.productResponseSchema, named['get_product'], examples.get_product.value],
  [
    'get_newest_products',
    schemas.newestSchema,
    named['get_newest_products'],
    examples.get_newest_products.value,
  ],
  ['get_eshop_config', schemas.configSchema, named['get_eshop_config'], examples.get_eshop_config.value],
  ['is_logged_in', schemas.userSchema, loggedIn.schema, loggedIn.example],
  ['new_order', schemas.orderResponseSchema, answered.schema, answered.example],
  ['eshopData', eshopDataSchema, named['eshopData'], sent.example.eshopData],
])(
  'openapi.json lists every field of %s that is read, and its example is one',
  (_, schema, listed, example) => {
    expect(fieldsListed(listed ?? {}).toSorted()).toEqual(fieldsRead(schema).toSorted())
    expect(v.safeParse(schema, example).issues).toBeUndefined()
  },
)
