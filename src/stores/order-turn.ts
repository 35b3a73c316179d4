import { ORDER_TIMEOUT_MS, STORAGE_SETTLE_MS } from '../config/limits.ts'
import { pause } from './pause.ts'

const NAME = 'order'

/** Missing in insecure contexts and old browsers. There the kept `order_key` alone keeps two tabs to one order. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks

/**
 * Lets only one tab at a time send an order, so that the second one sees what became of the first.
 * @param whenBusy done instead, when another tab has not finished for as long as an order may take
 */
export async function inTurn(work: () => Promise<void>, whenBusy: () => Promise<void>): Promise<void> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ORDER_TIMEOUT_MS)
  let done: Promise<void> | undefined
  try {
    await locks()?.request(NAME, { signal: patience.signal }, async () => {
      clearTimeout(timer)
      await (done = work())
      // Storage reaches other tabs on a way of its own, which may be slower than the lock's.
      await pause(STORAGE_SETTLE_MS)
    })
  } catch {
    // Waited in vain; or locks are denied along with storage, and then no other tab shares this cart.
    if (patience.signal.aborted) {
      await whenBusy()
      return
    }
  } finally {
    clearTimeout(timer)
  }
  await (done ?? work())
}

/** Whether another tab is sending an order right now. */
export async function isAnotherSending(): Promise<boolean> {
  try {
    return (await locks()?.request(NAME, { ifAvailable: true }, (lock) => lock === null)) ?? false
  } catch {
    return false
  }
}
