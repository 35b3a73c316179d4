import { CUSTOMER_MEMORY_MS } from '../../storage/stored.ts'
import { forgetStored, readStored, restoreStored } from '../../storage/persistence.ts'

/** Without a date of its last change, or with one in the future, a form's thirty days begin now (rule 610). */
export function expireStoredCustomer(now: number): void {
  if (readStored('customerData') === null) return
  const changedAt = Math.min(Number(readStored('customerDataChanged')) || now, now)
  if (now - changedAt <= CUSTOMER_MEMORY_MS) {
    restoreStored('customerDataChanged', String(changedAt))
    return
  }
  forgetStored('customerData')
  forgetStored('customerDataChanged')
  // The checkout may already show the form. This event makes it read storage again, as if another tab had changed it.
  dispatchEvent(new StorageEvent('storage', { key: 'customerData' }))
}
