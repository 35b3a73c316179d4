// The form's hints about typed values. This code is fetched when the form is first touched.
import type { ReactNode } from 'react'
import { DELIVERY_COUNTRIES } from '../config/checkout-settings.ts'
import { SHOP } from '../config/shop.ts'
import type { CustomerData, CustomerTextField } from './rules/customer.ts'
import { fieldHint, isSlovak, splitHouseNumber } from './rules/customer-hints.ts'
import { meantEmail } from './rules/email-typo.ts'
import { FIELD_HINTS, meantEmailHint, HOUSE_NUMBER_MOVED, OTHER_COUNTRY } from './texts/field-hints.ts'
import { $customer, updateCustomer } from './store/customer-store.ts'
import { isTouched, touch } from './form-fields.tsx'

/** The hint below a country that the shop does not deliver to; Slovakia may be written in any way (rule 611). */
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

/** The hint below a field that was left with an odd value (rule 604). */
export function hintText(name: CustomerTextField, customer: CustomerData): ReactNode {
  if (name === 'country' || name === 'state2') return countryHint(customer[name])
  const hint = fieldHint(name, customer)
  if (hint) return FIELD_HINTS[hint]
  const meant = name === 'email' || name === 'email2' ? meantEmail(customer[name]) : null
  return meant && meantEmailHint(meant)
}

/** The form's two streets, each with the field of its house number. */
const HOUSE_NUMBERS = [
  ['street', 'street_number'],
  ['street2', 'street_number2'],
] as const

/**
 * Moves the house number at the end of a street to its own field, once, when the street was left (rule 602).
 * @returns the field that now has the number, and the text below it
 */
export function followStreet(form: HTMLElement) {
  const customer = $customer.get()
  for (const [name, numberName] of HOUSE_NUMBERS) {
    const [street, numberField] = [name, numberName].map((one) => form.querySelector(`[name=${one}]`))
    const moved = customer[numberName] === '' && splitHouseNumber(customer[name])
    if (!street || !numberField || !moved || !isTouched(street) || isTouched(numberField)) continue
    // The shopper is still typing.
    if (street === document.activeElement) continue
    touch(numberField)
    updateCustomer({ [name]: moved.street, [numberName]: moved.number })
    return { name: numberName, number: moved.number, text: HOUSE_NUMBER_MOVED }
  }
  return null
}
