import { isEmail } from '../../text/email.ts'
import type { CustomerData, CustomerTextField } from './customer.ts'
import { isPhone } from '../../company/rules/phone.ts'
import { foldText } from '../../text/fold.ts'

/** Kinds of hints below a field. A hint never keeps an order from being sent (rule 604). */
export type FieldHint = 'postal-code' | 'phone' | 'cin' | 'tin' | 'vat' | 'email'

const SLOVAKIA = ['slovensko', 'slovenska republika', 'slovakia', 'sr', 'sk']

/** Whether a country is Slovakia. Only then postal codes and company numbers are checked. */
export function isSlovak(country: string): boolean {
  return SLOVAKIA.includes(foldText(country))
}

const hasForm = (form: RegExp) => (text: string) => form.test(text.replaceAll(/\s/g, ''))
const isPostalCode = hasForm(/^\d{5}$/)
const isCin = hasForm(/^\d{8}$/)
const isTin = hasForm(/^\d{10}$/)
const isVat = hasForm(/^SK\d{10}$/i)

type Rule = readonly [hint: FieldHint, isRight: (text: string) => boolean, country?: 'country' | 'state2']

const RULES: Partial<Record<CustomerTextField, Rule>> = {
  postal_code: ['postal-code', isPostalCode, 'country'],
  postal_code2: ['postal-code', isPostalCode, 'state2'],
  tel: ['phone', isPhone],
  tel2: ['phone', isPhone],
  cin: ['cin', isCin, 'country'],
  tin: ['tin', isTin, 'country'],
  vat: ['vat', isVat, 'country'],
  email: ['email', isEmail],
  email2: ['email', isEmail],
}

/** The hint for a field's value; `null` for an empty field or a value that looks right. */
export function fieldHint(name: CustomerTextField, customer: CustomerData): FieldHint | null {
  const rule = RULES[name]
  const text = customer[name]
  if (!rule || text.trim() === '') return null
  const [hint, isRight, country] = rule
  if (country && !isSlovak(customer[country])) return null
  return isRight(text) ? null : hint
}

/** A street, in which a number may only be a day ('29. augusta'), then a house number: 12, 12B, 12/A, 1234/12, č. 12. */
const WITH_NUMBER =
  /^(?<street>(?:\d{1,2}\.\s*(?=\p{L}{2})|[\p{L}\s.'’–-])+?)[\s,]+(?:(?<mark>\p{L})\.\s*)?(?<number>(?!\d{5}$)[1-9]\d{0,4}(?:\s?[a-z])?(?:\s?\/\s?(?:[1-9]\d{0,3}\s?[a-z]?|[a-z]))?)$/iu

/** How a street may end, without diacritics: in a word, or in 'ul.', 'nam.' or a Roman number. */
const LAST_WORD = /(?:(?<word>\p{L}{2,})|\b(?:ul|nam|[ivx]{2,})\.)$/u

/** A number after one of these words counts flats, floors or post boxes; it is no house number. */
const OTHER_NUMBERS =
  /^(?:byt|vchod|poschod\w+|podlazie|blok|dvere|izba|hala|brana|budova|objekt|priecinok|schranka|cislo|apartman|suteren|prizemie|kancelaria|garaz|parcela|pozemok|sektor|stanok|sklad|prevadzka|priehradka|restante|pp|km|nr|supisne|orientacne|popisne|evidencne|c[dp]|po|\w*box)$/

/** `null` if uncertain (rule 602). @example splitHouseNumber('Hlavná 12') // { street: 'Hlavná', number: '12' } */
export function splitHouseNumber(text: string): { street: string; number: string } | null {
  const parts = WITH_NUMBER.exec(text.trim())?.groups
  if (!parts || foldText(parts['mark'] ?? 'c') !== 'c') return null
  const { street = '', number = '' } = parts
  const end = LAST_WORD.exec(foldText(street))
  if (!end || OTHER_NUMBERS.test(end.groups?.['word'] ?? '')) return null
  return { street, number }
}
