// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLine, customer } from '../fixtures/builders.ts'
import type { OrderOutcome } from '../../src/api/post-order.ts'
import { ORDER_MEMORY_MS, ORDER_TIMEOUT_MS, SENDER_RETRY_MS } from '../../src/config/limits.ts'
import { lineKey } from '../../src/domain/cart.ts'
import type * as CartNewsStore from '../../src/stores/cart-news.ts'
import type { EshopData } from '../../src/domain/order-payload.ts'

interface Sent {
  order: EshopData
  key: string
}

let sent: Sent[] = []
let outcome: OrderOutcome = { type: 'accepted', orderNumber: '7' }
let answer = () => Promise.resolve(outcome)

const unanswered: ((outcome: OrderOutcome) => void)[] = []
/** An answer that does not come before the test has ended. */
const silence = () => new Promise<OrderOutcome>((done) => unanswered.push(done))

let check: () => Promise<'checked' | 'silent'> = () => Promise.resolve('checked')

vi.mock('../../src/api/post-order.ts', () => ({
  postOrder: (_api: unknown, order: EshopData, key: string) => {
    sent.push({ order, key })
    return answer()
  },
}))

const FORM = { view: 1, isTermsAccepted: false, notice: null }

async function openCheckout() {
  vi.resetModules()
  vi.doMock('../../src/stores/cart-news.ts', async (original) => ({
    ...(await original<typeof CartNewsStore>()),
    finishCartCheck: () => check(),
  }))
  const page = {
    ...(await import('../../src/stores/cart.ts')),
    ...(await import('../../src/stores/cart-news.ts')),
    ...(await import('../../src/stores/checkout.ts')),
    ...(await import('../../src/stores/order.ts')),
    ...(await import('../../src/stores/order-attempts.ts')),
    ...(await import('../../src/stores/prepare-order.ts')),
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
  answer = () => Promise.resolve(outcome)
  check = () => Promise.resolve('checked')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const done of unanswered.splice(0)) done({ type: 'unknown', cause: '' })
  await Promise.resolve()
  localStorage.clear()
  history.replaceState(null, '')
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
    page.removeItem(cartLine())
    await page.submitOrder()
    expect(sent).toHaveLength(0)
    expect(page.$order.get().view).toBe(1)
  })

  it('success forgets the cart, the form, the choices and the keys, in storage too', async () => {
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(page.$cart.get()).toEqual([])
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 0, paymentId: 0 })
    expect(Object.keys(localStorage)).toEqual(['receipt'])
  })

  it('sends nothing at a new price that has not been agreed to', async () => {
    await openFilledCheckout()
    localStorage.setItem('oldPrices', JSON.stringify({ [lineKey(cartLine())]: 12.9 }))
    const page = await openCheckout()
    page.acceptTerms(true)
    await page.submitOrder()
    expect(sent).toEqual([])
    expect(page.$order.get().view).toBe(1)
    page.agreeToPrices()
    await page.submitOrder()
    expect(sent).toHaveLength(1)
    expect(Object.keys(localStorage)).toEqual(['receipt'])
  })

  it.each(['refused', 'unknown'] as const)('%s keeps everything and unticks the terms', async (type) => {
    outcome = { type, status: '0', cause: '' }
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: -1, reason: type })
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    expect(page.$checkout.get()).toMatchObject({ deliveryId: 1, paymentId: 1 })
  })
})

describe('the re-check of prices', () => {
  const raise = (page: Awaited<ReturnType<typeof openCheckout>>) => {
    localStorage.setItem('oldPrices', JSON.stringify({ [lineKey(cartLine())]: 12.9 }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'oldPrices' }))
    expect(page.$cartNews.get().prices).toHaveLength(1)
  }

  it('is waited for: its news is shown before anything goes out, the terms as they were', async () => {
    const page = await openFilledCheckout()
    check = () => {
      raise(page)
      return Promise.resolve('checked')
    }
    await page.submitOrder()
    expect(sent).toEqual([])
    expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: true, notice: 'news' })
    page.agreeToPrices()
    check = () => Promise.resolve('checked')
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: true } })
  })

  it('is not waited for for ever: the order is sent, and the receipt says that its total is not sure', async () => {
    check = () => Promise.resolve('silent')
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
  })

  it('makes the total of an order unsure that went out at two', async () => {
    const page = await openFilledCheckout()
    outcome = { type: 'unknown', cause: '' }
    await page.submitOrder()
    page.acknowledgeFailure()
    page.updateCart((cart) => cart.map((line) => ({ ...line, priceCents: 990 })))
    page.acceptTerms(true)
    outcome = { type: 'accepted', orderNumber: '7' }
    await page.submitOrder()
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { isTotalSure: false } })
  })
})

