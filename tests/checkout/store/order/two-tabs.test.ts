// Rules 504, 506, 510
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ORDER_TIMEOUT_MS } from '../../../../src/config/order-limits.ts'
import { cartLine } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import {
  accepted,
  changeStorage,
  type CheckoutTab,
  forgetFirstAnswer,
  FORM,
  keepSilent,
  NUMBER,
  openCheckout,
  openFilledCheckout,
  openSentCheckout,
  UNKNOWN,
} from './open-checkout.ts'

function sharedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  return {
    request: async (_name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
      if (options.ifAvailable && held > 0) return work(null)
      held += 1
      // An aborted tab never gets the lock.
      const turn = last.then(() => !options.signal?.aborted && work({ name: 'order', mode: 'exclusive' }))
      last = turn.catch(() => undefined).finally(() => (held -= 1))
      const aborted = new Promise<never>((_, fail) =>
        options.signal?.addEventListener('abort', () => fail(new DOMException('waited', 'AbortError'))),
      )
      return options.signal ? Promise.race([turn, aborted]) : turn
    },
  } as never
}

/** A receipt in a tab that did not send the order: it has only the facts that the tab has shown. */
const FROM_ANOTHER_TAB = {
  orderNumber: null,
  variableSymbol: null,
  isTotalSure: false,
  deliveryId: 1,
  paymentId: 1,
}

describe('two tabs', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: sharedLocks() }))

  async function openTwice() {
    const first = await openFilledCheckout()
    const second = await openCheckout()
    second.$cart.get()
    second.acceptTerms(true)
    return [first, second] as const
  }

  it('that press at the same time send one order', async () => {
    const [first, second] = await openTwice()
    await Promise.all([first.submitOrder(), second.submitOrder()])
    expect(shop.orders()).toHaveLength(1)
    expect(first.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
    expect(second.$order.get()).toMatchObject({ view: 2, receipt: FROM_ANOTHER_TAB })
    expect(Object.keys(localStorage)).toEqual(['orderSent'])
  })

  it('send an order with one key if the first one gets no answer', async () => {
    const [first, second] = await openTwice()
    forgetFirstAnswer()
    await Promise.all([first.submitOrder(), second.submitOrder()])
    expect(shop.orders()).toHaveLength(2)
    expect(shop.orders()[1]).toEqual(shop.orders()[0])
    expect(second.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  })

  it('never send an order that another tab has changed meanwhile', async () => {
    const [first, second] = await openTwice()
    first.setItemCount(cartLine(), 3)
    await second.submitOrder()
    expect(shop.orders()).toHaveLength(0)
    expect(second.$order.get()).toEqual({ ...FORM, notice: 'outdated' })
  })

  it('keep goods that were added while the order was being sent', async () => {
    const [first, second] = await openTwice()
    shop.answers('new_order', () => {
      second.addToCart(cartLine({ count: 2 }))
      second.addToCart(cartLine({ id: 9 }))
      return accepted(NUMBER)
    })
    await first.submitOrder()
    expect(first.$order.get().view).toBe(2)
    expect(first.$cart.get().map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [9, 1],
    ])
  })

  it.each([
    ['is deleted after the order', {}, ''],
    ['stays whole if the other tab is typing in it', { order_note: 'Zvoňte' }, 'Jana'],
  ])('share one form, which %s', async (_, typed, name) => {
    const [first, second] = await openTwice()
    shop.answers('new_order', () => {
      second.updateCustomer(typed)
      return accepted(NUMBER)
    })
    await first.submitOrder()
    expect(first.$order.get().view).toBe(2)
    expect((await openCheckout()).$customer.get()).toMatchObject({ name, ...typed })
  })

  it('without locks, that begin the same order at one moment, send it with one key', async () => {
    vi.stubGlobal('navigator', {})
    const page = await openFilledCheckout()
    const { localStorage: real } = window
    // The other tab reads before this one writes, and writes after it.
    changeStorage('localStorage', {
      setItem: (key, text) =>
        real.setItem(key, key === 'orderAttempts' ? text.replace(/"key":"[^"]+"/, '"key":"theirs"') : text),
    })
    await page.submitOrder()
    expect(shop.orders().map(({ key }) => key)).toEqual(['theirs'])
  })

  it('do not report an order as interrupted that the other one is sending', async () => {
    keepSilent()
    const first = await openFilledCheckout()
    void first.submitOrder()
    await expect.poll(shop.orders).toHaveLength(1)
    const second = await openCheckout()
    second.$order.get()
    await Promise.resolve()
    await Promise.resolve()
    expect(second.$order.get().view).toBe(1)
  })

  async function waitInVain(second: CheckoutTab) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const waiting = second.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    await waiting
    vi.useRealTimers()
  }

  it('do not wait for each other for ever, and then send the same order with the same key', async () => {
    keepSilent()
    const [first, second] = await openTwice()
    void first.submitOrder()
    await expect.poll(shop.orders).toHaveLength(1)
    shop.recovers('new_order')
    await waitInVain(second)
    expect(shop.orders()).toHaveLength(2)
    expect(shop.orders()[1]).toEqual(shop.orders()[0])
    expect(second.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: NUMBER } })
  })

  it('send nothing while a frozen one is sending, and say so; the frozen one can still report its order', async () => {
    const page = await openFilledCheckout()
    void navigator.locks.request('order', {}, () => new Promise(() => undefined))
    localStorage.setItem('orderPending', '"theirs"')
    await waitInVain(page)
    expect(shop.orders()).toHaveLength(0)
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'busy' })
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
    expect(page.readPending()).toBe('theirs')
  })

  it('agree: after OK, one without an answer learns that the other has sent the order', async () => {
    const [first, second] = await openTwice()
    shop.answers('new_order', UNKNOWN)
    await first.submitOrder()
    shop.answers('new_order', accepted('8'))
    await second.submitOrder()
    expect(first.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
    first.acknowledgeFailure()
    expect(first.$order.get()).toMatchObject({ view: 2, receipt: FROM_ANOTHER_TAB })
  })

  it('that press after the other one’s success, but before its event, learn that the order was sent, also after a reload', async () => {
    const [first, second] = await openTwice()
    await first.submitOrder()
    sessionStorage.clear()
    await second.submitOrder()
    expect(shop.orders()).toHaveLength(1)
    expect(second.$order.get()).toMatchObject({
      view: 2,
      receipt: { ...FROM_ANOTHER_TAB, cart: [cartLine()] },
    })
    expect((await openCheckout()).$order.get()).toEqual(second.$order.get())
  })

  it('never show the receipt of an earlier order for the same goods', async () => {
    await openSentCheckout()
    history.replaceState(null, '')
    const page = await openFilledCheckout()
    shop.answers('new_order', UNKNOWN)
    await page.submitOrder()
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
  })
})
