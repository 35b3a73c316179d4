// Rules 405, 502, 503
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { toCheckout } from '../../../src/cart/rules/checkout.ts'
import { submitBlock } from '../../../src/checkout/rules/submit-block.ts'
import { cartLine } from '../../fixtures/builders.ts'

const toPost = toCheckout([], DEFAULT_SETTINGS, null, null)
it.each([
  [false, 'a@b.sk', null, 'terms'],
  [false, 'x', 'prices', 'terms'],
  [true, 'x', null, 'email'],
  [true, 'x', 'unavailable', 'email'],
  [true, 'a@b.sk', 'unavailable', 'unavailable'],
  [true, 'a@b.sk', 'prices', 'prices'],
  [true, 'a@b.sk', null, null],
] as const)('with terms %j, e-mail %j and cart %j the order is blocked by %j', (terms, email, cart, block) =>
  expect(submitBlock(terms, email, toPost, cart)).toBe(block),
)

it.each([
  [false, 'x', null, 'terms'],
  [true, 'x', null, 'email'],
  [true, 'a@b.sk', 'prices', 'payment'],
  [true, 'a@b.sk', null, 'payment'],
] as const)('without payment, terms %j, e-mail %j and cart %j block by %j', (terms, email, cart, block) =>
  expect(submitBlock(terms, email, { ...toPost, payments: [] }, cart)).toBe(block),
)

describe('a delivery to a pick-up point', () => {
  const box = { id: 7, name: 'Balíkobox', kind: 'point', costCents: 190, pointsFile: '/box.json' } as const
  const settings = { ...DEFAULT_SETTINGS, deliveryOptions: [...DEFAULT_SETTINGS.deliveryOptions, box] }
  const point = { id: '1', name: 'Box', street: '', city: 'Martin', postalCode: '036 01' }
  const points = (isChosen: boolean) => ({ [box.name]: { point, isChosen, delivery: '' } })

  it.each([
    [false, 'x', null, 'terms'],
    [true, 'x', null, 'email'],
    [true, 'a@b.sk', null, 'point'],
    [true, 'a@b.sk', 'prices', 'point'],
  ] as const)('without a point, terms %j, e-mail %j and cart %j block by %j', (terms, email, cart, block) => {
    const checkout = { ...toCheckout([], settings, box.id, null), payments: settings.paymentOptions }
    expect(submitBlock(terms, email, checkout, cart)).toBe(block)
    expect(submitBlock(true, 'a@b.sk', { ...checkout, pickupPoint: point }, cart)).toBe(cart)
  })

  it.each([
    ['was chosen for it', box.id, points(true), point],
    ['was the last one', box.id, points(false), null],
    ['was chosen for another delivery', box.id, { Pult: { point, isChosen: true, delivery: 'Pult' } }, null],
    ['was chosen before another delivery', 0, points(true), null],
  ])('has only a point that is chosen for it: the point %s', (_, delivery, chosen, expected) =>
    expect(toCheckout([], settings, delivery, null, chosen).pickupPoint).toEqual(expected),
  )
})

it.each([
  ['nothing chosen', null, null, undefined],
  ['cash on delivery by post', 0, 1, undefined],
  ['cash on delivery and then pickup', 2, 1, 'Dobierka'],
  ['pickup paid in the shop', 2, 2, undefined],
  ['a payment that the shop never had', 2, 77, undefined],
])('with %s the replaced payment is %s', (_, delivery, payment, replaced) =>
  expect(toCheckout([], DEFAULT_SETTINGS, delivery, payment).replacedPayment?.name).toBe(replaced),
)

it('toCheckout has the first delivery and payment without a choice, with any ids', () => {
  const [post, courier, pickup] = DEFAULT_SETTINGS.deliveryOptions
  const deliveryOptions = [courier, pickup, post].flatMap((option) => option ?? [])
  const settings = { ...DEFAULT_SETTINGS, deliveryOptions }
  expect(toCheckout([], settings, null, null)).toMatchObject({ deliveryId: 1, deliveryKind: 'courier' })
})

it.each([
  ['delivery', { ...DEFAULT_SETTINGS, deliveryOptions: [], paymentOptions: [] }, 0],
  ['payment', { ...DEFAULT_SETTINGS, paymentOptions: [] }, 290],
])('toCheckout has the cost of the goods if the shop has no %s', (_, settings, fees) => {
  const { payments, paymentId, replacedPayment, costs } = toCheckout([cartLine()], settings, 0, 1)
  expect([payments, paymentId, replacedPayment]).toEqual([[], 0, null])
  expect(costs.totalCents).toBe(1490 + fees)
})
