// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { OrderOutcome } from '../../../../src/api/post-order.ts'
import { openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('without storage', () => {
  it('an order is sent, and again with the same key, for as long as the page lives', async () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
    })
    const outcomes: OrderOutcome[] = [
      { type: 'unknown', cause: '' },
      { type: 'accepted', orderNumber: '7' },
    ]
    shop.answer = () => Promise.resolve(outcomes.shift() as OrderOutcome)
    const page = await openFilledCheckout()
    await page.submitOrder()
    page.acknowledgeFailure()
    page.acceptTerms(true)
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(shop.sent[1]).toEqual(shop.sent[0])
    expect(page.$cart.get()).toEqual([])
  })
})
