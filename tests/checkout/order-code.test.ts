import { afterEach, expect, it, vi } from 'vitest'
import { SENDER_RETRY_MS } from '../../src/config/order-limits.ts'

const CODE = '../../src/checkout/OrderOutcome.tsx'

afterEach(() => {
  vi.doUnmock(CODE)
  vi.useRealTimers()
})

it('the code that sends an order is fetched again only after a while, and not at each action', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.resetModules()
  let tries = 0
  vi.doMock(CODE, () => {
    tries += 1
    return Promise.reject(new Error('offline'))
  })
  const { prepareOrder } = await import('../../src/checkout/order-code.tsx')
  prepareOrder()
  await expect.poll(() => tries).toBe(1)
  for (let move = 0; move < 5; move++) {
    prepareOrder()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(SENDER_RETRY_MS)
  prepareOrder()
  await expect.poll(() => tries).toBe(2)
})
