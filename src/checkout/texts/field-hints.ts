import { CHARACTERS, formatCount } from '../../text/slovak.ts'
import { CHECKOUT, FIELD_LABELS } from './checkout-texts.ts'
import type { CustomerTextField } from '../rules/customer.ts'
import type { FieldHint } from '../rules/customer-hints.ts'

/** Hints below odd values. They are friendly, because only the e-mail must be right. */
export const FIELD_HINTS: Record<FieldHint, string> = {
  'postal-code': 'PSČ má 5\u00A0číslic, napríklad 010\u00A001.',
  phone: 'Telefón píšte v tvare 0900\u00A0123\u00A0456 alebo +421\u00A0900\u00A0123\u00A0456.',
  cin: 'IČO má 8\u00A0číslic, napríklad 12345678.',
  tin: 'DIČ má 10\u00A0číslic, napríklad 2012345678.',
  vat: 'IČ DPH má tvar SK a 10\u00A0číslic, napríklad SK2012345678.',
  email: CHECKOUT.emailForm,
}

export const MEANT_EMAIL = {
  hint: 'Vyzerá to na preklep.',
  use: (email: string) => `Použiť ${email}`,
  ask: (email: string) => `Naozaj ${email}?`,
  keep: 'Áno, je správny',
} as const

/** Below a country that the shop does not deliver to. A phone number follows. */
export const OTHER_COUNTRY = 'Do tejto krajiny bežne nedoručujeme. Dohodnite sa s\u00A0nami na čísle'

/** Below the house number after it was split off the street. */
export const HOUSE_NUMBER_MOVED = 'Číslo domu sme sem preniesli z\u00A0ulice.'

/** Below a note that is too long: the part that does not fit is not sent. */
export const noteOver = (characters: number) =>
  `Poznámka je dlhšia, než sa zmestí. Skráťte ju, prosím, o\u00A0${formatCount(characters, CHARACTERS)}.`

/** Below an empty IČO of an order for a company. */
export const CIN_REASON = 'Na faktúru na firmu potrebujeme IČO.'

/** Follows a press on the order button while such fields are empty. */
export const MISSING_ASKED = 'Niektoré údaje chýbajú. Doplňte ich, alebo odošlite objednávku ešte raz.'

/** Before the lists of fields that the order lacks. */
export const MISSING = {
  address: 'Aby sme vám balík mohli doručiť, doplňte ešte:',
  invoice: 'Na faktúru doplňte ešte:',
} as const

/** A field's label with its part of the form. @example fieldName('street2') // 'Ulica (dodacia adresa)' */
export function fieldName(field: CustomerTextField): string {
  return `${FIELD_LABELS[field]} (${(field.endsWith('2') ? CHECKOUT.deliveryAddress : CHECKOUT.billing).toLowerCase()})`
}
