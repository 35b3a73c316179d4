// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import {
  type CheckoutTab,
  FORM,
  openCheckout,
  openFilledCheckout,
  shop,
  silence,
  useShop,
} from './open-checkout.ts'

useShop()

describe('an attempt that was interrupted', () => {
  /** Sends an order, and leaves the page before its answer. */
  async function leaveWhileSending() {
    shop.answer = silence
    const page = await openFilledCheckout()
    void page.submitOrder()
    await expect.poll(() => shop.sent).toHaveLength(1)
    shop.answer = () => Promise.resolve({ type: 'accepted', orderNumber: '7' })
  }

  it('is told of on the next page, and sending again is the same order', async () => {
    await leaveWhileSending()
    const page = await openCheckout()
    await expect.poll(() => page.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
    page.acknowledgeFailure()
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    page.acceptTerms(true)
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(shop.sent[1]).toEqual(shop.sent[0])
  })

  it('is told of once', async () => {
    await leaveWhileSending()
    const page = await openCheckout()
    await expect.poll(() => page.$order.get().view).toBe(-1)
    page.acknowledgeFailure()
    const next = await openCheckout()
    next.$order.get()
    await Promise.resolve()
    expect(next.$order.get()).toEqual(FORM)
  })

  it.each([
    ['another', (page: CheckoutTab) => page.addToCart(cartLine({ id: 9 }))],
    ['an empty', (page: CheckoutTab) => page.removeItem(cartLine())],
    [
      'a new',
      (page: CheckoutTab) => {
        page.removeItem(cartLine())
        page.addToCart(cartLine())
      },
    ],
  ])('is told of in the form of %s cart, without a promise, and once', async (_cart, change) => {
    await leaveWhileSending()
    change(await openCheckout())
    const page = await openCheckout()
    await expect.poll(() => page.$order.get()).toEqual({ ...FORM, notice: 'earlier' })
    const next = await openCheckout()
    next.$order.get()
    await Promise.resolve()
    expect(next.$order.get()).toEqual(FORM)
  })

  it('is none when the shop has answered', async () => {
    shop.answer = () => Promise.resolve({ type: 'refused', status: '0' })
    await (await openFilledCheckout()).submitOrder()
    const page = await openCheckout()
    page.$order.get()
    await Promise.resolve()
    expect(page.$order.get().view).toBe(1)
  })

  it('makes the browser ask before it leaves, and only then', async () => {
    const isAsked = () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      return leaving.defaultPrevented
    }
    const page = await openFilledCheckout()
    expect(isAsked()).toBe(false)
    const sending = page.submitOrder()
    expect(isAsked()).toBe(true)
    await sending
    expect(isAsked()).toBe(false)
  })
})
