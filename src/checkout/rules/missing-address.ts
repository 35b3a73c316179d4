import { isEmail } from '../../text/email.ts'
import type { DeliveryKind } from '../../catalogue/rules/settings.ts'
import { emptyCustomer, type CustomerData, type CustomerTextField } from './customer.ts'

/** The fields that a parcel's address needs: of the billing address, and of the separate delivery address. */
const BILLING = ['name', 'street', 'postal_code', 'city'] as const satisfies CustomerTextField[]
const ANOTHER = ['name2', 'street2', 'postal_code2', 'city2'] as const satisfies CustomerTextField[]

export type AddressField = (typeof BILLING | typeof ANOTHER)[number]

/** The empty fields of the address that the parcel goes to. They do not keep the order from being sent (rule 605). */
export function missingAddress(customer: CustomerData, kind: DeliveryKind | null): AddressField[] {
  if (kind === 'pickup') return []
  const isEmpty = (field: AddressField) => customer[field].trim() === ''
  // A carrier's point has an address of its own, so only the shopper's name is needed.
  if (kind === 'point') return (['name'] as const).filter(isEmpty)
  return (customer.deliverToAnotherAddress ? ANOTHER : BILLING).filter(isEmpty)
}

const NEVER_NEEDED: readonly CustomerTextField[] = ['tin', 'vat', 'email2', 'order_note']

/** The telephone that the carrier calls; `null` where none is needed. */
export function carrierPhone(
  { deliverToAnotherAddress }: Pick<CustomerData, 'deliverToAnotherAddress'>,
  kind: DeliveryKind | null,
): 'tel' | 'tel2' | null {
  if (kind === 'point') return 'tel'
  if (kind !== 'courier') return null
  return deliverToAnotherAddress ? 'tel2' : 'tel'
}

/**
 * By field: `needed` for the chosen delivery and for a company, `optional` if it says that it may stay empty (rule 613).
 * All other fields say nothing.
 */
export function fieldNeeds(
  customer: CustomerData,
  kind: DeliveryKind | null,
): (name: CustomerTextField) => 'needed' | 'optional' | undefined {
  const { isCompanyOrder, deliverToAnotherAddress } = customer
  const empty = { ...emptyCustomer(''), isCompanyOrder }
  const needed: readonly (CustomerTextField | null)[] = [
    'email',
    carrierPhone(customer, kind),
    ...missingAddress(empty, kind),
    ...missingAddress({ ...empty, deliverToAnotherAddress }, kind),
    ...missingInvoice(empty, kind),
  ]
  return (name) => {
    if (needed.includes(name)) return 'needed'
    return NEVER_NEEDED.includes(name) || name === 'tel' || name === 'tel2' ? 'optional' : undefined
  }
}

/** Whether an order for a company lacks its IČO. It can be sent without one (rule 612). */
export function isCinMissing({ isCompanyOrder, cin }: CustomerData): boolean {
  return isCompanyOrder && cin.trim() === ''
}

/** The empty fields of a company's invoice. Fields that the parcel needs, too, are left to `missingAddress`. */
export function missingInvoice(customer: CustomerData, kind: DeliveryKind | null): CustomerTextField[] {
  const address = (['street', 'postal_code', 'city'] as const).filter(
    (field) => customer[field].trim() === '',
  )
  return [
    ...(isCinMissing(customer) ? (['cin'] as const) : []),
    ...(customer.isCompanyOrder && kind === 'point' ? address : []),
  ]
}

/** Whether the form has all that the chosen delivery, the company and the e-mail need. An order may lack most of it. */
export function isFormFilled(customer: CustomerData, kind: DeliveryKind | null): boolean {
  const phone = carrierPhone(customer, kind)
  return (
    isBillingDone(customer, kind) &&
    missingAddress(customer, kind).length + missingInvoice(customer, kind).length === 0 &&
    !(phone && customer[phone].trim() === '')
  )
}

/** Whether the billing step is complete: the e-mail is right and, for a delivery, no needed field is empty. */
export function isBillingDone(customer: CustomerData, kind: DeliveryKind | null): boolean {
  const billing = { ...customer, deliverToAnotherAddress: false }
  return isEmail(customer.email) && missingAddress(billing, kind).length === 0
}
