// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { ORDER_MEMORY_MS } from '../../../../src/config/limits.ts'
import { receipt } from '../../../fixtures/builders.ts'
import { FORM, openCheckout, openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('the receipt', () => {
  const order = async () => {
    const page = await openFilledCheckout()
    await page.submitOrder()
    return page
  }

  it('is that of the order as it was sent, and says nothing of whose it is', async () => {
    const page = await order()
    const { fingerprint, sentAt, ...rest } = page.$receipt.get() ?? {}
    expect(rest).toEqual({
      orderNumber: '7',
      deliveryId: 1,
      paymentId: 1,
      totalCents: 1490 + 390 + 100,
      isTotalSure: true,
    })
    expect([typeof fingerprint, typeof sentAt]).toEqual(['string', 'number'])
  })

  it('is shown again when its page is reloaded', async () => {
    const page = await order()
    expect((await openCheckout()).$order.get()).toEqual(page.$order.get())
  })

  it('leaves an empty cart an empty cart when the checkout is opened anew', async () => {
    const page = await order()
    history.pushState(null, '')
    const next = await openCheckout()
    expect(next.$order.get()).toEqual(FORM)
    expect(next.$receipt.get()).toEqual(page.$receipt.get())
  })

  it('leaves the form to a new cart, and stays until the next order', async () => {
    await order()
    const next = await openFilledCheckout()
    expect(next.$order.get()).toEqual({ ...FORM, isTermsAccepted: true })
    expect(next.$receipt.get()?.orderNumber).toBe('7')
    shop.outcome = { type: 'accepted', orderNumber: '8' }
    await next.submitOrder()
    expect(next.$receipt.get()?.orderNumber).toBe('8')
  })

  it('is gone after a day, from storage too', async () => {
    await order()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + ORDER_MEMORY_MS)
    const next = await openCheckout()
    expect(next.$order.get()).toEqual(FORM)
    expect(next.$receipt.get()).toBeNull()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    vi.useRealTimers()
  })

  it('is kept for its tab alone: all tabs keep that an order was sent, and neither number nor total', async () => {
    const page = await order()
    const { fingerprint, sentAt } = page.$receipt.get() ?? {}
    expect(Object.keys(localStorage)).toEqual(['orderSent'])
    expect(localStorage.getItem('orderSent')).toBe(JSON.stringify({ fingerprint, sentAt }))
    sessionStorage.clear()
    const later = await openCheckout()
    expect(later.$order.get()).toEqual(FORM)
    expect(later.$receipt.get()).toBeNull()
  })

  it('is told to the tabs that are open', async () => {
    const other = await openCheckout()
    const page = await order()
    expect(other.$receipt.value).toEqual(page.$receipt.get())
  })

  it('that an earlier version kept for all tabs is removed', async () => {
    localStorage.setItem('receipt', JSON.stringify(receipt({ sentAt: Date.now() })))
    expect((await openCheckout()).$receipt.get()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})
