// The form's hints about what was typed; fetched when the form is first touched.
import type { ReactNode } from 'react'
import { DELIVERY_COUNTRIES } from '../config/checkout-settings.ts'
import { SHOP } from '../config/shop.ts'
import type { CustomerData, CustomerTextField } from './rules/customer.ts'
import { fieldHint, isSlovak, splitHouseNumber } from './rules/customer-hints.ts'
import { FIELD_HINTS, HOUSE_NUMBER_MOVED, OTHER_COUNTRY } from './texts/field-hints.ts'
import { $customer, updateCustomer } from './store/customer.ts'

/** What is said below a country that the shop does not deliver to, however Slovakia is written (rule 611). */
function countryHint(country: string): ReactNode {
  if (country.trim() === '' || isSlovak(country) || DELIVERY_COUNTRIES.includes(country)) return null
  return (
    <>
      <span>{`${OTHER_COUNTRY} `}</span>
      <a href={SHOP.phone.href}>{SHOP.phone.label}</a>
      <span>.</span>
    </>
  )
}

/** What is said below a field that was left with something odd in it (rule 604). */
export function hintText(name: CustomerTextField, customer: CustomerData): ReactNode {
  if (name === 'country' || name === 'state2') return countryHint(customer[name])
  const hint = fieldHint(name, customer)
  return hint && FIELD_HINTS[hint]
}

/** Both streets of the form, each with the field of its number. */
const HOUSE_NUMBERS = { street: 'street_number', street2: 'street_number2' } as const

/** The fields that were typed in, or filled in by the browser or by `followStreet`. */
const touched = new WeakSet<object>()

/**
 * Moves the number that ends a street to its own field, once, when the street is left or filled in (rule 602).
 * @returns the field that the number is in now, and what is said below it
 */
export function followStreet({ type, target }: Pick<Event, 'type'> & { target: EventTarget }) {
  if (type === 'change') touched.add(target)
  if (!(target instanceof HTMLInputElement) || !touched.has(target)) return null
  const { name } = target
  const isTyping = type === 'change' && target === document.activeElement
  if (isTyping || (name !== 'street' && name !== 'street2')) return null
  const numberName = HOUSE_NUMBERS[name]
  const numberField = target.form?.elements.namedItem(numberName)
  const customer = $customer.get()
  const moved = customer[numberName] === '' && splitHouseNumber(customer[name])
  if (!moved || !numberField || touched.has(numberField)) return null
  touched.add(numberField)
  updateCustomer({ [name]: moved.street, [numberName]: moved.number })
  return { name: numberName, text: HOUSE_NUMBER_MOVED }
}
