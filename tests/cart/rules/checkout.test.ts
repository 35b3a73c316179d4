// Rules 405, 502, 503
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { toCheckout } from '../../../src/cart/rules/checkout.ts'
import { submitBlock } from '../../../src/checkout/rules/submit-block.ts'
import { BOX, BOX_SETTINGS, cartLine } from '../../fixtures/builders.ts'

const point = { id: '1', name: 'Box', street: '', city: 'Martin', postalCode: '036 01' }
const points = (isChosen: boolean) => ({ [BOX.name]: { point, isChosen, delivery: '' } })
const toPost = toCheckout([], DEFAULT_SETTINGS, null, null)
const toBox = toCheckout([], BOX_SETTINGS, BOX.id, null)
const CHECKOUTS = {
  'a checkout': toPost,
  'a delivery without payment': { ...toPost, payments: [] },
  'a delivery without its point': toBox,
  'a delivery with its point': { ...toBox, pickupPoint: point },
}

it.each([
  ['a checkout', false, 'a@b.sk', null, 'terms'],
  ['a checkout', false, 'x', 'prices', 'terms'],
  ['a checkout', true, 'x', null, 'email'],
  ['a checkout', true, 'x', 'unavailable', 'email'],
  ['a checkout', true, 'a@b.sk', 'unavailable', 'unavailable'],
  ['a checkout', true, 'a@b.sk', 'prices', 'prices'],
  ['a checkout', true, 'a@b.sk', null, null],
  ['a delivery without payment', false, 'x', null, 'terms'],
  ['a delivery without payment', true, 'x', null, 'email'],
  ['a delivery without payment', true, 'a@b.sk', 'prices', 'payment'],
  ['a delivery without payment', true, 'a@b.sk', null, 'payment'],
  ['a delivery without its point', false, 'x', null, 'terms'],
  ['a delivery without its point', true, 'x', null, 'email'],
  ['a delivery without its point', true, 'a@b.sk', null, 'point'],
  ['a delivery without its point', true, 'a@b.sk', 'prices', 'point'],
  ['a delivery with its point', true, 'a@b.sk', null, null],
  ['a delivery with its point', true, 'a@b.sk', 'prices', 'prices'],
] as const)('%s with terms %j, e-mail %j and cart %j is blocked by %j', (which, terms, email, cart, block) =>
  expect(submitBlock(terms, email, CHECKOUTS[which], cart)).toBe(block),
)

it.each([
  ['was chosen for it', BOX.id, points(true), point],
  ['was the last one', BOX.id, points(false), null],
  ['was chosen for another delivery', BOX.id, { Pult: { point, isChosen: true, delivery: 'Pult' } }, null],
  ['was chosen before another delivery', 0, points(true), null],
])(
  'a delivery to a pick-up point has only one that is chosen for it: the point %s',
  (_, id, chosen, expected) =>
    expect(toCheckout([], BOX_SETTINGS, id, null, chosen).pickupPoint).toEqual(expected),
)

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
