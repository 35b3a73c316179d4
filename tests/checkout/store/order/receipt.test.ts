// Rules 306, 409, 501, 514
import { expect, it, vi } from 'vitest'
import { ORDER_MEMORY_MS } from '../../../../src/config/order-limits.ts'
import type { Receipt } from '../../../../src/checkout/rules/receipt.ts'
import { ownVariableSymbol } from '../../../../src/checkout/rules/variable-symbol.ts'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import {
  accepted,
  FORM,
  NUMBER,
  openCheckout,
  openFilledCheckout,
  openSentCheckout,
} from './open-checkout.ts'

it('the receipt has goods, customer, delivery and payment as they were sent', async () => {
  const page = await openSentCheckout()
  const { fingerprint, sentAt, ...rest } = page.$receipt.get() ?? {}
  expect(rest).toEqual({
    ...{
      orderNumber: NUMBER,
      variableSymbol: NUMBER,
      pickupPoint: null,
      paymentUrl: null,
      isTotalSure: true,
    },
    ...{ cart: [cartLine()], customer: customer() },
    ...{ deliveryId: 1, deliveryName: 'Kuriér GLS', deliveryKind: 'courier', deliveryDays: null },
    ...{ paymentId: 1, paymentName: 'Dobierka', paymentKind: 'cash-on-delivery' },
    costs: {
      ...{ goodsCents: 1490, deliveryFeeCents: 390, paymentFeeCents: 100, totalCents: 1980 },
      isDeliveryFree: false,
    },
  })
  expect([typeof fingerprint, typeof sentAt]).toEqual(['string', 'number'])
})

it.each([null, 'OBJ-2026/7', '20260000007'])(
  'the receipt of an order with the number %j has the sent variable symbol',
  async (orderNumber) => {
    const page = await openSentCheckout(accepted(orderNumber))
    const [{ key, order: sent } = { key: '', order: null }] = shop.orders()
    expect(sent?.variableSymbol).toBe(ownVariableSymbol(key))
    expect(page.$receipt.get()).toMatchObject({ orderNumber, variableSymbol: ownVariableSymbol(key) })
  },
)

it("the receipt has the link to pay by card, also after a reload, but only to a host of the owner's", async () => {
  vi.doMock('../../../../src/config/checkout-settings.ts', async (original) => ({
    ...(await original<object>()),
    PAYMENT_HOSTS: ['gate.example.sk'],
  }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [given, shown] of [
    ['https://gate.example.sk/7', 'https://gate.example.sk/7'],
    ['https://evil.example/7', null],
  ] as const) {
    await openSentCheckout(accepted(NUMBER, given))
    expect((await openCheckout()).$receipt.get()).toMatchObject({ paymentUrl: shown })
  }
  expect(warn.mock.calls).toEqual([['payment_url:', 'https://evil.example/7']])
  vi.doUnmock('../../../../src/config/checkout-settings.ts')
})

it('the receipt makes room for the form of a new cart, and stays until the next order', async () => {
  await openSentCheckout()
  const next = await openFilledCheckout()
  expect(next.$order.get()).toEqual({ ...FORM, isTermsAccepted: true })
  expect(next.$receipt.get()?.orderNumber).toBe(NUMBER)
  shop.answers('new_order', accepted('8'))
  await next.submitOrder()
  expect(next.$receipt.get()?.orderNumber).toBe('8')
})

it('the receipt is deleted after a day, also from storage', async () => {
  await openSentCheckout()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ORDER_MEMORY_MS)
  const next = await openCheckout()
  expect(next.$order.get()).toEqual(FORM)
  expect(next.$receipt.get()).toBeNull()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  vi.useRealTimers()
})

it('the receipt with a date in the future (a wrong clock) is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  vi.setSystemTime(now + ORDER_MEMORY_MS)
  await openSentCheckout()
  vi.setSystemTime(now)
  const next = await openCheckout()
  expect(next.$order.get().view).toBe(2)
  expect(next.$lastSent.get()).not.toBeNull()
  vi.useRealTimers()
})

it('the receipt is stored only for its tab; other tabs know that an order was sent, without number and total', async () => {
  const page = await openSentCheckout()
  const { fingerprint, sentAt } = page.$receipt.get() ?? {}
  expect(Object.keys(localStorage)).toEqual(['orderSent'])
  expect(localStorage.getItem('orderSent')).toBe(JSON.stringify({ fingerprint, sentAt }))
  sessionStorage.clear()
  const later = await openCheckout()
  expect(later.$order.get()).toEqual(FORM)
  expect(later.$receipt.get()).toBeNull()
})

it('the receipt does not reach other open tabs', async () => {
  const other = await openCheckout()
  await openSentCheckout()
  window.dispatchEvent(new StorageEvent('storage', { key: 'orderSent' }))
  expect(other.$lastSent.get()).not.toBeNull()
  expect(other.$receipt.value).toBeNull()
})

it('the receipt is deleted when another tab clears the shop’s data, even while another page was open', async () => {
  for (const isTold of [true, false]) {
    const sent = await openSentCheckout()
    localStorage.removeItem('orderSent')
    if (isTold) window.dispatchEvent(new StorageEvent('storage', { key: 'orderSent' }))
    const page = isTold ? sent : await openCheckout()
    if (!isTold) expect(page.$order.get()).toEqual(FORM)
    expect(page.$receipt.get()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  }
})

it('the receipt is not shown when the checkout is opened again with an empty cart, but can be opened', async () => {
  const page = await openSentCheckout()
  history.pushState(null, '')
  const next = await openCheckout()
  next.$order.listen(() => undefined)
  expect(next.$order.get()).toEqual(FORM)
  next.reopenReceipt(next.$receipt.get() as Receipt)
  expect(next.$order.get()).toEqual(page.$order.get())
})
