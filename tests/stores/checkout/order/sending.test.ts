// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout/settings.ts'
import { lineKey } from '../../../../src/domain/cart/cart.ts'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import { FORM, openCheckout, openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('sending', () => {
  it('locks in the same tick: a second submit sends nothing', async () => {
    const page = await openFilledCheckout()
    const both = [page.submitOrder(), page.submitOrder()]
    expect(page.$order.get().view).toBe(3)
    await Promise.all(both)
    expect(shop.sent).toHaveLength(1)
  })

  it('sends nothing without consent, without a good e-mail, without any payment or with an empty cart', async () => {
    const page = await openFilledCheckout()
    page.acceptTerms(false)
    await page.submitOrder()
    page.acceptTerms(true)
    page.updateCustomer({ email: 'x' })
    await page.submitOrder()
    page.updateCustomer({ email: 'a@b.sk' })
    page.$settings.set({ ...DEFAULT_SETTINGS, paymentOptions: [] })
    await page.submitOrder()
    page.$settings.set(DEFAULT_SETTINGS)
    page.removeItem(cartLine())
    await page.submitOrder()
    expect(shop.sent).toHaveLength(0)
    expect(page.$order.get().view).toBe(1)
  })

  it('success forgets the cart, the form, the choices and the keys, in storage too', async () => {
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(page.$cart.get()).toEqual([])
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 0, paymentId: 0 })
    expect(Object.keys(localStorage)).toEqual(['orderSent'])
  })

  it('sends nothing at a new price that has not been agreed to', async () => {
    await openFilledCheckout()
    localStorage.setItem('oldPrices', JSON.stringify({ [lineKey(cartLine())]: 12.9 }))
    const page = await openCheckout()
    page.acceptTerms(true)
    await page.submitOrder()
    expect(shop.sent).toEqual([])
    expect(page.$order.get().view).toBe(1)
    page.agreeToPrices()
    await page.submitOrder()
    expect(shop.sent).toHaveLength(1)
    expect(Object.keys(localStorage)).toEqual(['orderSent'])
  })

  it.each(['refused', 'unknown'] as const)('%s keeps everything and unticks the terms', async (type) => {
    shop.outcome = { type, status: '0', cause: '' }
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: -1, reason: type })
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 1, paymentId: 1 })
  })
})
