import { CUSTOMER_MEMORY_MS } from '../../storage/stored.ts'
import { forgetStored, readStored, restoreStored } from '../../storage/persistence.ts'

/** Without a date of its last change, or with one in the future, the thirty days begin now (rule 610). */
export function expireStoredCustomer(now: number): void {
  if (readStored('customerData') === null) return
  const changedAt = Math.min(Number(readStored('customerDataChanged')) || now, now)
  if (now - changedAt <= CUSTOMER_MEMORY_MS) {
    restoreStored('customerDataChanged', String(changedAt))
    return
  }
  forgetStored('customerData')
  forgetStored('customerDataChanged')
  // As if another tab had done it, because the checkout may already show the form.
  dispatchEvent(new StorageEvent('storage', { key: 'customerData' }))
}
