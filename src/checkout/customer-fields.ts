import type { CustomerTextField } from './rules/customer.ts'

export interface FieldSpec {
  name: CustomerTextField
  /** Browsers have no token for a house number alone, so it is split off the street (rule 602). */
  autoComplete: string
  type?: 'email' | 'tel'
  /** A phone shows a keyboard of digits, while this country field says Slovakia. */
  numericIn?: 'country' | 'state2'
  /** True for half a row. */
  isShort?: true
}

export const COMPANY_FIELDS: readonly FieldSpec[] = [
  { name: 'company', autoComplete: 'billing organization' },
  { name: 'cin', autoComplete: 'off', numericIn: 'country', isShort: true },
  { name: 'tin', autoComplete: 'off', numericIn: 'country', isShort: true },
  { name: 'vat', autoComplete: 'off', isShort: true },
]

export const PERSON_FIELDS: readonly FieldSpec[] = [
  { name: 'name', autoComplete: 'billing given-name', isShort: true },
  { name: 'surname', autoComplete: 'billing family-name', isShort: true },
  { name: 'email', autoComplete: 'billing email', type: 'email', isShort: true },
  { name: 'tel', autoComplete: 'billing tel', type: 'tel', isShort: true },
]

export const ADDRESS_FIELDS: readonly FieldSpec[] = [
  { name: 'street', autoComplete: 'billing address-line1', isShort: true },
  { name: 'street_number', autoComplete: 'off', isShort: true },
  { name: 'postal_code', autoComplete: 'billing postal-code', numericIn: 'country', isShort: true },
  { name: 'city', autoComplete: 'billing address-level2', isShort: true },
  { name: 'country', autoComplete: 'billing country-name' },
]

export const DELIVERY_FIELDS: readonly FieldSpec[] = [
  { name: 'name2', autoComplete: 'shipping given-name', isShort: true },
  { name: 'surname2', autoComplete: 'shipping family-name', isShort: true },
  { name: 'email2', autoComplete: 'shipping email', type: 'email', isShort: true },
  { name: 'tel2', autoComplete: 'shipping tel', type: 'tel', isShort: true },
  { name: 'street2', autoComplete: 'shipping address-line1', isShort: true },
  { name: 'street_number2', autoComplete: 'off', isShort: true },
  { name: 'postal_code2', autoComplete: 'shipping postal-code', numericIn: 'state2', isShort: true },
  { name: 'city2', autoComplete: 'shipping address-level2', isShort: true },
  { name: 'state2', autoComplete: 'shipping country-name' },
]
