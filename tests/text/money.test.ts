// Rules 801, 802
import { expect, it } from 'vitest'
import { formatPrice, parseEuros, toEuros } from '../../src/text/money.ts'
import { fc } from '../fixtures/properties.ts'

const amount = fc.integer({ min: 0, max: 1e9 })

it.each([
  [12.9, 1290],
  ['12.90', 1290],
  ['12,90', 1290],
  [' 7 ', 700],
  ['0', 0],
  ['0,1', 10],
  [1.005, 101],
  ['19.994', 1999],
  ['19.995', 2000],
  ['999999999.99', 99999999999],
])('parseEuros reads %j as %i cents', (euros, cents) => expect(parseEuros(euros)).toBe(cents))

it.each([
  ...[
    '',
    'zadarmo',
    '-1',
    -0.5,
    '1 000',
    '1.000,00',
    '12.',
    '.5',
    NaN,
    Infinity,
    1e21,
    '0x10',
    true,
    null,
    ['7'],
  ],
])('parseEuros refuses %j', (euros) => expect(parseEuros(euros)).toBeUndefined())

it('parseEuros reads back every amount that was written as euros', () => {
  fc.assert(fc.property(amount, (cents) => parseEuros(toEuros(cents)) === cents))
})

it('parseEuros rounds every decimal number exactly, half a cent up', () => {
  const digits = fc.stringMatching(/^\d{1,9}$/)
  fc.assert(
    fc.property(digits, digits, fc.constantFrom('.', ','), (whole, decimals, point) => {
      // In units of a billionth of a cent.
      const exact = BigInt(whole) * 10n ** 11n + BigInt(decimals.padEnd(11, '0'))
      const cents = (exact + 5n * 10n ** 8n) / 10n ** 9n
      expect(parseEuros(` ${whole}${point}${decimals}`)).toBe(Number(cents))
    }),
  )
})

it.each([
  [0, '0,00\u00A0€'],
  [290, '2,90\u00A0€'],
  [123450, '1\u00A0234,50\u00A0€'],
  [123456789, '1\u00A0234\u00A0567,89\u00A0€'],
])('formatPrice writes %i cents as %j', (cents, text) => expect(formatPrice(cents)).toBe(text))

it('formatPrice writes the same as Intl', () => {
  const euros = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })
  fc.assert(fc.property(amount, (cents) => formatPrice(cents) === euros.format(cents / 100)))
})
