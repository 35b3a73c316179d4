// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { ORDER_MEMORY_MS } from '../../../../src/config/limits.ts'
import { cartLine } from '../../../fixtures/builders.ts'
import { type CheckoutTab, openCheckout, openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('the order key', () => {
  async function sendAgain(change: (page: CheckoutTab) => void) {
    shop.outcome = { type: 'unknown', cause: 'dropped' }
    await (await openFilledCheckout()).submitOrder()
    const reloaded = await openCheckout()
    await expect.poll(() => reloaded.$order.get().view).toBe(-1)
    reloaded.acknowledgeFailure()
    change(reloaded)
    reloaded.acceptTerms(true)
    await reloaded.submitOrder()
    return shop.sent.map((one) => one.key)
  }

  it.each(['with', 'without'])('is a UUID %s crypto.randomUUID', async (has) => {
    if (has === 'without')
      vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => i * 16 + 15) })
    await (await openFilledCheckout()).submitOrder()
    expect(shop.sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('is the same when the same order is sent again, even after a reload', async () => {
    const [first, second] = await sendAgain(() => undefined)
    expect(second).toBe(first)
  })

  it("is each one's own when the order is changed and changed back", async () => {
    const page = await openFilledCheckout()
    shop.outcome = { type: 'unknown', cause: '' }
    for (const delivery of [1, 0, 1, 0]) {
      page.chooseDelivery(delivery)
      page.acceptTerms(true)
      await page.submitOrder()
      page.acknowledgeFailure()
    }
    const keys = shop.sent.map((one) => one.key)
    expect(keys.slice(2)).toEqual(keys.slice(0, 2))
    expect(new Set(keys).size).toBe(2)
  })

  it('goes with the cart: emptied by hand and filled again, it is another order', async () => {
    const [first, second] = await sendAgain((page) => {
      page.removeItem(cartLine())
      page.addToCart(cartLine())
    })
    expect(second).not.toBe(first)
  })

  it('goes with the cart that is emptied in the popup of any page, too', async () => {
    shop.outcome = { type: 'unknown', cause: '' }
    await (await openFilledCheckout()).submitOrder()
    vi.resetModules()
    await import('../../../../src/islands/cart/CartPopup.tsx')
    const { setItemCount } = await import('../../../../src/stores/cart/cart.ts')
    setItemCount(cartLine(), 0)
    expect(localStorage.getItem('orderAttempts')).toBeNull()
  })

  it('is another a day later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [first, second] = await sendAgain(() => vi.setSystemTime(Date.now() + ORDER_MEMORY_MS))
    vi.useRealTimers()
    expect(second).not.toBe(first)
  })

  it('is another when something changed', async () => {
    const [first, second] = await sendAgain((page) => page.updateCustomer({ tel: '0900' }))
    expect(second).not.toBe(first)
  })
})
