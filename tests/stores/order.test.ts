// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLine, customer } from '../fixtures/builders.ts'
import type { OrderOutcome } from '../../src/api/post-order.ts'
import { lineKey } from '../../src/domain/cart.ts'
import type { EshopData } from '../../src/domain/order-payload.ts'

interface Sent {
  order: EshopData
  key: string
}

let sent: Sent[] = []
let outcome: OrderOutcome = { type: 'accepted', orderNumber: '7' }

vi.mock('../../src/api/post-order.ts', () => ({
  postOrder: (_api: unknown, order: EshopData, key: string) => {
    sent.push({ order, key })
    return Promise.resolve(outcome)
  },
}))

async function openCheckout() {
  vi.resetModules()
  const page = {
    ...(await import('../../src/stores/cart.ts')),
    ...(await import('../../src/stores/cart-news.ts')),
    ...(await import('../../src/stores/checkout.ts')),
    ...(await import('../../src/stores/order.ts')),
    ...(await import('../../src/stores/receipt.ts')),
  }
  return page
}

async function openFilledCheckout() {
  const page = await openCheckout()
  page.addToCart(cartLine())
  page.updateCustomer(customer())
  page.chooseDelivery(1)
  page.choosePayment(1)
  page.acceptTerms(true)
  return page
}

beforeEach(() => {
  sent = []
  outcome = { type: 'accepted', orderNumber: '7' }
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('sending', () => {
  it('locks in the same tick: a second submit sends nothing', async () => {
    const page = await openFilledCheckout()
    const both = [page.submitOrder(), page.submitOrder()]
    expect(page.$order.get().view).toBe(3)
    await Promise.all(both)
    expect(sent).toHaveLength(1)
  })

  it('sends nothing without consent, without a good e-mail or with an empty cart', async () => {
    const page = await openFilledCheckout()
    page.acceptTerms(false)
    await page.submitOrder()
    page.acceptTerms(true)
    page.updateCustomer({ email: 'x' })
    await page.submitOrder()
    page.updateCustomer({ email: 'a@b.sk' })
    page.clearCart()
    await page.submitOrder()
    expect(sent).toHaveLength(0)
    expect(page.$order.get().view).toBe(1)
  })

  it('success forgets the cart, the form, the choices and the key, in storage too', async () => {
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toEqual({ view: 2, orderNumber: '7' })
    expect(page.$cart.get()).toEqual([])
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 0, paymentId: 0 })
    expect(localStorage).toHaveLength(0)
  })

  it('success leaves the receipt of the order as it was sent, for a reload too, and nothing of whose it is', async () => {
    const page = await openFilledCheckout()
    await page.submitOrder()
    const receipt = { orderNumber: '7', deliveryId: 1, paymentId: 1, totalCents: 1490 + 390 + 100 }
    expect(page.$receipt.get()).toEqual(receipt)
    const reloaded = await openCheckout()
    expect(reloaded.$receipt.get()).toEqual(receipt)
    reloaded.forgetReceipt()
    expect((await openCheckout()).$receipt.get()).toBeNull()
  })

  it('sends nothing at a new price that has not been agreed to', async () => {
    localStorage.setItem('oldPrices', JSON.stringify({ [lineKey(cartLine())]: 12.9 }))
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(sent).toEqual([])
    expect(page.$order.get().view).toBe(1)
    page.agreeToPrices()
    await page.submitOrder()
    expect(sent).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it.each(['refused', 'unknown'] as const)('%s keeps everything and unticks the terms', async (type) => {
    outcome = { type, status: '0', cause: '' }
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toEqual({ view: -1, reason: type })
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: false })
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 1, paymentId: 1 })
  })
})

describe('the order key', () => {
  async function sendAgain(change: (page: Awaited<ReturnType<typeof openCheckout>>) => void) {
    outcome = { type: 'unknown', cause: 'dropped' }
    await (await openFilledCheckout()).submitOrder()
    const reloaded = await openCheckout()
    change(reloaded)
    reloaded.acceptTerms(true)
    await reloaded.submitOrder()
    return sent.map((one) => one.key)
  }

  it('is a UUID', async () => {
    await (await openFilledCheckout()).submitOrder()
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('is the same when the same order is sent again, even after a reload', async () => {
    const [first, second] = await sendAgain(() => undefined)
    expect(second).toBe(first)
  })

  it('is another when something changed', async () => {
    const [first, second] = await sendAgain((page) => page.updateCustomer({ tel: '0900' }))
    expect(second).not.toBe(first)
  })
})
