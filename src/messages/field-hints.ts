import type { FieldHint } from '../domain/customer-hints.ts'

/** What is said below a field that looks odd; friendly, because only the e-mail has to be right. */
export const FIELD_HINTS: Record<FieldHint, string> = {
  'postal-code': 'PSČ má 5 číslic, napríklad 010 01.',
  phone: 'Telefón píšte v tvare 0900 123 456 alebo +421 900 123 456.',
  cin: 'IČO má 8 číslic, napríklad 12345678.',
  tin: 'DIČ má 10 číslic, napríklad 2012345678.',
  vat: 'IČ DPH je SK a 10 číslic, napríklad SK2012345678.',
  email: 'E-mail má tvar meno@example.sk.',
}
