import { expect, it } from 'vitest'
import { isCin, isTin, isVat } from '../../../src/company/rules/owner.ts'

it.each(['31322832', '35763469', '35 763 469', '10000101', '10001000', '10000011'])(
  'isCin takes %j',
  (text) => expect(isCin(text)).toBe(true),
)
it.each(['', '12345678', '31322833', '3132283', '313228322', '3132283a', 'SK31322832'])(
  'isCin refuses %j',
  (text) => expect(isCin(text)).toBe(false),
)

it.each(['2020372640', '20 2037 2640'])('isTin takes %j', (text) => expect(isTin(text)).toBe(true))
it.each(['', '202037264', '20203726400', 'SK2020372640'])('isTin refuses %j', (text) =>
  expect(isTin(text)).toBe(false),
)

it.each(['SK2020372640', 'SK 2020 273 893'])('isVat takes %j', (text) => expect(isVat(text)).toBe(true))
it.each([
  ...['', 'SK2020372641', 'SK0000000000', '2020372640', 'CZ2020372640', 'SK202037264'],
  ...['SKX2020372640', 'XSK2020372640', 'SK20203726400', 'SK20203726401'],
])('isVat refuses %j', (text) => expect(isVat(text)).toBe(false))
