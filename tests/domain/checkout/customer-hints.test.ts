import { describe, expect, it } from 'vitest'
import type { CustomerTextField } from '../../../src/domain/checkout/customer.ts'
import { fieldHint, type FieldHint } from '../../../src/domain/checkout/customer-hints.ts'
import { customer } from '../../fixtures/builders.ts'

type Row = readonly [
  field: CustomerTextField,
  hint: FieldHint,
  right: readonly string[],
  odd: readonly string[],
]

const ROWS: readonly Row[] = [
  ['postal_code', 'postal-code', ['010 01', '01001', ' 81101 '], ['0100', '010 012', 'A1001', '010-01']],
  [
    'tel',
    'phone',
    ['0900 123 456', '+421 900 123 456', '00421900123456', '0900/123-456', '041/5626262', '+420 777 123 456'],
    ['900 123 456', '0900 123 45', '+421 0900 123 456', '+421 900', 'áno'],
  ],
  ['cin', 'cin', ['12345678', '12 345 678'], ['1234567', '123456789', 'SK345678']],
  ['tin', 'tin', ['2012345678'], ['201234567', '20123456789', 'SK2012345678']],
  [
    'vat',
    'vat',
    ['SK2012345678', 'sk 2012345678'],
    ['2012345678', 'SK201234567', 'SK20123456789', 'CZ2012345678', 'DPH: SK2012345678'],
  ],
  ['email', 'email', ['a@b.sk'], ['a@b', 'a b@c.sk', 'a@b.sk ']],
  ['tel2', 'phone', ['0900 123 456'], ['900 123 456']],
  ['email2', 'email', ['a@b.sk'], ['a@b']],
]

describe('fieldHint', () => {
  for (const [field, hint, right, odd] of ROWS) {
    it.each(right)(`has nothing to say of ${field} %j`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBeNull(),
    )
    it.each(odd)(`hints at ${field} %j`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBe(hint),
    )
    it.each(['', '  '])(`says nothing of an empty ${field}`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBeNull(),
    )
  }

  it.each(['Slovensko', 'slovenská republika', ' SK ', 'SR', 'Slovakia'])(
    'expects Slovak forms in %j',
    (country) =>
      expect(fieldHint('postal_code', customer({ country, postal_code: '1' }))).toBe('postal-code'),
  )

  it.each(['postal_code', 'cin', 'tin', 'vat'] as const)(
    'expects no Slovak %s of another country',
    (field) => {
      for (const country of ['Česko', ''])
        expect(fieldHint(field, customer({ country, [field]: '1' }))).toBeNull()
    },
  )

  it('looks at the country of the same address', () => {
    const both = { postal_code: '1', postal_code2: '1' }
    expect(fieldHint('postal_code2', customer({ ...both, country: 'Česko' }))).toBe('postal-code')
    expect(fieldHint('postal_code2', customer({ ...both, state2: 'Česko' }))).toBeNull()
  })

  it.each(['name', 'street', 'order_note', 'company'] as const)('leaves %s alone', (field) =>
    expect(fieldHint(field, customer({ [field]: '?' }))).toBeNull(),
  )
})
