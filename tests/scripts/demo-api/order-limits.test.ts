import * as v from 'valibot'
import { expect, it } from 'vitest'
import { eshopDataSchema } from '../../../scripts/demo-api/orders/order-schema.ts'
import { MAX_FIELD_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../../../src/config/limits.ts'
import { cartLine, customer } from '../../fixtures/builders.ts'

it('takes whatever the shop lets a shopper order and type', () => {
  const order = {
    cart: Array.from({ length: MAX_ORDER_LINES }, (_, n) => cartLine({ id: n + 1 })),
    chosenDelivery: 0,
    chosenPayment: 0,
    customerData: customer({ name: 'Ž'.repeat(MAX_FIELD_LENGTH), order_note: '😀'.repeat(MAX_NOTE_LENGTH) }),
  }
  expect(v.safeParse(eshopDataSchema, order).issues).toBeUndefined()
})
