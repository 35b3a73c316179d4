// The form's hints about typed values. This code is fetched when the form is first touched.
import { useEffect, useRef, type ReactNode } from 'react'
import type { Cart } from '../cart/rules/cart.ts'
import { printNote } from '../cart/texts/print-note.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { DELIVERY_COUNTRIES } from '../config/countries.ts'
import { MAX_NOTE_LENGTH } from '../config/order-limits.ts'
import { SHOP } from '../config/shop.ts'
import type { CustomerData, CustomerTextField } from './rules/customer.ts'
import { fieldHint, isSlovak, splitHouseNumber } from './rules/customer-hints.ts'
import { meantEmail } from './rules/email-typo.ts'
import {
  CIN_REASON,
  FIELD_HINTS,
  HOUSE_NUMBER_MOVED,
  MEANT_EMAIL,
  OTHER_COUNTRY,
} from './texts/field-hints.ts'
import { $customer, updateCustomer } from './store/customer-store.ts'
import { isTouched, touch } from './form-fields.tsx'

export { MissingFields } from './MissingFields.tsx'
export { MISSING_ASKED, noteOver } from './texts/field-hints.ts'

/** The text below the empty IČO of an order for a company, which can be sent without one (rule 612). */
export const cinNote = ({ isCompanyOrder, cin }: CustomerData) =>
  isCompanyOrder && cin.trim() === '' && CIN_REASON

/** How many characters the shopper's note may have beside the order's note about own print (rule 135). */
export function noteRoom(cart: Cart): number {
  const print = printNote(cart, ARTWORKS)
  return MAX_NOTE_LENGTH - (print === '' ? 0 : print.length + 1)
}

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

const isEmailField = (name: CustomerTextField) => name === 'email' || name === 'email2'

/** The e-mail that the shopper has confirmed on this page, although it looks mistyped. */
let confirmedEmail = ''

const meantInstead = (email: string) => (email === confirmedEmail ? null : meantEmail(email))

interface UseEmailProps {
  name: CustomerTextField
  email: string
  onUsed?: () => void
}

function UseEmail({ name, email, onUsed }: UseEmailProps) {
  const use = () => {
    updateCustomer({ [name]: email })
    if (onUsed) onUsed()
    else document.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }
  return (
    <button type="button" className="link-button" onClick={use}>
      {MEANT_EMAIL.use(email)}
    </button>
  )
}

/** The hint below a field that was left with an odd value (rule 604). */
export function hintText(name: CustomerTextField, customer: CustomerData): ReactNode {
  if (name === 'country' || name === 'state2') return countryHint(customer[name])
  const hint = fieldHint(name, customer)
  if (hint) return FIELD_HINTS[hint]
  const meant = isEmailField(name) ? meantInstead(customer[name]) : null
  return (
    meant && (
      <>
        <span>{`${MEANT_EMAIL.hint} `}</span>
        <UseEmail name={name} email={meant} />
      </>
    )
  )
}

/** Whether a field of a step looks odd, so that the step is not complete. */
export function isOdd(names: readonly CustomerTextField[], customer: CustomerData): boolean {
  return names.some(
    (name) =>
      fieldHint(name, customer) !== null || (isEmailField(name) && meantInstead(customer[name]) !== null),
  )
}

interface QuestionProps {
  email: string
  meant: string
  onAnswer: () => void
}

function EmailQuestion({ email, meant, onAnswer }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const keep = () => {
    confirmedEmail = email
    // The hint below the field goes, too.
    updateCustomer({ email })
    onAnswer()
  }
  return (
    <div ref={place} className="bar-notice" role="group" aria-label={MEANT_EMAIL.ask(email)} tabIndex={-1}>
      <strong>{MEANT_EMAIL.ask(email)}</strong>
      <UseEmail name="email" email={meant} onUsed={onAnswer} />
      <button type="button" className="link-button" onClick={keep}>
        {MEANT_EMAIL.keep}
      </button>
    </div>
  )
}

/** The question about a mistyped e-mail before an order; `null` for an e-mail that looks right or was confirmed. */
export function emailQuestionFor(email: string, onAnswer: () => void): ReactNode {
  const meant = meantInstead(email)
  return meant && <EmailQuestion {...{ email, meant, onAnswer }} />
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
