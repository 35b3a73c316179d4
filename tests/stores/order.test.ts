// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLine, customer } from '../fixtures/builders.ts'
import type { OrderOutcome } from '../../src/api/post-order.ts'
import { ORDER_TIMEOUT_MS } from '../../src/config/limits.ts'
import { lineKey } from '../../src/domain/cart.ts'
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

vi.mock('../../src/api/post-order.ts', () => ({
  postOrder: (_api: unknown, order: EshopData, key: string) => {
    sent.push({ order, key })
    return answer()
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
  answer = () => Promise.resolve(outcome)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const done of unanswered.splice(0)) done({ type: 'unknown', cause: '' })
  await Promise.resolve()
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

describe('when the code that sends cannot be fetched', () => {
  afterEach(() => {
    vi.doUnmock('../../src/stores/send-order.ts')
    vi.useRealTimers()
  })

  it('nothing was sent, so the order is not taken', async () => {
    vi.doMock('../../src/stores/send-order.ts', () => Promise.reject(new Error('offline')))
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$order.get()).toEqual({ view: -1, reason: 'refused' })
  })

  it('the wait for it ends', async () => {
    vi.doMock('../../src/stores/send-order.ts', () => new Promise(() => undefined))
    const page = await openFilledCheckout()
    vi.useFakeTimers()
    const sending = page.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    await sending
    expect(page.$order.get()).toEqual({ view: -1, reason: 'refused' })
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
    await vi.waitFor(() => expect(page.$order.get()).toEqual({ view: -1, reason: 'unknown' }))
    page.acknowledgeFailure()
    expect(page.$cart.get()).toHaveLength(1)
    expect(page.$customer.get()).toEqual(customer())
    page.acceptTerms(true)
    await page.submitOrder()
    expect(page.$order.get()).toEqual({ view: 2, orderNumber: '7' })
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
    expect(next.$order.get()).toEqual({ view: 1, isTermsAccepted: false })
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
    expect(second.$order.get()).toEqual({ view: 1, isTermsAccepted: false })
    expect(localStorage).toHaveLength(0)
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
    expect(second.$order.get()).toEqual({ view: 2, orderNumber: '7' })
  })

  it('never send what another tab has changed meanwhile', async () => {
    const [first, second] = await openTwice()
    first.setItemCount(cartLine(), 3)
    await second.submitOrder()
    expect(sent).toHaveLength(0)
    expect(second.$order.get()).toEqual({ view: 1, isTermsAccepted: false })
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

  it('do not wait for each other for ever', async () => {
    answer = silence
    const [first, second] = await openTwice()
    void first.submitOrder()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    vi.useFakeTimers()
    void second.submitOrder()
    await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT_MS)
    expect(second.$order.get()).toEqual({ view: -1, reason: 'unknown' })
    expect(sent).toHaveLength(1)
    vi.useRealTimers()
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
    expect(page.$order.get()).toEqual({ view: 2, orderNumber: '7' })
    expect(sent[1]).toEqual(sent[0])
    expect(page.$cart.get()).toEqual([])
  })
})