describe('the fate of the order in the form', () => {
  it('is none, unknown, that of another, and unknown again', async () => {
    const page = await openFilledCheckout()
    page.$fate.listen(() => undefined)
    expect(page.$fate.get()).toBe('none')
    outcome = { type: 'unknown', cause: '' }
    await page.submitOrder()
    page.acknowledgeFailure()
    expect(page.$fate.get()).toBe('same')
    page.updateCustomer({ tel: '0900' })
    expect(page.$fate.get()).toBe('changed')
    page.updateCustomer({ tel: customer().tel })
    expect(page.$fate.get()).toBe('same')
  })

  it('is none after a no', async () => {
    outcome = { type: 'refused', status: '0' }
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$fate.get()).toBe('none')
  })
})

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
    outcome = { type: 'accepted', orderNumber: '8' }
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
    expect(localStorage).toHaveLength(0)
    vi.useRealTimers()
  })
})

describe('when the code that sends cannot be fetched', () => {
  afterEach(() => {
    vi.doUnmock('../../src/stores/send-order.ts')
    vi.useRealTimers()
  })

  it('nothing was sent, so the order is not taken', async () => {
    vi.doMock('../../src/stores/send-order.ts', () => Promise.reject(new Error('offline')))
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'refused' })
  })

  it('it is not asked for again at every move, but after a while', async () => {
    vi.useFakeTimers()
    let tries = 0
    vi.doMock('../../src/stores/send-order.ts', () => {
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
    vi.doMock('../../src/stores/send-order.ts', () => new Promise(() => undefined))
    const page = await openFilledCheckout()
    vi.useFakeTimers()
    const sending = page.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    await sending
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'refused' })
  })
})

describe('the order key', () => {
  async function sendAgain(change: (page: Awaited<ReturnType<typeof openCheckout>>) => void) {
    outcome = { type: 'unknown', cause: 'dropped' }
    await (await openFilledCheckout()).submitOrder()
    const reloaded = await openCheckout()
    await vi.waitFor(() => expect(reloaded.$order.get().view).toBe(-1))
    reloaded.acknowledgeFailure()
    change(reloaded)
    reloaded.acceptTerms(true)
    await reloaded.submitOrder()
    return sent.map((one) => one.key)
  }

  it.each(['with', 'without'])('is a UUID %s crypto.randomUUID', async (has) => {
    if (has === 'without')
      vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => i * 16 + 15) })
    await (await openFilledCheckout()).submitOrder()
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('is the same when the same order is sent again, even after a reload', async () => {
    const [first, second] = await sendAgain(() => undefined)
    expect(second).toBe(first)
  })

  it("is each one's own when the order is changed and changed back", async () => {
    const page = await openFilledCheckout()
    outcome = { type: 'unknown', cause: '' }
    for (const delivery of [1, 0, 1, 0]) {
      page.chooseDelivery(delivery)
      page.acceptTerms(true)
      await page.submitOrder()
      page.acknowledgeFailure()
    }
    const keys = sent.map((one) => one.key)
    expect(keys.slice(2)).toEqual(keys.slice(0, 2))
    expect(new Set(keys).size).toBe(2)
  })

  it('goes with the cart: emptied by hand and filled again, it is another order', async () => {
    const [first, second] = await sendAgain((page) => {
      page.removeItem(cartLine())
      page.addToCart(cartLine())
    })
    expect(second).not.toBe(first)
  })

  it('goes with the cart on a page that knows nothing of orders, too', async () => {
    outcome = { type: 'unknown', cause: '' }
    await (await openFilledCheckout()).submitOrder()
    vi.resetModules()
    const cartPage = await import('../../src/stores/cart.ts')
    cartPage.setItemCount(cartLine(), 0)
    expect(localStorage.getItem('orderAttempts')).toBeNull()
  })

  it('is another a day later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [first, second] = await sendAgain(() => vi.setSystemTime(Date.now() + ORDER_MEMORY_MS))
    vi.useRealTimers()
    expect(second).not.toBe(first)
  })

  it('is another when something changed', async () => {
    const [first, second] = await sendAgain((page) => page.updateCustomer({ tel: '0900' }))
    expect(second).not.toBe(first)
  })
})

