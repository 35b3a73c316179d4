import { isEmail } from '../email.ts'
import type { CustomerData, CustomerTextField } from './customer.ts'

/** What a parcel cannot do without, in each of the form's two addresses and in the form's order. */
const BILLING = ['name', 'street', 'postal_code', 'city'] as const satisfies CustomerTextField[]
const ANOTHER = ['name2', 'street2', 'postal_code2', 'city2'] as const satisfies CustomerTextField[]

/** A field that a parcel's address needs. */
export type AddressField = (typeof BILLING | typeof ANOTHER)[number]

/**
 * The fields that are still empty of the address that the parcel goes to. It is for telling: an order without them is
 * sent all the same.
 * @param isDelivered false for goods that the shopper comes for
 */
export function missingAddress(customer: CustomerData, isDelivered: boolean): AddressField[] {
  if (!isDelivered) return []
  const fields: readonly AddressField[] = customer.deliverToAnotherAddress ? ANOTHER : BILLING
  return fields.filter((field) => customer[field].trim() === '')
}

/** Whether who pays is known as far as the shop needs it: the address too, where a parcel goes out. */
export function isBillingDone(customer: CustomerData, isDelivered: boolean): boolean {
  const billing = { ...customer, deliverToAnotherAddress: false }
  return isEmail(customer.email) && missingAddress(billing, isDelivered).length === 0
}
