import { CUSTOMER_MEMORY_MS } from '../../config/stored.ts'
import type { StoredKey } from '../../config/stored-keys.ts'
import { forgetStored, readStored, restoreStored } from '../persistence.ts'

const FORM = 'customerData' satisfies StoredKey
/** When the form was changed last, in milliseconds. */
const CHANGED = 'customerDataChanged' satisfies StoredKey

/**
 * Forgets a form that was not changed for thirty days (rule 610). One that no date is known of, or one that is still to
 * come, counts from now on.
 * @param now in milliseconds
 */
export function forgetOldCustomer(now: number): void {
  if (readStored(FORM) === null) return
  const changedAt = Math.min(Number(readStored(CHANGED)) || now, now)
  if (now - changedAt <= CUSTOMER_MEMORY_MS) {
    restoreStored(CHANGED, String(changedAt))
    return
  }
  for (const key of [FORM, CHANGED]) forgetStored(key)
  // As if another tab had done it: the checkout may show the form already.
  dispatchEvent(new StorageEvent('storage', { key: FORM }))
}
