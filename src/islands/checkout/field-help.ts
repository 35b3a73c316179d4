// What the form knows about what was typed; fetched when the form is first touched.
import type { CustomerData, CustomerTextField } from '../../domain/checkout/customer.ts'
import { fieldHint } from '../../domain/checkout/customer-hints.ts'
import { HOUSE_NUMBERS, moveHouseNumber } from '../../domain/checkout/house-number.ts'
import { FIELD_HINTS, HOUSE_NUMBER_MOVED } from '../../messages/checkout/field-hints.ts'

/** What is said below a field that was left with something odd in it (rule 604). */
export function hintText(name: CustomerTextField, customer: CustomerData): string | null {
  const hint = fieldHint(name, customer)
  return hint && FIELD_HINTS[hint]
}

/** What becomes of a street that was left, and what is said below its number's field then (rule 602). */
export function leaveStreet(name: CustomerTextField, customer: CustomerData) {
  if (name !== 'street' && name !== 'street2') return null
  const fields = moveHouseNumber(name, customer)
  return fields && { fields, numberField: HOUSE_NUMBERS[name], text: HOUSE_NUMBER_MOVED }
}
