import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/settings.ts'
import { orderCosts, resolveDelivery, resolvePayment } from '../../src/domain/delivery.ts'
import { orderFingerprint, toEshopData } from '../../src/domain/order-payload.ts'
import { cartLine, customer } from '../fixtures/builders.ts'

function order(count: number) {
  const costs = orderCosts(
    1490 * count,
    DEFAULT_SETTINGS.deliveryFreeFromCents,
    resolveDelivery(DEFAULT_SETTINGS, 1),
    resolvePayment(DEFAULT_SETTINGS, 1, 1),
  )
  return toEshopData({
    cart: [cartLine({ count })],
    costs,
    deliveryId: 1,
    paymentId: 1,
    customer: customer(),
  })
}

describe('toEshopData', () => {
  it("speaks the spec's names, in euros", () => {
    expect(order(2)).toEqual({
      cart: [
        {
          id: 1,
          slug: 'tricko',
          name: 'Tričko',
          price: 14.9,
          image: '2024/05/tricko.jpg',
          count: 2,
          size: 'L',
          color: '',
          cut: 'pánsky',
          selectedCut: 'pansky_strih',
        },
      ],
      totalItems: 2,
      totalPrice: 29.8,
      chosenDelivery: 1,
      chosenPayment: 1,
      deliveryFee: 3.9,
      paymentFee: 1,
      customerData: customer(),
      isDeliveryFree: false,
    })
  })

  it('charges no fees when delivery is free', () => {
    expect(order(3)).toMatchObject({ totalPrice: 44.7, deliveryFee: 0, paymentFee: 0, isDeliveryFree: true })
  })
})

it('a fingerprint changes with what is ordered and with nothing else', () => {
  expect(orderFingerprint(order(2))).toBe(orderFingerprint(order(2)))
  expect(orderFingerprint(order(2))).not.toBe(orderFingerprint(order(3)))
})
