import { DEFAULT_COUNTRY } from '../../config/checkout-settings.ts'
import { MAX_CUSTOMER_TEXT } from '../../storage/stored.ts'
import { emptyCustomer, parseCustomer, type CustomerData } from '../rules/customer.ts'
import { forgetChoices, readCartCheckout } from '../../cart/store/checkout-store.ts'
import { forgetStored, restoreStored, storedAtom } from '../../storage/persistence.ts'

/** An untouched form, which is what is rendered before the form in this browser is known. */
export const EMPTY_CUSTOMER: CustomerData = emptyCustomer(DEFAULT_COUNTRY)

export const parseForm = (json: unknown): CustomerData =>
  parseCustomer(json, EMPTY_CUSTOMER, MAX_CUSTOMER_TEXT)

const customer = storedAtom<CustomerData>('customerData', {
  initial: EMPTY_CUSTOMER,
  encode: (value) => (value === EMPTY_CUSTOMER ? undefined : value),
  decode: parseForm,
})

/** What the shopper typed; kept under 'customerData'. */
export const $customer = customer.$value

/** Keeps some fields of the form as typed, and when that was (rule 610). */
export function updateCustomer(fields: Partial<CustomerData>): void {
  customer.update((current) => ({ ...current, ...fields }))
  restoreStored('customerDataChanged', String(Date.now()))
}

/** Forgets what was sent, in storage too. A form in which another tab has typed since, and a choice made there, stay. */
export function clearCheckout(sent: { customer: CustomerData; deliveryId: number; paymentId: number }): void {
  if (JSON.stringify(customer.read()) === JSON.stringify(sent.customer)) {
    customer.update(() => EMPTY_CUSTOMER)
    forgetStored('customerDataChanged')
  }
  forgetChoices(sent)
}

/** The checkout with its cart and form as storage has them now, which this tab may not show yet. */
export function readCheckout() {
  return { customer: customer.read(), ...readCartCheckout() }
}
