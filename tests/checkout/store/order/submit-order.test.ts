// Rules 504, 506, 509, 511, 514
import { expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import { lineKey } from '../../../../src/cart/rules/cart.ts'
import { checkLine } from '../../../../src/cart/rules/price-check.ts'
import { PRODUCT_RULES, cartLine, customer, product } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import {
  check,
  type CheckoutTab,
  forgetFirstAnswer,
  FORM,
  NUMBER,
  openFilledCheckout,
  openSentCheckout,
  REFUSED,
  UNKNOWN,
} from './open-checkout.ts'

/** A men's t-shirt in L, dearer than the line in the cart. */
const DEARER = product({ priceCents: 1590, tags: ['98', '152', '158'] })

function raise(page: CheckoutTab): void {
  page.$today.set({ [lineKey(cartLine())]: checkLine(cartLine(), DEARER, PRODUCT_RULES) })
  expect(page.$cartChanges.get().prices).toHaveLength(1)
}

it('sending an order happens once for two submits in the same moment', async () => {
  const page = await openFilledCheckout()
  const both = [page.submitOrder(), page.submitOrder()]
  expect(page.$order.get().view).toBe(3)
  await Promise.all(both)
  expect(shop.orders()).toHaveLength(1)
})

it('sending an order does not happen without consent, a valid e-mail, a payment or goods', async () => {
  const page = await openFilledCheckout()
  page.acceptTerms(false)
  await page.submitOrder()
  page.acceptTerms(true)
  page.updateCustomer({ email: 'x' })
  await page.submitOrder()
  page.updateCustomer({ email: 'a@b.sk' })
  page.openSettings({ ...DEFAULT_SETTINGS, paymentOptions: [] })
  await page.submitOrder()
  page.openSettings(DEFAULT_SETTINGS)
  page.removeItem(cartLine())
  await page.submitOrder()
  expect(shop.orders()).toHaveLength(0)
  expect(page.$order.get().view).toBe(1)
})

it('sending an order with success deletes cart, form, choices and keys, also in storage', async () => {
  const page = await openSentCheckout()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  expect(page.$cart.get()).toEqual([])
  expect(page.$checkout.get()).toMatchObject({ deliveryId: 0, paymentId: 0 })
  expect(Object.keys(localStorage)).toEqual(['orderSent'])
})

it('sending an order does not happen at a new price before the shopper agrees', async () => {
  const page = await openFilledCheckout()
  raise(page)
  await page.submitOrder()
  expect(shop.orders()).toEqual([])
  expect(page.$order.get().view).toBe(1)
  page.agreeToChanges()
  await page.submitOrder()
  expect(shop.orders()).toHaveLength(1)
  expect(Object.keys(localStorage)).toEqual(['orderSent'])
})

it.each(['refused', 'unknown'] as const)('the outcome %s keeps all and unticks the terms', async (type) => {
  const page = await openSentCheckout(type === 'refused' ? REFUSED : UNKNOWN)
  expect(page.$order.get()).toMatchObject({ view: -1, reason: type })
  page.acknowledgeFailure()
  expect(page.$order.get()).toEqual({ ...FORM, notice: type === 'refused' ? 'refused' : null })
  expect(page.$cart.get()).toHaveLength(1)
  expect(page.$customer.get()).toEqual(customer())
  expect(page.$checkout.get()).toMatchObject({ deliveryId: 1, paymentId: 1 })
})

it('the re-check of prices before an order is awaited, and its changes are shown before the order is sent, with the terms still ticked', async () => {
  const page = await openFilledCheckout()
  check.now = () => raise(page)
  await page.submitOrder()
  expect(shop.orders()).toEqual([])
  expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: true, notice: 'changes' })
  page.agreeToChanges()
  check.now = () => 'checked'
  await page.submitOrder()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: true } })
})

it('an order has the prices that the screen shows, once the shopper agrees to those of today', async () => {
  const page = await openFilledCheckout()
  raise(page)
  page.agreeToChanges()
  await page.submitOrder()
  expect(shop.orders()[0]?.order).toMatchObject({ totalPrice: 15.9, cart: [{ price: 15.9 }] })
  expect(page.$order.get()).toMatchObject({ receipt: { costs: { goodsCents: 1590 } } })
})

it('the re-check of prices before an order may fail: the order is sent, and the receipt says that its total is not sure', async () => {
  check.now = () => 'silent'
  const page = await openSentCheckout()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
})

it('the re-check of prices before an order makes the total unsure if the order was sent with two totals', async () => {
  forgetFirstAnswer()
  const page = await openSentCheckout()
  page.acknowledgeFailure()
  page.updateCart((cart) => cart.map((line) => ({ ...line, priceCents: 990 })))
  await page.order()
  expect(shop.orders()[1]?.key).toBe(shop.orders()[0]?.key)
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
})

it('the pending order of the form is none at first, the same after a lost answer, changed after a change, and the same again', async () => {
  const page = await openFilledCheckout()
  page.$pendingOrder.listen(() => undefined)
  expect(page.$pendingOrder.get()).toBe('none')
  shop.answers('new_order', UNKNOWN)
  await page.submitOrder()
  page.acknowledgeFailure()
  expect(page.$pendingOrder.get()).toBe('same')
  page.updateCustomer({ tel: '0900' })
  expect(page.$pendingOrder.get()).toBe('changed')
  page.updateCustomer({ tel: customer().tel })
  expect(page.$pendingOrder.get()).toBe('same')
})

it('without storage an order is sent, and again with the same key while the page is open', async () => {
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  forgetFirstAnswer()
  const page = await openSentCheckout()
  page.acknowledgeFailure()
  await page.order()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  expect(shop.orders()[1]).toEqual(shop.orders()[0])
  expect(page.$cart.get()).toEqual([])
})
