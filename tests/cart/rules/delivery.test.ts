// Rules 121, 125, 403, 413
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS as SETTINGS } from '../../../src/config/checkout-settings.ts'
import {
  deliveredCents,
  saleTerms,
  type SaleTerms,
  isDeliveryFree,
  missingForFree,
  offeredPayments,
  orderCosts,
  resolveDelivery,
  resolvePayment,
} from '../../../src/cart/rules/delivery.ts'
import { feeChange } from '../../../src/cart/rules/find-changes.ts'
import { DELIVERY_KINDS, PAYMENT_KINDS, type DeliveryOption } from '../../../src/catalogue/rules/settings.ts'
import { BOX, BOX_SETTINGS, DATABASE_SETTINGS } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

function costs(goodsCents: number, deliveryId: number, paymentId: number) {
  const delivery = resolveDelivery(SETTINGS, deliveryId)
  return orderCosts(goodsCents, SETTINGS, delivery, resolvePayment(SETTINGS, deliveryId, paymentId))
}

const cents = fc.integer({ min: 0, max: 10_000 })
const id = fc.nat(4)
const anySettings = fc.record({
  deliveryFreeFromCents: cents,
  deliveryOptions: fc.uniqueArray(
    fc.record({ id, name: fc.string(), kind: fc.constantFrom(...DELIVERY_KINDS), costCents: cents }),
    { selector: (option) => option.id },
  ),
  paymentOptions: fc.uniqueArray(
    fc.record({
      id,
      name: fc.string(),
      kind: fc.constantFrom(...PAYMENT_KINDS),
      costCents: cents,
      visibleInDelivery: fc.uniqueArray(id),
    }),
    { selector: (option) => option.id },
  ),
})

it('only an offered delivery and payment is charged, and an offered choice stays', () => {
  fc.assert(
    fc.property(anySettings, id, id, (settings, chosenDelivery, chosenPayment) => {
      const delivery = resolveDelivery(settings, chosenDelivery)
      const ids = settings.deliveryOptions.map((option) => option.id)
      expect(delivery?.id).toBe(ids.includes(chosenDelivery) ? chosenDelivery : ids[0])
      if (!delivery) return
      const payment = resolvePayment(settings, delivery.id, chosenPayment)
      const offered = settings.paymentOptions.filter((one) => one.visibleInDelivery.includes(delivery.id))
      expect(offeredPayments(settings.paymentOptions, delivery.id)).toEqual(offered)
      expect(payment).toBe(offered.find((one) => one.id === chosenPayment) ?? offered[0])
    }),
  )
})

it('a larger cart never misses more for free delivery, and the missing sum is exactly enough', () => {
  fc.assert(
    fc.property(cents, cents, cents, (goods, more, deliveryFreeFromCents) => {
      const freeFrom = { deliveryFreeFromCents }
      const missing = missingForFree(goods, freeFrom)
      expect(missingForFree(goods + more, freeFrom)).toBeLessThanOrEqual(missing)
      expect(isDeliveryFree(goods + missing, freeFrom)).toBe(true)
      if (missing > 0) expect(isDeliveryFree(goods + missing - 1, freeFrom)).toBe(false)
      if (isDeliveryFree(goods, freeFrom)) expect(isDeliveryFree(goods + more, freeFrom)).toBe(true)
    }),
  )
})

it.each([
  [3600, 3400, 0, 'charged'],
  [3400, 3600, 0, 'free'],
  [3000, 3400, 0, null],
  [3600, 3700, 0, null],
  // A pickup that is paid in the shop never has a fee.
  [3600, 3400, 2, null],
])('when goods for %i cents become %i with delivery %i, the fee is %j', (before, now, delivery, change) =>
  expect(feeChange(costs(before, delivery, 0), costs(now, delivery, 0))).toBe(change),
)

it('another delivery with another fee does not count as a change of free delivery', () =>
  expect(feeChange(costs(3000, 0, 0), costs(3000, 1, 0))).toBeNull())

it.each<[string, number, readonly DeliveryOption[], number | null]>([
  ['the least fee of those that are no pickup', 3499, SETTINGS.deliveryOptions, 290],
  ['the same with other ids', 3499, DATABASE_SETTINGS.deliveryOptions, 290],
  ['nothing above the threshold', 3500, SETTINGS.deliveryOptions, 0],
  ['a delivery to a point, if it is cheaper', 1490, BOX_SETTINGS.deliveryOptions, BOX.costCents],
  ['null if there is only a pickup', 3500, SETTINGS.deliveryOptions.slice(2), null],
])('the cheapest delivery costs %s (rules 121, 403)', (_, goodsCents, deliveryOptions, cents) =>
  expect(deliveredCents(goodsCents, { ...SETTINGS, deliveryOptions })).toBe(cents),
)

it('a product that is made to order cannot be returned, and has no days of delivery (rule 125)', () =>
  expect(saleTerms({ dispatchDays: 1, deliveryDays: [2, 4] }, true)).toEqual({
    ...{ isReturnable: false, dispatchDays: null, deliveryDays: null, handling: null, transit: null },
  }))

it.each<[number | null, [number, number] | null, Pick<SaleTerms, 'handling' | 'transit'>]>([
  [null, null, { handling: null, transit: null }],
  [2, null, { handling: [0, 2], transit: null }],
  [null, [2, 4], { handling: null, transit: [2, 4] }],
  [1, [2, 4], { handling: [0, 1], transit: [2, 3] }],
  [3, [2, 4], { handling: [1, 3], transit: [1, 1] }],
  [9, [2, 4], { handling: [2, 4], transit: [0, 0] }],
])('sent within %j days, handling and transit add up to %j days', (dispatchDays, delivery, times) => {
  expect(saleTerms({ dispatchDays, deliveryDays: delivery }, false)).toMatchObject(times)
  const { handling, transit } = times
  if (delivery && handling && transit)
    expect([handling[0] + transit[0], handling[1] + transit[1]]).toEqual(delivery)
})
