import { DEFAULT_COUNTRY } from '../../config/countries.ts'
import { MAX_CUSTOMER_TEXT } from '../../storage/stored.ts'
import { emptyCustomer, parseCustomer, type CustomerData } from '../rules/customer.ts'
import { restoreStored, storedAtom } from '../../storage/persistence.ts'

/** An untouched form. It is rendered until the stored form has been read. */
export const EMPTY_CUSTOMER: CustomerData = emptyCustomer(DEFAULT_COUNTRY)

export const parseForm = (json: unknown): CustomerData =>
  parseCustomer(json, EMPTY_CUSTOMER, MAX_CUSTOMER_TEXT)

export const storedCustomer = storedAtom<CustomerData>('customerData', {
  initial: EMPTY_CUSTOMER,
  encode: (value) => (value === EMPTY_CUSTOMER ? undefined : value),
  decode: parseForm,
})

/** The form as the shopper typed it, stored under 'customerData'. */
export const $customer = storedCustomer.$value

/** Stores fields of the form as typed, and the time of the change (rule 610). */
export function updateCustomer(fields: Partial<CustomerData>): void {
  storedCustomer.update((current) => ({ ...current, ...fields }))
  restoreStored('customerDataChanged', String(Date.now()))
}
