// Rules 309, 501, 504, 507, 512
import { describe, expect, it, vi } from 'vitest'
import { ORDER_MEMORY_MS, STORAGE_SETTLE_MS } from '../../../../src/config/order-limits.ts'
import { cartLine, customer } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import {
  accepted,
  changeStorage,
  check,
  type CheckoutTab,
  forgetFirstAnswer,
  FORM,
  keepSilent,
  NUMBER,
  openCheckout,
  openFilledCheckout,
  openSentCheckout,
  REFUSED,
  type StorageName,
  STORAGES,
  UNKNOWN,
} from './open-checkout.ts'

describe('the order key', () => {
  async function sendAgain(change: (page: CheckoutTab) => void) {
    await openSentCheckout(UNKNOWN)
    const reloaded = await openCheckout()
    await expect.poll(() => reloaded.$order.get().view).toBe(-1)
    reloaded.acknowledgeFailure()
    change(reloaded)
    await reloaded.order()
    return shop.orders().map((one) => one.key)
  }

  it.each(['with', 'without'])('is a UUID %s crypto.randomUUID', async (has) => {
    if (has === 'without')
      vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => i * 16 + 15) })
    await openSentCheckout()
    expect(shop.orders()[0]?.key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('is another one for a changed order, and the first one again after the order is changed back', async () => {
    const page = await openFilledCheckout()
    shop.answers('new_order', UNKNOWN)
    for (const delivery of [1, 0, 1, 0]) {
      page.chooseDelivery(delivery)
      await page.order()
      page.acknowledgeFailure()
    }
    const keys = shop.orders().map((one) => one.key)
    expect(keys.slice(2)).toEqual(keys.slice(0, 2))
    expect(new Set(keys).size).toBe(2)
  })

  it('stays the same if the cart is emptied and filled again, and the form says so', async () => {
    const [first, second] = await sendAgain((page) => {
      page.removeItem(cartLine())
      page.addToCart(cartLine())
      expect(page.$pendingOrder.get()).toBe('same')
    })
    expect(second).toBe(first)
  })

  it('stays with its order even if another one is accepted in between', async () => {
    const page = await openSentCheckout(UNKNOWN)
    page.acknowledgeFailure()
    const order = () => {
      page.updateCustomer(customer())
      page.chooseDelivery(1)
      page.choosePayment(1)
      return page.order()
    }
    page.removeItem(cartLine())
    page.addToCart(cartLine({ id: 9 }))
    expect(page.$pendingOrder.get()).toBe('changed')
    shop.answers('new_order', accepted(NUMBER))
    await order()
    const next = await openFilledCheckout()
    next.updateCustomer({ tel: '0900' })
    expect(next.$pendingOrder.get()).toBe('none')
    next.updateCustomer({ tel: customer().tel })
    expect(next.$pendingOrder.get()).toBe('same')
    await next.submitOrder()
    expect(shop.orders()[2]?.key).toBe(shop.orders()[0]?.key)
    expect(next.$order.get()).toMatchObject({ view: 2 })
    expect(Object.keys(localStorage)).toEqual(['orderSent'])
  })

  it.each([
    ['a day later', ORDER_MEMORY_MS],
    ['a year later', 365 * ORDER_MEMORY_MS],
    ['after the clock was put back', -30 * ORDER_MEMORY_MS],
  ])('stays the same %s while those goods lie in the cart, and the form says so', async (_, by) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [first, second] = await sendAgain((page) => {
      vi.setSystemTime(Date.now() + by)
      expect(page.$pendingOrder.get()).toBe('same')
    })
    vi.useRealTimers()
    expect(second).toBe(first)
  })

  it('is another one a day after those goods have left the cart', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const page = await openSentCheckout(UNKNOWN)
    page.acknowledgeFailure()
    page.removeItem(cartLine())
    vi.setSystemTime(Date.now() + ORDER_MEMORY_MS)
    const later = await openCheckout()
    later.$order.get()
    later.addToCart(cartLine())
    expect(later.$pendingOrder.get()).toBe('none')
    await later.order()
    vi.useRealTimers()
    expect(shop.orders()[1]?.key).not.toBe(shop.orders()[0]?.key)
  })
})

async function leaveWhileSending() {
  keepSilent()
  const page = await openFilledCheckout()
  void page.submitOrder()
  await expect.poll(shop.orders).toHaveLength(1)
  shop.recovers('new_order')
}

