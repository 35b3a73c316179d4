import { readFile } from 'node:fs/promises'
import { Validator } from '@cfworker/json-schema'
import { execa } from 'execa'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  configSchema,
  listingSchema,
  newestSchema,
  orderResponseSchema,
  productResponseSchema,
  productSchema,
  userSchema,
} from '../../src/api/schemas.ts'
import { pointSchema } from '../../scripts/pipeline/pull/pull-points.ts'
import { makePoints } from '../../scripts/demo-api/seed/pickup-points.ts'
import { productChoices } from '../../src/catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { toProductRules } from '../../src/config/product-rules.ts'
import { product } from '../fixtures/builders.ts'
import { wireProduct } from '../fixtures/wire-product.ts'
import { eshopData, startShop } from './demo-api/running-shop.ts'

const DOCUMENT = 'src/api/openapi.json'
const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as Part & {
  components: { schemas: Record<string, JsonSchema> }
}
const named = document.components.schemas
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

interface Part {
  example?: unknown
  examples?: Record<string, { value: unknown }>
  schema?: object
  [key: string]: unknown
}

interface JsonSchema {
  $ref?: string
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  additionalProperties?: JsonSchema
  properties?: Record<string, JsonSchema & { description?: string }>
  required?: string[]
}

/** The parts of a valibot schema that this test reads. */
interface Parts {
  type: string
  entries?: Record<string, v.GenericSchema>
  pipe?: readonly v.GenericSchema[]
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  value?: v.GenericSchema
}

/** The errors of a value by a schema of the document. */
function faultsOf(schema: object, value: unknown): string[] {
  const { errors } = new Validator({ ...document, ...schema }, '2020-12', false).validate(value)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

/** The paths of the fields that a schema reads. An optional field ends with '?'. */
function fieldsRead(schema: v.GenericSchema, at = ''): string[] {
  const { entries, pipe, wrapped, item, value } = schema as unknown as Parts
  // In a pipe, the schema of a list or record follows a conversion.
  const clean = pipe?.find(({ type }) => /^(?:array|record)$/.test(type))
  const inner = clean ?? pipe?.[0] ?? wrapped ?? item ?? value
  if (inner) return fieldsRead(inner, at)
  const isOptional = (one: v.GenericSchema) => 'fallback' in one || /nullish|optional/.test(one.type)
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => [
    `${at}${name}${isOptional(entry) ? '?' : ''}`,
    ...fieldsRead(entry, `${at}${name}.`),
  ])
}

/** The paths of the fields that the document lists, in the same form. */
function fieldsListed(schema: JsonSchema, at = ''): string[] {
  const { $ref, allOf = [], anyOf = [], items, additionalProperties, properties = {}, required = [] } = schema
  const inner = [named[$ref?.split('/').at(-1) ?? ''], ...allOf, ...anyOf, items, additionalProperties]
  return [
    ...inner.flatMap((one) => (one ? fieldsListed(one, at) : [])),
    ...Object.entries(properties).flatMap(([name, property]) => [
      `${at}${name}${required.includes(name) ? '' : '?'}`,
      ...fieldsListed(property, `${at}${name}.`),
    ]),
  ]
}

it.each<[string, v.GenericSchema]>([
  ['Product', productSchema],
  ['get_products', listingSchema],
  ['get_product', productResponseSchema],
  ['get_newest_products', newestSchema],
  ['get_eshop_config', configSchema],
  ['PickupPoint', pointSchema],
  ['is_logged_in', userSchema],
  ['new_order', orderResponseSchema],
])('src/api/openapi.json lists each field of %s that the shop reads, and no other', (name, schema) => {
  // The fields of every response.
  const envelope = ['meta?', 'error?']
  const listed = fieldsListed(refTo(name)).filter((field) => !envelope.includes(field))
  expect(new Set(listed)).toEqual(new Set(fieldsRead(schema)))
})

it('src/api/openapi.json lists each field of an order that the shop sends, and no other', () => {
  const keysOf = (value: unknown, at = ''): string[] =>
    Array.isArray(value)
      ? keysOf(value[0], at)
      : Object.entries(Object(value) as object).flatMap(([key, one]) =>
          typeof one === 'string' ? [at + key] : [at + key, ...keysOf(one, `${at}${key}.`)],
        )
  const order = { ...eshopData(), totalPrice: 8.9, deliveryFee: 2.9, paymentFee: 0 }
  const toPoint = { ...order, pickupPoint: { id: '7', name: 'Box', address: '026 01 Dolný Kubín' } }
  const sent = keysOf(toPoint).map((key) => (key in toPoint && !(key in order) ? `${key}?` : key))
  expect(fieldsListed(refTo('eshopData')).toSorted()).toEqual(sent.toSorted())
  for (const one of [order, toPoint]) expect(faultsOf(refTo('eshopData'), one)).toEqual([])
})

it('src/api/openapi.json says what each field means', () => {
  const namelessIn = ({ properties = {}, ...rest }: JsonSchema): string[] => [
    ...Object.entries(properties).flatMap(([name, one]) => [
      ...(one.description ? [] : [name]),
      ...namelessIn(one),
    ]),
    ...[rest.items, rest.additionalProperties, ...(rest.allOf ?? []), ...(rest.anyOf ?? [])].flatMap((one) =>
      one ? namelessIn(one) : [],
    ),
  ]
  expect(Object.values(named).flatMap(namelessIn)).toEqual([])
})

