import { CUSTOMER_MEMORY_MS } from '../../config/stored.ts'
import type { StoredKey } from '../../config/stored-keys.ts'
import { forgetStored, readStored, restoreStored } from '../persistence.ts'

/** The form, and when it was changed last, in milliseconds. */
export const CUSTOMER_KEY = 'customerData' satisfies StoredKey
const CHANGED_KEY = 'customerDataChanged' satisfies StoredKey

/** Remembers when the form was changed, or with `null` forgets it along with the form. */
export function noteCustomerChange(now: number | null): void {
  if (now === null) forgetStored(CHANGED_KEY)
  else restoreStored(CHANGED_KEY, String(now))
}

/**
 * Forgets a form that was not changed for thirty days (rule 610). One that no date is known of, or none that can be, counts
 * from now on.
 * @param now in milliseconds
 */
export function forgetOldCustomer(now: number): void {
  if (readStored(CUSTOMER_KEY) === null) return
  const ageMs = now - (Number(readStored(CHANGED_KEY)) || NaN)
  if (!(ageMs >= 0)) noteCustomerChange(now)
  else if (ageMs > CUSTOMER_MEMORY_MS) {
    forgetStored(CUSTOMER_KEY)
    noteCustomerChange(null)
  }
}
