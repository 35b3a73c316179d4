import type { CustomerTextField } from './rules/customer.ts'

export function fieldId(name: CustomerTextField): string {
  return `customer-${name}`
}

export interface FieldSpec {
  name: CustomerTextField
  /** Browsers have no token for a house number alone, so it is split off the street (rule 602). */
  autoComplete: string
  type?: 'email' | 'tel'
  /** A phone shows a keyboard of digits, while this country field says Slovakia. */
  numericIn?: 'country' | 'state2'
  /** Its part of a row; without one it has a row of its own. */
  width?: 'half' | 'wide' | 'narrow'
}

/** First, because every order needs it. */
export const EMAIL_FIELDS: readonly FieldSpec[] = [
  { name: 'email', autoComplete: 'billing email', type: 'email' },
]

export const COMPANY_FIELDS: readonly FieldSpec[] = [
  { name: 'company', autoComplete: 'billing organization' },
  { name: 'cin', autoComplete: 'off', numericIn: 'country', width: 'half' },
  { name: 'tin', autoComplete: 'off', numericIn: 'country', width: 'half' },
  { name: 'vat', autoComplete: 'off', width: 'half' },
]

export const PERSON_FIELDS: readonly FieldSpec[] = [
  { name: 'name', autoComplete: 'billing given-name', width: 'half' },
  { name: 'surname', autoComplete: 'billing family-name', width: 'half' },
  { name: 'tel', autoComplete: 'billing tel', type: 'tel', width: 'wide' },
]

export const ADDRESS_FIELDS: readonly FieldSpec[] = [
  { name: 'country', autoComplete: 'billing country-name' },
  { name: 'street', autoComplete: 'billing address-line1', width: 'wide' },
  { name: 'street_number', autoComplete: 'off', width: 'narrow' },
  { name: 'postal_code', autoComplete: 'billing postal-code', numericIn: 'country', width: 'narrow' },
  { name: 'city', autoComplete: 'billing address-level2', width: 'wide' },
]

export const DELIVERY_FIELDS: readonly FieldSpec[] = [
  { name: 'name2', autoComplete: 'shipping given-name', width: 'half' },
  { name: 'surname2', autoComplete: 'shipping family-name', width: 'half' },
  { name: 'email2', autoComplete: 'shipping email', type: 'email' },
  { name: 'tel2', autoComplete: 'shipping tel', type: 'tel', width: 'wide' },
  { name: 'state2', autoComplete: 'shipping country-name' },
  { name: 'street2', autoComplete: 'shipping address-line1', width: 'wide' },
  { name: 'street_number2', autoComplete: 'off', width: 'narrow' },
  { name: 'postal_code2', autoComplete: 'shipping postal-code', numericIn: 'state2', width: 'narrow' },
  { name: 'city2', autoComplete: 'shipping address-level2', width: 'wide' },
]
