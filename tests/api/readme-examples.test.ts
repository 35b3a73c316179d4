import { readFile } from 'node:fs/promises'
import type * as v from 'valibot'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { eshopDataSchema } from '../../scripts/demo-api/orders.ts'
import {
  apiErrorSchema,
  configSchema,
  listingSchema,
  newestSchema,
  orderResponseSchema,
  productResponseSchema,
  userSchema,
} from '../../src/api/schemas.ts'
import { orderCosts } from '../../src/cart/rules/delivery.ts'
import { toEshopData } from '../../src/checkout/rules/order-payload.ts'
import { cartLine, customer } from '../fixtures/builders.ts'

/** The schemas that read the README's examples, by the name that stands beside `json` above an example. */
const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  error: apiErrorSchema,
  get_products: listingSchema,
  get_product: productResponseSchema,
  get_newest_products: newestSchema,
  get_eshop_config: configSchema,
  is_logged_in: userSchema,
  eshopData: eshopDataSchema,
  new_order: orderResponseSchema,
}

const README = await readFile(new URL('../../src/api/README.md', import.meta.url), 'utf8')

const EXAMPLES = [...README.matchAll(/^```json ?(\S*)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => ({
  name,
  json: JSON.parse(text) as unknown,
}))

/** The fields of a JSON value as paths; items of lists, and values under ids, share one. */
function fieldsOf(json: unknown, path = ''): string[] {
  if (Array.isArray(json)) return json.flatMap((item) => fieldsOf(item, `${path}[]`))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) => {
    const field = /^\d+$/.test(key) ? `${path}.*` : `${path}.${key}`
    return [field, ...fieldsOf(value, field)]
  })
}

it('has examples of every call, and none that nothing reads', () => {
  expect([...new Set(EXAMPLES.map(({ name }) => name))].sort()).toEqual(Object.keys(SCHEMAS).sort())
})

it.each(EXAMPLES)('the example of $name can be read', ({ name, json }) => {
  expect(safeParse(SCHEMAS[name] as v.GenericSchema, json).issues).toBeUndefined()
})

it('an order is sent with just the fields of its example', () => {
  const sent = toEshopData({
    cart: [cartLine()],
    costs: orderCosts(1490, 3500, undefined, undefined),
    deliveryId: 0,
    paymentId: 0,
    customer: customer(),
  })
  const example = EXAMPLES.find(({ name }) => name === 'eshopData')
  expect(fieldsOf({ ...sent, variableSymbol: '' }).sort()).toEqual(fieldsOf(example?.json).sort())
})
