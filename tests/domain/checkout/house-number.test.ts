import { expect, it } from 'vitest'
import { splitHouseNumber } from '../../../src/domain/checkout/house-number.ts'

it.each([
  ['Hlavná 12', 'Hlavná', '12'],
  ['  Hlavná   12 ', 'Hlavná', '12'],
  ['Hlavná 12/A', 'Hlavná', '12/A'],
  ['Hlavná 1234/12', 'Hlavná', '1234/12'],
  ['Hlavná 12 B', 'Hlavná', '12 B'],
  ['Hlavná, č. 12', 'Hlavná', '12'],
  ['Hlavná č.12', 'Hlavná', '12'],
  ['Ku 12', 'Ku', '12'],
  ['29. augusta 5', '29. augusta', '5'],
  ['Nám. SNP 7a', 'Nám. SNP', '7a'],
])('takes the number that ends "%s" off', (typed, street, number) =>
  expect(splitHouseNumber(typed)).toEqual({ street, number }),
)

it.each(['', 'Hlavná', '12', '29. augusta', 'Ulica 1. mája', 'Hlavná12', '12 Hlavná', 'č. 12'])(
  'leaves "%s" as it is',
  (street) => expect(splitHouseNumber(street)).toBeNull(),
)