it('the demo API answers as src/api/openapi.json says', async () => {
  expect(faultsOf(refTo('PickupPoints'), makePoints(5))).toEqual([])
  const { url } = await startShop({ points: 5 })
  for (const [name, query] of [
    ['get_products', 'get_products&category=tricka&props={"165":["153"]}&sort=price&price_from=10'],
    ['get_product', 'get_product&slug=hrncek-krivan-330-ml'],
    ['get_newest_products', 'get_newest_products&q=value2'],
    ['get_eshop_config', 'get_eshop_config'],
    ['refusal', 'no_such_call'],
  ] as const)
    expect(faultsOf(refTo(name), await (await fetch(`${url}/v1/get/?action=${query}`)).json())).toEqual([])
})

it('every example of the document matches its schema', () => {
  const shown: [object, unknown][] = []
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { schema, example, examples, ...rest } = part as Part
    if (example !== undefined) shown.push([schema ?? rest, example])
    for (const { value } of Object.values(examples ?? {})) shown.push([schema ?? {}, value])
    Object.values(rest).forEach(collect)
  }
  collect(document)
  expect(shown).toHaveLength(12)
  for (const [schema, example] of shown) expect(faultsOf(schema, example)).toEqual([])
})

it('the examples of src/api/README.md match the document, and their sizes are as the text beside them says', async () => {
  const paper = await readFile('src/api/README.md', 'utf8')
  const blocks = [...paper.matchAll(/```json\n([^]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
  const names = ['get_product', 'get_product', 'eshopData', 'get_eshop_config', 'PickupPoints']
  expect(blocks).toHaveLength(names.length)
  names.forEach((name, i) => expect(faultsOf(refTo(name), blocks[i])).toEqual([]))
  const [shirt, socks] = blocks.slice(0, 2).map((block) => v.parse(productResponseSchema, block).data)
  const rules = toProductRules(DEFAULT_SETTINGS.sizeLabels)
  const choicesOf = (one: ProductDetail | null | undefined) =>
    productChoices(one ?? product(), rules).cuts.map(({ cut, sizes }) => [
      cut,
      sizes.map(({ label, isAvailable }) => (isAvailable ? label : `${label} sold out`)).join(', '),
    ])
  expect(choicesOf(shirt)).toEqual([
    ['damsky_strih', 'S, M, L sold out'],
    ['pansky_strih', 'S, M, L sold out'],
  ])
  expect(choicesOf(socks)).toEqual([[null, '36-38, 39-42, 43-46 sold out']])
})

const wire = (fields: object) => ({ ...wireProduct(product()), ...fields })
const config = (fields: object) => ({ data: fields })

it.each<[string, string, v.GenericSchema, unknown, boolean]>([
  ['amounts as texts, an id as digits', 'Product', productSchema, wire({ id: '7', price: '12,90' }), true],
  ['a word as an id', 'Product', productSchema, wire({ id: 'seven' }), false],
  ['a missing name', 'Product', productSchema, wire({ name: null }), false],
  ['lists as null', 'Product', productSchema, wire({ tags: null, variants: null, sizes: null }), true],
  ['lists as empty texts', 'Product', productSchema, wire({ tags: '', variants: '', sizes: '' }), true],
  ['lists with number keys', 'Product', productSchema, wire({ tags: { 0: 98, 3: '153' } }), true],
  ['a list as a text', 'Product', productSchema, wire({ tags: '98,153' }), false],
  ['a tag with a hyphen', 'Product', productSchema, wire({ tags: ['t-shirt'] }), false],
  ['flags in every form', 'Product', productSchema, wire({ forKids: '', textilWithoutPrint: '1' }), true],
  ['a flag as a word', 'Product', productSchema, wire({ forKids: 'áno' }), false],
  ['a previous price of null', 'Product', productSchema, wire({ price_before: null }), true],
  ['an empty text as the list of products', 'get_newest_products', newestSchema, { data: '' }, true],
  ['empty settings', 'get_eshop_config', configSchema, config({ allSizes: [], deliveryOptions: null }), true],
  [
    'a delivery without a cost',
    'get_eshop_config',
    configSchema,
    config({ deliveryOptions: [{ id: 1, name: 'Kuriér' }] }),
    false,
  ],
  [
    'filters as an empty list',
    'get_products',
    listingSchema,
    { data: { catInfo: {}, active_filters: [] }, meta: { whole_prod_count: '0' } },
    true,
  ],
])('document and shop both take, or both refuse, %s', (_, name, schema, value, isRead) => {
  expect(v.safeParse(schema, value).success).toBe(isRead)
  expect(faultsOf({ $ref: `#/components/schemas/${name}` }, value).length === 0).toBe(isRead)
})

// Redocly is installed for this run alone. It dislikes an address of the API that ends with a slash.
const REDOCLY = 'exec --yes @redocly/cli@2.77.0 -- lint --skip-rule no-path-trailing-slash'

it('Redocly finds no error in the document', { tags: ['long'] }, async () => {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await execa('npm', [...REDOCLY.split(' '), DOCUMENT], { env })
})
