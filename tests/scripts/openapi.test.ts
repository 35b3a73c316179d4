import { readFile } from 'node:fs/promises'
import { Validator } from '@cfworker/json-schema'
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
  properties?: Record<string, JsonSchema>
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
  // In a pipe, the schema of a list, record or object follows a conversion.
  const clean = pipe?.find(({ type }) => /^(?:array|record|object|nullable)$/.test(type))
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
  // Only printed lines have it.
  sent.push('cart.own_print?')
  expect(fieldsListed(refTo('eshopData')).toSorted()).toEqual(sent.toSorted())
  for (const one of [order, toPoint]) expect(faultsOf(refTo('eshopData'), one)).toEqual([])
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
  const names = ['get_product', 'get_product', 'get_eshop_config', 'PickupPoints']
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
