import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from '../../src/domain/format-amount.ts'
import { formatPrice, parseEuros, toEuros } from '../../src/domain/money.ts'

describe('parseEuros', () => {
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
  ])('reads %j as %i cents', (euros, cents) => expect(parseEuros(euros)).toBe(cents))

  it.each(['', 'zadarmo', '-1', -0.5, '1 000', '1.000,00', '12.', '.5', NaN, Infinity, 1e21, '0x10'])(
    'refuses %j',
    (euros) => expect(parseEuros(euros)).toBeUndefined(),
  )

  it('gives back every amount that was written as euros', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => parseEuros(toEuros(cents)) === cents))
  })
})

describe('formatPrice', () => {
  it.each([
    [0, '0,00\u00A0€'],
    [290, '2,90\u00A0€'],
    [123450, '1\u00A0234,50\u00A0€'],
    [123456789, '1\u00A0234\u00A0567,89\u00A0€'],
  ])('writes %i cents as %j', (cents, text) => expect(formatPrice(cents)).toBe(text))

  it('leaves the sign to the text around an amount', () => expect(formatAmount(123450)).toBe('1\u00A0234,50'))
})