describe('an attempt that was interrupted', () => {
  /** Sends an order, and leaves the page before its answer. */
  async function leaveWhileSending() {
    answer = silence
    const page = await openFilledCheckout()
    void page.submitOrder()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answer = () => Promise.resolve({ type: 'accepted', orderNumber: '7' })
  }

  it('is told of on the next page, and sending again is the same order', async () => {
    await leaveWhileSending()
    const page = await openCheckout()
    await vi.waitFor(() => expect(page.$order.get()).toMatchObject({ view: -1, reason: 'unknown' }))
    page.acknowledgeFailure()
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    page.acceptTerms(true)
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(sent[1]).toEqual(sent[0])
  })

  it('is told of once', async () => {
    await leaveWhileSending()
    const page = await openCheckout()
    await vi.waitFor(() => expect(page.$order.get().view).toBe(-1))
    page.acknowledgeFailure()
    const next = await openCheckout()
    next.$order.get()
    await Promise.resolve()
    expect(next.$order.get()).toEqual(FORM)
  })

  it.each([
    ['another', (page: Awaited<ReturnType<typeof openCheckout>>) => page.addToCart(cartLine({ id: 9 }))],
    ['an empty', (page: Awaited<ReturnType<typeof openCheckout>>) => page.removeItem(cartLine())],
    [
      'a new',
      (page: Awaited<ReturnType<typeof openCheckout>>) => {
        page.removeItem(cartLine())
        page.addToCart(cartLine())
      },
    ],
  ])('is told of in the form of %s cart, without a promise, and once', async (_cart, change) => {
    await leaveWhileSending()
    change(await openCheckout())
    const page = await openCheckout()
    await vi.waitFor(() => expect(page.$order.get()).toEqual({ ...FORM, notice: 'earlier' }))
    const next = await openCheckout()
    next.$order.get()
    await Promise.resolve()
    expect(next.$order.get()).toEqual(FORM)
  })

  it('is none when the shop has answered', async () => {
    answer = () => Promise.resolve({ type: 'refused', status: '0' })
    await (await openFilledCheckout()).submitOrder()
    const page = await openCheckout()
    page.$order.get()
    await Promise.resolve()
    expect(page.$order.get().view).toBe(1)
  })

  it('makes the browser ask before it leaves, and only then', async () => {
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
})

/** Locks as several pages of one browser share them. */
function sharedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  return {
    request: async (_name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
      if (options.ifAvailable && held > 0) return work(null)
      held += 1
      const turn = last.then(() => work({ name: 'order', mode: 'exclusive' }))
      last = turn.catch(() => undefined).finally(() => (held -= 1))
      const aborted = new Promise<never>((_, fail) =>
        options.signal?.addEventListener('abort', () => fail(new DOMException('waited', 'AbortError'))),
      )
      return options.signal ? Promise.race([turn, aborted]) : turn
    },
  } as never
}

describe('two tabs', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: sharedLocks() }))

  /** The same checkout twice; the second page has not been told of anything since it was opened. */
  async function openTwice() {
    const first = await openFilledCheckout()
    const second = await openCheckout()
    second.$cart.get()
    second.acceptTerms(true)
    return [first, second] as const
  }

  it('that send at the same time send one order', async () => {
    const [first, second] = await openTwice()
    await Promise.all([first.submitOrder(), second.submitOrder()])
    expect(sent).toHaveLength(1)
    expect(first.$order.get().view).toBe(2)
    expect(second.$order.get()).toEqual(first.$order.get())
    expect(Object.keys(localStorage)).toEqual(['receipt'])
  })

  it('send it with one key when the first never learns its outcome', async () => {
    const [first, second] = await openTwice()
    const outcomes: OrderOutcome[] = [
      { type: 'unknown', cause: '' },
      { type: 'accepted', orderNumber: '7' },
    ]
    answer = () => Promise.resolve(outcomes.shift() as OrderOutcome)
    await Promise.all([first.submitOrder(), second.submitOrder()])
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(second.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
  })

  it('never send what another tab has changed meanwhile', async () => {
    const [first, second] = await openTwice()
    first.setItemCount(cartLine(), 3)
    await second.submitOrder()
    expect(sent).toHaveLength(0)
    expect(second.$order.get()).toEqual({ ...FORM, notice: 'outdated' })
  })

  it('keep what was put into the cart while the order was on its way', async () => {
    const [first, second] = await openTwice()
    answer = () => {
      second.addToCart(cartLine({ count: 2 }))
      second.addToCart(cartLine({ id: 9 }))
      return Promise.resolve({ type: 'accepted', orderNumber: '7' })
    }
    await first.submitOrder()
    expect(first.$order.get().view).toBe(2)
    expect(first.$cart.get().map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [9, 1],
    ])
  })

  it('do not call an order interrupted that the other is sending', async () => {
    answer = silence
    const first = await openFilledCheckout()
    void first.submitOrder()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const second = await openCheckout()
    second.$order.get()
    await Promise.resolve()
    await Promise.resolve()
    expect(second.$order.get().view).toBe(1)
  })

  /** Lets a second page run out of patience with the first. */
  async function waitInVain(second: Awaited<ReturnType<typeof openCheckout>>) {
    vi.useFakeTimers()
    const waiting = second.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    await waiting
    vi.useRealTimers()
  }

  it('do not wait for each other for ever: the same order goes out under the same key', async () => {
    answer = silence
    const [first, second] = await openTwice()
    void first.submitOrder()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answer = () => Promise.resolve(outcome)
    await waitInVain(second)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(second.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
  })

  it('send nothing new while a frozen one is at it, and say so; it is still theirs to tell of', async () => {
    const page = await openFilledCheckout()
    void navigator.locks.request('order', {}, () => new Promise(() => undefined))
    localStorage.setItem('orderPending', '"theirs"')
    await waitInVain(page)
    expect(sent).toHaveLength(0)
    expect(page.$order.get()).toMatchObject({ view: -1, reason: 'busy' })
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
    expect(page.readPending()).toBe('theirs')
  })

  it('of which one was left not knowing: it is told by the other, once OK is pressed', async () => {
    const [first, second] = await openTwice()
    outcome = { type: 'unknown', cause: '' }
    await first.submitOrder()
    outcome = { type: 'accepted', orderNumber: '8' }
    await second.submitOrder()
    expect(first.$order.get()).toMatchObject({ view: -1, reason: 'unknown' })
    first.acknowledgeFailure()
    expect(first.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '8' } })
  })

  it('that press after the other has succeeded, but before they are told, end with its number', async () => {
    const [first, second] = await openTwice()
    await first.submitOrder()
    await second.submitOrder()
    expect(sent).toHaveLength(1)
    expect(second.$order.get()).toEqual(first.$order.get())
  })

  it("never take an earlier order's receipt for the same goods for theirs", async () => {
    await (await openFilledCheckout()).submitOrder()
    history.replaceState(null, '')
    const page = await openFilledCheckout()
    outcome = { type: 'unknown', cause: '' }
    await page.submitOrder()
    page.acknowledgeFailure()
    expect(page.$order.get()).toEqual(FORM)
  })
})

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
    answer = () => Promise.resolve(outcomes.shift() as OrderOutcome)
    const page = await openFilledCheckout()
    await page.submitOrder()
    page.acknowledgeFailure()
    page.acceptTerms(true)
    await page.submitOrder()
    expect(page.$order.get()).toMatchObject({ view: 2, receipt: { orderNumber: '7' } })
    expect(sent[1]).toEqual(sent[0])
    expect(page.$cart.get()).toEqual([])
  })
})
