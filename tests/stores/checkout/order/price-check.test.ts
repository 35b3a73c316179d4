// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lineKey } from '../../../../src/domain/cart/cart.ts'
import { cartLine } from '../../../fixtures/builders.ts'
import { type CheckoutTab, openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('the re-check of prices', () => {
  const raise = (page: CheckoutTab) => {
    localStorage.setItem('oldPrices', JSON.stringify({ [lineKey(cartLine())]: 12.9 }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'oldPrices' }))
    expect(page.$cartChanges.get().prices).toHaveLength(1)
  }

  it('is waited for: its changes are shown before anything goes out, the terms as they were', async () => {
    const page = await openFilledCheckout()
    shop.check = () => {
      raise(page)
      return Promise.resolve('checked')
    }
    await page.submitOrder()
    expect(shop.sent).toEqual([])
    expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: true, notice: 'changes' })
    page.agreeToPrices()
    shop.check = () => Promise.resolve('checked')
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: true } })
  })

  it('is not waited for for ever: the order is sent, and the receipt says that its total is not sure', async () => {
    shop.check = () => Promise.resolve('silent')
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
  })

  it('makes the total of an order unsure that went out at two', async () => {
    const page = await openFilledCheckout()
    shop.outcome = { type: 'unknown', cause: '' }
    await page.submitOrder()
    page.acknowledgeFailure()
    page.updateCart((cart) => cart.map((line) => ({ ...line, priceCents: 990 })))
    page.acceptTerms(true)
    shop.outcome = { type: 'accepted', orderNumber: '7' }
    await page.submitOrder()
    expect(shop.sent[1]?.key).toBe(shop.sent[0]?.key)
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
  })
})
