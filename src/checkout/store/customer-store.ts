import { DEFAULT_COUNTRY } from '../../config/countries.ts'
import { MAX_CUSTOMER_TEXT } from '../../storage/stored.ts'
import { emptyCustomer, parseCustomer, type CustomerData } from '../rules/customer.ts'
import { readCartCheckout } from '../../cart/store/checkout-store.ts'
import { forgetChoices } from '../../cart/store/choices-store.ts'
import { forgetStored, restoreStored, storedAtom } from '../../storage/persistence.ts'

/** An untouched form. It is rendered until the stored form has been read. */
export const EMPTY_CUSTOMER: CustomerData = emptyCustomer(DEFAULT_COUNTRY)

export const parseForm = (json: unknown): CustomerData =>
  parseCustomer(json, EMPTY_CUSTOMER, MAX_CUSTOMER_TEXT)

const customer = storedAtom<CustomerData>('customerData', {
  initial: EMPTY_CUSTOMER,
  encode: (value) => (value === EMPTY_CUSTOMER ? undefined : value),
  decode: parseForm,
})

/** The form as the shopper typed it, stored under 'customerData'. */
export const $customer = customer.$value

/** Stores fields of the form as typed, and the time of the change (rule 610). */
export function updateCustomer(fields: Partial<CustomerData>): void {
  customer.update((current) => ({ ...current, ...fields }))
  restoreStored('customerDataChanged', String(Date.now()))
}

/** Forgets the form and choices of a sent order. Changes that another tab made meanwhile stay. */
export function clearCheckout(sent: { customer: CustomerData } & Parameters<typeof forgetChoices>[0]): void {
  if (JSON.stringify(customer.read()) === JSON.stringify(sent.customer)) {
    customer.update(() => EMPTY_CUSTOMER)
    forgetStored('customerDataChanged')
  }
  forgetChoices(sent)
}

/** The checkout as it is stored now. Another tab may have changed it, and this tab may not show that yet. */
export function readCheckout() {
  return { customer: customer.read(), ...readCartCheckout() }
}
