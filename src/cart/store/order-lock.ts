import { ORDER_TIMEOUT_MS, STORAGE_SETTLE_MS } from '../../config/order-limits.ts'

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

const NAME = 'order'

/** Missing without https and in old browsers. Two tabs may then send at once, both under the key stored last. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks

/** One tab works at a time, so a second one sees the changes of the first before it sends (rule 510). */
export async function inTurn(work: () => Promise<void>, whenBusy: () => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), ORDER_TIMEOUT_MS)
  let done: Promise<void> | undefined
  try {
    await locks()?.request(NAME, { signal: ending.signal }, async () => {
      clearTimeout(timer)
      await (done = work())
      // The next tab may get the lock before it sees what this tab has just stored.
      await pause(STORAGE_SETTLE_MS)
    })
  } catch {
    // The wait was too long, or the browser denies locks. Such a browser denies storage, too, so tabs share no cart.
    if (ending.signal.aborted) {
      await whenBusy()
      return
    }
  } finally {
    clearTimeout(timer)
  }
  await (done ?? work())
}

/** Whether any tab is sending an order at this moment. False where the browser has no locks. */
export async function isOrderUnderWay(): Promise<boolean> {
  try {
    return (await locks()?.request(NAME, { ifAvailable: true }, (lock) => lock === null)) ?? false
  } catch {
    return false
  }
}
