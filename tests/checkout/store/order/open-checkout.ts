import { afterEach, beforeEach, vi } from 'vitest'
import type { OrderResult } from '../../../../src/api/post-order.ts'
import type { EshopData } from '../../../../src/checkout/rules/order-payload.ts'
import type * as CartCheck from '../../../../src/cart/store/cart-check.ts'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import { openDefaultSettings } from '../../../fixtures/open-settings.ts'

export const FORM = { view: 1, isTermsAccepted: false, notice: null }
export const UNKNOWN: OrderResult = { type: 'unknown', cause: '' }
const ACCEPTED: OrderResult = { type: 'accepted', orderNumber: '7', paymentUrl: '' }

interface Shop {
  sent: { order: EshopData; key: string }[]
  outcome: OrderResult
  answer: () => Promise<OrderResult>
  check: () => Promise<'checked' | 'silent'>
}

const friendly = (): Shop => ({
  sent: [],
  outcome: ACCEPTED,
  answer: () => Promise.resolve(shop.outcome),
  check: () => Promise.resolve('checked'),
})

export const shop = friendly()

export function forgetFirstAnswer(): void {
  const outcomes = [UNKNOWN, ACCEPTED]
  shop.answer = () => Promise.resolve(outcomes.shift() ?? ACCEPTED)
}

const unanswered: ((outcome: OrderResult) => void)[] = []

export const silence = () => new Promise<OrderResult>((done) => unanswered.push(done))

const submissions: Promise<void>[] = []

beforeEach(() => {
  Object.assign(shop, friendly())
})
// A tab that is still sending would put its order back into the next test's storage.
afterEach(async () => {
  for (const done of unanswered.splice(0)) done(UNKNOWN)
  await Promise.all(submissions.splice(0))
})

export type CheckoutTab = Awaited<ReturnType<typeof openCheckout>>

export async function openCheckout() {
  vi.resetModules()
  vi.doMock('../../../../src/api/post-order.ts', () => ({
    postOrder: (_api: unknown, order: EshopData, key: string) => {
      shop.sent.push({ order, key })
      return shop.answer()
    },
  }))
  vi.doMock('../../../../src/cart/store/cart-check.ts', async (original) => ({
    ...(await original<typeof CartCheck>()),
    finishCartCheck: () => shop.check(),
  }))
  const settings = await openDefaultSettings()
  const { sendPressed, ...order } = await import('../../../../src/checkout/store/submit-order.ts')
  const view = await import('../../../../src/checkout/store/order-view.ts')
  return {
    ...settings,
    ...order,
    ...view,
    /** Presses the button, whose code is there at once unless `code` is given. */
    submitOrder(code?: Promise<unknown>) {
      const send = () => (code ? code.then(sendPressed) : sendPressed())
      const submission = view.pressOrder() ? send() : Promise.resolve()
      submissions.push(submission)
      return submission
    },
    ...(await import('../../../../src/cart/store/cart-store.ts')),
    ...(await import('../../../../src/cart/store/cart-changes-store.ts')),
    ...(await import('../../../../src/cart/store/cart-check.ts')),
    ...(await import('../../../../src/cart/store/cost-changes.ts')),
    ...(await import('../../../../src/cart/store/removed.ts')),
    ...(await import('../../../../src/cart/store/today-store.ts')),
    ...(await import('../../../../src/cart/store/checkout-store.ts')),
    ...(await import('../../../../src/cart/store/choices-store.ts')),
    ...(await import('../../../../src/checkout/store/customer-store.ts')),
    ...(await import('../../../../src/checkout/store/order-attempts-store.ts')),
    ...(await import('../../../../src/checkout/store/receipt-store.ts')),
  }
}

export const STORAGES = ['localStorage', 'sessionStorage'] as const
export type StorageName = (typeof STORAGES)[number]

export function changeStorage(name: StorageName, change: Partial<Storage>): void {
  const real = window[name]
  const usual: Partial<Storage> = {
    getItem: (key) => real.getItem(key),
    setItem: (key, text) => real.setItem(key, text),
    removeItem: (key) => real.removeItem(key),
  }
  vi.spyOn(window, name, 'get').mockReturnValue({ ...usual, ...change } as Storage)
}

export async function openFilledCheckout() {
  const page = await openCheckout()
  page.addToCart(cartLine())
  page.updateCustomer(customer())
  page.chooseDelivery(1)
  page.choosePayment(1)
  page.acceptTerms(true)
  return page
}

export async function openSentCheckout(outcome = shop.outcome) {
  shop.outcome = outcome
  const page = await openFilledCheckout()
  await page.submitOrder()
  return page
}
