import { isEmail } from '../../text/email.ts'
import type { DeliveryKind } from '../../catalogue/rules/settings.ts'
import type { CustomerData, CustomerTextField } from './customer.ts'

/** The fields of a postal address: of the billing address, and of the separate delivery address. */
const BILLING = ['name', 'street', 'postal_code', 'city'] as const satisfies CustomerTextField[]
const ANOTHER = ['name2', 'street2', 'postal_code2', 'city2'] as const satisfies CustomerTextField[]

const NEVER_NEEDED: readonly CustomerTextField[] = ['tin', 'vat', 'email2', 'order_note']

type Flags = Pick<CustomerData, 'deliverToAnotherAddress' | 'isCompanyOrder'>

/** The telephone that the carrier calls; `null` where none is needed. */
export function carrierPhone(
  { deliverToAnotherAddress }: Pick<Flags, 'deliverToAnotherAddress'>,
  kind: DeliveryKind | null,
): 'tel' | 'tel2' | null {
  if (kind === 'point') return 'tel'
  if (kind !== 'courier') return null
  return deliverToAnotherAddress ? 'tel2' : 'tel'
}

/** The fields that the parcel needs (rules 605, 615). A carrier's point has an address of its own. */
function parcelFields(customer: Flags, kind: DeliveryKind | null): CustomerTextField[] {
  if (kind === 'pickup') return []
  const address = customer.deliverToAnotherAddress ? ANOTHER : BILLING
  const phone = carrierPhone(customer, kind)
  return [...(kind === 'point' ? (['name'] as const) : address), ...(phone ? [phone] : [])]
}

/** The fields that only the invoice needs (rule 612). */
function invoiceFields(customer: Flags, kind: DeliveryKind | null): CustomerTextField[] {
  const { isCompanyOrder, deliverToAnotherAddress } = customer
  const isParcelElsewhere = kind === 'point' ? isCompanyOrder : kind !== 'pickup' && deliverToAnotherAddress
  const known = parcelFields(customer, kind)
  return [
    ...(isCompanyOrder ? (['cin'] as const) : []),
    ...(isParcelElsewhere ? BILLING.filter((field) => !known.includes(field)) : []),
  ]
}

const isEmpty = (customer: CustomerData) => (field: CustomerTextField) => customer[field].trim() === ''

/** The empty fields among those that parcel and invoice need. They do not keep the order from being sent. */
export function missingFields(
  customer: CustomerData,
  kind: DeliveryKind | null,
): Record<'parcel' | 'invoice', CustomerTextField[]> {
  return {
    parcel: parcelFields(customer, kind).filter(isEmpty(customer)),
    invoice: invoiceFields(customer, kind).filter(isEmpty(customer)),
  }
}

/**
 * By field: `needed` for the chosen delivery and for a company, `optional` if it says that it may stay empty (rule 613).
 * All other fields say nothing.
 */
export function fieldNeeds(
  customer: Flags,
  kind: DeliveryKind | null,
): (name: CustomerTextField) => 'needed' | 'optional' | undefined {
  const needed = ['email', ...parcelFields(customer, kind), ...invoiceFields(customer, kind)]
  return (name) => {
    if (needed.includes(name)) return 'needed'
    return NEVER_NEEDED.includes(name) || name === 'tel' || name === 'tel2' ? 'optional' : undefined
  }
}

/** Whether the form has all that the chosen delivery, the company and the e-mail need. An order may lack most of it. */
export function isFormFilled(customer: CustomerData, kind: DeliveryKind | null): boolean {
  return isStepFilled(customer, kind, 'billing') && isStepFilled(customer, kind, 'delivery')
}

/** Whether a step of the form lacks nothing. The fields of the separate delivery address end with 2. */
export function isStepFilled(
  customer: CustomerData,
  kind: DeliveryKind | null,
  step: 'billing' | 'delivery',
): boolean {
  const { parcel, invoice } = missingFields(customer, kind)
  const isHere = (field: CustomerTextField) => field.endsWith('2') === (step === 'delivery')
  return !parcel.some(isHere) && !invoice.some(isHere) && (step === 'delivery' || isEmail(customer.email))
}
