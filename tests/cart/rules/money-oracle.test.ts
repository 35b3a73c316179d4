// Rules 301, 801
import { expect, it } from 'vitest'
import { MAX_CART_LINES, MAX_LINE_TEXT } from '../../../src/storage/stored.ts'
import { QUANTITY } from '../../../src/config/product-limits.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { type Cart, totalPriceCents } from '../../../src/cart/rules/cart.ts'
import { toCheckout } from '../../../src/cart/rules/checkout.ts'
import { missingForFree } from '../../../src/cart/rules/delivery.ts'
import { toEshopData } from '../../../src/checkout/rules/order-payload.ts'
import { parseStoredCart, toStoredCart } from '../../../src/cart/rules/stored-cart.ts'
import { cartLine, customer } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

/** A price in any spelling of PHP, and its exact cents. */
const price = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999n }), fc.bigInt({ min: 0n, max: 99n }), fc.nat(3))
  .map(([euros, cents, kind]) => {
    const decimals = String(cents).padStart(2, '0')
    const point = `${euros}.${decimals}`
    const written = [point, `${euros},${decimals}`, Number(point), `${point}0000000000000001`][kind] ?? point
    return { written, cents: euros * 100n + cents }
  })
const lines = fc.array(fc.record({ price, count: fc.integer({ min: 1, max: 99 }) }), { maxLength: 60 })
const read = (json: unknown) => parseStoredCart(json, QUANTITY, MAX_CART_LINES, MAX_LINE_TEXT)

/** The exact cents of euros in JSON, from their digits. */
function exactCents(euros: number): bigint {
  const [whole = '', decimals = ''] = JSON.stringify(euros).split('.')
  expect(decimals.length).toBeLessThanOrEqual(2)
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'))
}

it('no cent is lost or won when a cart is stored, read, summed with fees and sent', () => {
  fc.assert(
    fc.property(lines, fc.nat(2), fc.nat(2), (all, delivery, payment) => {
      const stored = all.map((line, index) => {
        const { priceCents: _, ...rest } = cartLine({ id: index + 1, count: line.count })
        return { ...rest, price: line.price.written }
      })
      const goods = all.reduce((sum, line) => sum + BigInt(line.count) * line.price.cents, 0n)
      let cart: Cart = read(stored)
      expect(BigInt(totalPriceCents(cart))).toBe(goods)
      for (let round = 0; round < 3; round++) cart = read(JSON.parse(JSON.stringify(toStoredCart(cart))))
      expect(BigInt(totalPriceCents(cart))).toBe(goods)

      const checkout = toCheckout(cart, DEFAULT_SETTINGS, delivery, payment)
      const order = toEshopData({ cart, customer: customer(), ...checkout })
      const isFree = goods >= 3500n
      const hasNoFees = isFree || all.length === 0
      const deliveryFee = hasNoFees ? 0n : ([290n, 390n, 0n][delivery] ?? 0n)
      const paymentFee = hasNoFees || delivery === 2 || payment !== 1 ? 0n : 100n
      expect(order.isDeliveryFree).toBe(isFree)
      expect(exactCents(order.totalPrice)).toBe(goods)
      expect(exactCents(order.deliveryFee)).toBe(deliveryFee)
      expect(exactCents(order.paymentFee)).toBe(paymentFee)
      expect(BigInt(checkout.costs.totalCents)).toBe(goods + deliveryFee + paymentFee)
      expect(BigInt(missingForFree(totalPriceCents(cart), DEFAULT_SETTINGS))).toBe(
        isFree ? 0n : 3500n - goods,
      )
      order.cart.forEach((line, index) => expect(exactCents(line.price)).toBe(all[index]?.price.cents))
    }),
  )
})
