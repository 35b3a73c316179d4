import { expect, it } from 'vitest'
import { moveHouseNumber } from '../../../src/domain/checkout/house-number.ts'
import { customer } from '../../fixtures/builders.ts'

it.each([
  ['Hlavná 12', 'Hlavná', '12'],
  ['  Hlavná   12 ', 'Hlavná', '12'],
  ['Hlavná 12/A', 'Hlavná', '12/A'],
  ['Hlavná 1234/12', 'Hlavná', '1234/12'],
  ['Hlavná 12 B', 'Hlavná', '12 B'],
  ['Hlavná, č. 12', 'Hlavná', '12'],
  ['29. augusta 5', '29. augusta', '5'],
  ['Nám. SNP 7a', 'Nám. SNP', '7a'],
])('the number that ends "%s" goes to its own field', (typed, street, number) => {
  expect(moveHouseNumber('street', customer({ street: typed }))).toEqual({ street, street_number: number })
  expect(moveHouseNumber('street2', customer({ street2: typed }))).toEqual({
    street2: street,
    street_number2: number,
  })
})

it.each(['', 'Hlavná', '12', '29. augusta', 'Ulica 1. mája', 'Hlavná12', '12 Hlavná', 'č. 12'])(
  'of "%s" nothing is moved',
  (street) => expect(moveHouseNumber('street', customer({ street }))).toBeNull(),
)

it('a number that is there already stays', () =>
  expect(moveHouseNumber('street', customer({ street: 'Hlavná 12', street_number: '14' }))).toBeNull())
