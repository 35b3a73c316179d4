// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ORDER_TIMEOUT_MS, SENDER_RETRY_MS } from '../../../../src/config/limits.ts'
import { openFilledCheckout, useShop } from './open-checkout.ts'

useShop()

describe('when the code that sends cannot be fetched', () => {
  afterEach(() => {
    vi.doUnmock('../../../../src/stores/checkout/send-order.ts')
    vi.useRealTimers()
  })

  it('nothing was sent, so the order is not taken', async () => {
    vi.doMock('../../../../src/stores/checkout/send-order.ts', () => Promise.reject(new Error('offline')))
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'refused' })
  })

  it('nothing is sent before what shows the order afterwards is there', async () => {
    const sendOrder = vi.fn()
    vi.doMock('../../../../src/stores/checkout/send-order.ts', () => ({ sendOrder }))
    const page = await openFilledCheckout()
    await page.submitOrder(() => Promise.reject(new Error('offline')))
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'refused' })
    expect(sendOrder).not.toHaveBeenCalled()
  })

  it('it is not asked for again at every move, but after a while', async () => {
    vi.useFakeTimers()
    let tries = 0
    vi.doMock('../../../../src/stores/checkout/send-order.ts', () => {
      tries += 1
      return Promise.reject(new Error('offline'))
    })
    const page = await openFilledCheckout()
    for (let move = 0; move < 5; move++) {
      page.prepareOrder()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(SENDER_RETRY_MS)
    page.prepareOrder()
    await vi.advanceTimersByTimeAsync(100)
    expect(tries).toBe(2)
  })

  it('the wait for it ends', async () => {
    vi.doMock('../../../../src/stores/checkout/send-order.ts', () => new Promise(() => undefined))
    const page = await openFilledCheckout()
    vi.useFakeTimers()
    const sending = page.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    await sending
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'refused' })
  })
})