async function openAgain() {
  const page = await openCheckout()
  page.$order.get()
  await Promise.resolve()
  return page
}

it('an interrupted order is reported on the next page, and is the same order when it is sent again', async () => {
  await leaveWhileSending()
  const page = await openCheckout()
  await expect.poll(() => page.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
  page.acknowledgeFailure()
  expect(page.$cart.get()).toHaveLength(1)
  expect(page.$customer.get()).toEqual(customer())
  await page.order()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  expect(shop.orders()[1]).toEqual(shop.orders()[0])
})

it('an interrupted order is reported for a cart that was emptied and filled again with the same goods', async () => {
  await leaveWhileSending()
  const other = await openCheckout()
  other.removeItem(cartLine())
  other.addToCart(cartLine())
  const page = await openCheckout()
  await expect.poll(() => page.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
})

it('an order whose page is left before the order leaves it is not reported, and is sent later under its first key', async () => {
  const wait = setTimeout
  let goOn: (() => void) | undefined
  vi.stubGlobal('setTimeout', (task: () => void, ms?: number) => {
    if (goOn || ms !== STORAGE_SETTLE_MS) return wait(task, ms)
    goOn = task
    return 0
  })
  const left = await openFilledCheckout()
  void left.submitOrder()
  await expect.poll(() => goOn).toBeDefined()
  const [begun] = JSON.parse(localStorage.getItem('orderAttempts') ?? '') as { key: string }[]
  const page = await openAgain()
  expect(page.$order.get()).toEqual(FORM)
  expect(page.$knownOrder.get()).toBe('none')
  expect(shop.orders()).toEqual([])
  await page.order()
  expect(page.$order.get()).toMatchObject({ view: 2 })
  goOn?.()
  await expect.poll(() => left.$order.get().view).toBe(2)
  expect(shop.orders().map(({ key }) => key)).toEqual([begun?.key])
})

it('an interrupted order is reported once', async () => {
  await leaveWhileSending()
  const page = await openCheckout()
  await expect.poll(() => page.$order.get().view).toBe(-1)
  page.acknowledgeFailure()
  expect((await openAgain()).$order.get()).toEqual(FORM)
})

it.each([
  ['another', (page: CheckoutTab) => page.addToCart(cartLine({ id: 9 }))],
  ['an empty', (page: CheckoutTab) => page.removeItem(cartLine())],
])('an interrupted order is mentioned once in the form with %s cart', async (_cart, change) => {
  await leaveWhileSending()
  change(await openCheckout())
  const page = await openCheckout()
  await expect.poll(() => page.$order.get()).toEqual({ ...FORM, notice: 'earlier' })
  expect((await openAgain()).$order.get()).toEqual(FORM)
})

it('an interrupted order is not reported if the shop has answered', async () => {
  await openSentCheckout(REFUSED)
  expect((await openAgain()).$order.get().view).toBe(1)
})

it('an interrupted order makes the browser ask before it leaves the page, only while sending', async () => {
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

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  tell(null)
}
const remove = (...keys: string[]) => {
  for (const key of keys) localStorage.removeItem(key)
  for (const key of keys) tell(key)
}
const FORM_KEYS = ['cart', 'customerData', 'customerDataChanged', 'chosenDelivery', 'chosenPayment']

function expectWhole(page: CheckoutTab): void {
  expect(page.$cart.get()).toEqual([cartLine()])
  expect(page.$customer.get()).toEqual(customer())
  expect(page.$checkout.get()).toMatchObject({ deliveryId: 1, paymentId: 1 })
}

async function sendWhile(happen: () => void, outcome: object = UNKNOWN) {
  const page = await openFilledCheckout()
  shop.answers('new_order', () => {
    happen()
    return outcome
  })
  await page.submitOrder()
  shop.recovers('new_order')
  return page
}

it.each<[string, () => void]>([
  ['by clear()', clear],
  ['except one key', () => remove(...FORM_KEYS.slice(1), 'orderAttempts', 'orderPending')],
  ['key by key', () => remove(...FORM_KEYS, 'orderAttempts', 'orderPending')],
  ['only of its order keys', () => remove('orderAttempts')],
  ['only of its form', () => remove('customerData')],
  ['without an event', () => localStorage.clear()],
])('an order keeps form and key if storage is cleared %s while it is sent', async (_, happen) => {
  const page = await sendWhile(happen)
  const reloaded = await openCheckout()
  await expect.poll(() => reloaded.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
  page.acknowledgeFailure()
  expect(page.$order.get()).toEqual(FORM)
  expectWhole(page)
  expect(page.$pendingOrder.get()).toBe('same')
  await page.order()
  expect(shop.orders()[1]).toEqual(shop.orders()[0])
  expect(Object.keys(localStorage)).toEqual(['orderSent'])
})

it('an order keeps form and key after OK if storage is cleared after its failure was shown', async () => {
  const page = await openSentCheckout(UNKNOWN)
  clear()
  page.acknowledgeFailure()
  expectWhole(page)
  expect(page.$pendingOrder.get()).toBe('same')
})

it('an order is not sent if storage is cleared during its re-check, and keeps the form', async () => {
  const page = await openFilledCheckout()
  check.now = clear
  await page.submitOrder()
  expect(shop.orders()).toEqual([])
  expect(page.$order.get()).toEqual({ ...FORM, notice: 'outdated' })
  expectWhole(page)
})

it('an order sent while storage is cleared keeps the form if it is refused, and shows its success if it is accepted', async () => {
  const page = await sendWhile(clear, REFUSED)
  page.acknowledgeFailure()
  expectWhole(page)
  expect(page.$pendingOrder.get()).toBe('none')
  const taken = await sendWhile(clear, accepted(NUMBER))
  expect(taken.$order.get().view).toBe(2)
  expect(Object.keys(localStorage)).toEqual(['orderSent'])
})

it("an order loses form and cart if the shop's own button clears storage while it is being sent (rule 609)", async () => {
  const page = await sendWhile(() => {
    clear()
    localStorage.setItem('cleared', '"1"')
    tell('cleared')
  })
  page.acknowledgeFailure()
  expect(page.$cart.get()).toEqual([])
  expect(page.$customer.get().email).toBe('')
})

it('an order loses its goods if another tab has ordered them while it was being sent', async () => {
  const page = await sendWhile(() => {
    localStorage.setItem('orderSent', JSON.stringify({ fingerprint: 'another', sentAt: Date.now() }))
    remove(...FORM_KEYS)
  })
  page.acknowledgeFailure()
  expect(page.$cart.get()).toEqual([])
})

const fail = (): never => {
  throw new DOMException('', 'QuotaExceededError')
}
const fill = (name: StorageName) => changeStorage(name, { setItem: fail })
const block = () => {
  for (const name of STORAGES) vi.spyOn(window, name, 'get').mockImplementation(fail)
}

/** Opens a page, and fills in cart and form again if a reload has lost them. */
async function openFilledAgain() {
  const page = await openCheckout()
  if (page.$cart.get().length === 0) page.addToCart(cartLine())
  page.updateCustomer(customer())
  page.chooseDelivery(1)
  page.choosePayment(1)
  return page
}

it.each<[string, () => void]>([
  ['is full', () => fill('localStorage')],
  ['and session storage are full', () => STORAGES.forEach(fill)],
  ['cannot be reached', block],
])('an order keeps its key, and then its receipt, if local storage %s', async (_, refuse) => {
  forgetFirstAnswer()
  if (refuse !== block) await openFilledCheckout()
  refuse()
  const page = await openFilledAgain()
  await page.order()
  expect(page.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
  const reloaded = await openFilledAgain()
  await expect.poll(() => reloaded.$order.get()).not.toEqual(FORM)
  reloaded.acknowledgeFailure()
  await reloaded.order()
  expect(shop.orders()[1]?.key).toBe(shop.orders()[0]?.key)
  expect(reloaded.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  expect((await openCheckout()).$order.get()).toEqual(reloaded.$order.get())
})

it("a reload that brings back the window's name of before an order shows the receipt and an empty cart", async () => {
  block()
  const page = await openFilledAgain()
  page.acceptTerms(true)
  const { name } = window
  await page.submitOrder()
  window.name = name
  const reloaded = await openCheckout()
  expect(reloaded.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  expect(reloaded.$cart.get()).toEqual([])
  reloaded.addToCart(cartLine({ id: 2 }))
  expect((await openCheckout()).$order.get()).toEqual(FORM)
})

it('an order is sent only after a warning if not even the history can keep its key', async () => {
  block()
  vi.spyOn(history, 'replaceState').mockImplementation(fail)
  const page = await openFilledAgain()
  await page.order()
  expect(shop.orders()).toEqual([])
  expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: true, notice: 'unkept' })
  await page.submitOrder()
  expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
})
