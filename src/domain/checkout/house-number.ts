import type { CustomerData } from './customer.ts'

/** Both streets of the form, each with the field of its number. */
export const HOUSE_NUMBERS = { street: 'street_number', street2: 'street_number2' } as const

/** A street, and the number that ends it: 12, 12/A, 1234/12, 12 B. */
const WITH_NUMBER = /^(.*?\p{L}{2}.*?)[\s,]+(?:\p{L}\.\s*)?(\d+(?:\s?[a-z])?(?:\/\d*[a-z]?)?)$/iu

/**
 * The fields as they are once the number that ends a street has gone to its own field, which has to be empty; `null`
 * where no number ends the street (rule 602).
 * @example moveHouseNumber('street', { ...customer, street: 'Hlavná 12', street_number: '' }) // { street: 'Hlavná', street_number: '12' }
 */
export function moveHouseNumber(
  name: keyof typeof HOUSE_NUMBERS,
  customer: CustomerData,
): Partial<CustomerData> | null {
  const [, street, number] = WITH_NUMBER.exec(customer[name].trim()) ?? []
  if (street === undefined || customer[HOUSE_NUMBERS[name]] !== '') return null
  return { [name]: street, [HOUSE_NUMBERS[name]]: number }
}
