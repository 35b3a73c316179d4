// Rules 602, 604
import { describe, expect, it } from 'vitest'
import type { CustomerTextField } from '../../../src/checkout/rules/customer.ts'
import { type FieldHint, fieldHint, splitHouseNumber } from '../../../src/checkout/rules/customer-hints.ts'
import { customer } from '../../fixtures/builders.ts'
import { isPhone, internationalPhone } from '../../../src/company/rules/phone.ts'

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
    it.each(right)(`has no hint for ${field} %j`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBeNull(),
    )
    it.each(odd)(`has a hint for ${field} %j`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBe(hint),
    )
    it.each(['', '  '])(`has no hint for an empty ${field}`, (text) =>
      expect(fieldHint(field, customer({ [field]: text }))).toBeNull(),
    )
  }

  it.each(['Slovensko', 'slovenská republika', ' SK ', 'SR', 'Slovakia'])(
    'expects Slovak forms in %j',
    (country) =>
      expect(fieldHint('postal_code', customer({ country, postal_code: '1' }))).toBe('postal-code'),
  )

  it.each(['postal_code', 'cin', 'tin', 'vat'] as const)(
    'expects no Slovak %s in another country',
    (field) => {
      for (const country of ['Česko', ''])
        expect(fieldHint(field, customer({ country, [field]: '1' }))).toBeNull()
    },
  )

  it('uses the country of the same address', () => {
    const both = { postal_code: '1', postal_code2: '1' }
    expect(fieldHint('postal_code2', customer({ ...both, country: 'Česko' }))).toBe('postal-code')
    expect(fieldHint('postal_code2', customer({ ...both, state2: 'Česko' }))).toBeNull()
  })

  it.each(['name', 'street', 'order_note', 'company'] as const)('has no hints for %s', (field) =>
    expect(fieldHint(field, customer({ [field]: '?' }))).toBeNull(),
  )
})

// A bar stands between street and house number, or two around what belongs to neither.
it.each([
  ...['Hlavná |12', '  Hlavná|   12 ', 'Hlavná|, |12', 'Hlavná |12A', 'Hlavná |12 B', 'Hlavná |12/A'],
  ...['Hlavná |123/45', 'Hlavná |1234/12b', 'Hlavná |12 / 3', 'Rustaveliho |18012/5', 'Hlavná|, č. |12'],
  ...['Hlavná| č.|12', 'Hlavná ulica |12', 'Hlavná ul. |12', 'Mierové nám. |5', 'Ku |12', 'Dlhé Pole |123'],
  ...['J. M. Hurbana |5', 'Jána Pavla II. |5', 'Rača-Krasňany |7', 'Nám. SNP |7a', '1. mája |5'],
  ...['29.augusta |5', '29. augusta |36/A', 'Námestie 1. mája |7', 'Hlavná\u00A0|12'],
])('the street "%s" is split at the bar', (marked) => {
  const parts = marked.split('|').map((part) => part.trim())
  expect(splitHouseNumber(marked.replaceAll('|', ''))).toEqual({ street: parts[0], number: parts.at(-1) })
})

it.each([
  ...['', 'Hlavná', '12', '12A', '12/A', '123/45', '12 Hlavná', 'Hlavná12', 'A 12'],
  ...['č. 5', 'č.5', 'súp. č. 123', 'Hlavná súp. č. 123', 'Hlavná súpisné číslo 123', 'Hlavná č. d. 12'],
  ...['29. augusta', 'Ulica 1. mája', 'Námestie 1. mája', '1. 5'],
  ...['Hlavná 12, byt 5', 'Hlavná 12 byt 5', 'Hlavná, byt 5', 'Hlavná byt č. 5', 'Byt 5, Hlavná 12'],
  ...['Hlavná 12/3 vchod 2', 'Hlavná vchod 2', 'Hlavná 12 p. 3', 'Hlavná p. 3', 'Hlavná 12, 3. poschodie'],
  ...['Hlavná posch. 3', 'Hlavná 3. poschodie 5', 'Hlavná blok B 5', 'Hlavná blok 5', 'Hlavná 12/3/4'],
  ...['Lesná 12 – 14', 'Lesná 12–14', 'Lesná 12 - 14', 'Lesná 12-14', 'Lesná – 14', 'Lesná 12 a 14'],
  ...['29. augusta 36/A, 811 09', '29. augusta 811 09', 'Hlavná 12, 01001', 'Žilina 01001', 'Žilina 81109'],
  ...['PP 5', 'Hlavná, apartmán 5', 'Hlavná suterén 1', 'Parcela 123/4', 'Poste restante 1', 'Hlavná nr 5'],
  ...['Rajec, Hlavná 12', 'Hlavná 12, Rajec', 'Hlavná (dvor) 12', 'Hlavná 0', 'Hlavná 12/', 'Hlavná 12.'],
  ...['P. O. Box 12', 'P.O.Box 12', 'PO BOX 12', 'POBox 12', 'AlzaBox 12', 'Poštový priečinok 12'],
])('the street "%s" is not split', (street) => expect(splitHouseNumber(street)).toBeNull())

it.each([
  ['0900 123 456', '+421900123456'],
  ['02/1234 5678', '+421212345678'],
  ['+421 900 123 456', '+421900123456'],
  ['00421 900 123 456', '+421900123456'],
  ['+420 601 234 567', '+420601234567'],
  ['00420 601 234 567', '+420601234567'],
  ['(+1) 234-567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
])('the telephone number %j is dialled as %s', (text, number) => {
  expect(isPhone(text)).toBe(true)
  expect(internationalPhone(text)).toBe(number)
})

it.each([
  ...['', '900 123 456', '0900 123 45', '0900 123 4567', '0000 123 456', '+421 0900 123 456', 'zavolajte'],
  ...['tel. 0900 123 456', '0900 123 456 Jana', 'tel: +420 601 234 567', '+420 601 234 567 Jana'],
  ...['+123456', '+1234567890123456', '+0420 601 234', '+421 90', '420 601 234 567'],
])('the telephone number %j cannot be dialled', (text) => expect(isPhone(text)).toBe(false))
