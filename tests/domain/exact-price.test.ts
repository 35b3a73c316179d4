import { expect, it } from 'vitest'
import { isExactPrice } from '../../src/domain/exact-price.ts'

it.each([
  12.9,
  '12.90',
  '12,90',
  '12,5',
  ' 7 ',
  0,
  12.899999999999999,
  0.1 + 0.2,
  '12.9000',
  1234567.89,
  'x',
])('takes %j', (euros) => expect(isExactPrice(euros)).toBe(true))

it.each(['1.234', '1,234', '12.900', ' 12.900 ', 12.345, '12.3456', 0.001])(
  'takes %j for no price: of which cents?',
  (euros) => expect(isExactPrice(euros)).toBe(false),
)
