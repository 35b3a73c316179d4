import { afterEach, beforeEach, vi } from 'vitest'
import type * as CartCheck from '../../../../src/cart/store/cart-check.ts'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import { openTab } from '../../../fixtures/open-tab.ts'

export const FORM = { view: 1, isTermsAccepted: false, notice: null }
/** The number that the fake shop gives to an order. */
export const NUMBER = '2026000042'
export const UNKNOWN = new Response('', { status: 500 })
export const REFUSED = { data: { status: 0 } }
export const accepted = (order_number: string | null, payment_url = '') => ({
  data: { status: 1, order_number, payment_url },
})

/** What happens at the re-check of the cart. It ends as 'checked', unless this returns 'silent'. */
export const check = { now: (): unknown => 'checked' }

export function forgetFirstAnswer(): void {
  shop.answers('new_order', () => {
    shop.recovers('new_order')
    return UNKNOWN
  })
}

const held: (() => void)[] = []
export const keepSilent = () => held.push(shop.holds('new_order'))

const submissions: Promise<void>[] = []

beforeEach(() => {
  check.now = () => 'checked'
})
// A tab that is still sending would put its order back into the next test's storage.
afterEach(async () => {
  for (const answer of held.splice(0)) answer()
  await Promise.all(submissions.splice(0))
})

export type CheckoutTab = Awaited<ReturnType<typeof openCheckout>>

export async function openCheckout() {
  vi.doMock('../../../../src/cart/store/cart-check.ts', async (original) => ({
    ...(await original<typeof CartCheck>()),
    finishCartCheck: () => Promise.resolve(check.now() === 'silent' ? 'silent' : 'checked'),
  }))
  const tab = await openTab()
  const { sendPressed, ...order } = await import('../../../../src/checkout/store/submit-order.ts')
  const view = await import('../../../../src/checkout/store/order-view.ts')
  const page = {
    ...tab,
    ...order,
    ...view,
    /** Presses the button, whose code is there at once unless `code` is given. */
    submitOrder(code?: Promise<unknown>) {
      const send = () => (code ? code.then(sendPressed) : sendPressed())
      const submission = view.pressOrder() ? send() : Promise.resolve()
      submissions.push(submission)
      return submission
    },
    /** Ticks the terms, and presses the button. */
    order() {
      page.acceptTerms(true)
      return page.submitOrder()
    },
  }
  return page
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

export async function openSentCheckout(answer?: object) {
  if (answer) shop.answers('new_order', answer)
  const page = await openFilledCheckout()
  await page.submitOrder()
  return page
}
