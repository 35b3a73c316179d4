// Rule 409
import { expect, it } from 'vitest'
import { isVariableSymbol, ownVariableSymbol } from '../../../src/checkout/rules/variable-symbol.ts'
import { fc } from '../../fixtures/properties.ts'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

it('the variable symbol of an order is ten digits without a leading zero, and the same for every retry', () => {
  fc.assert(
    fc.property(fc.uuid(), (key) => {
      const symbol = ownVariableSymbol(key)
      expect(symbol).toMatch(/^[1-9]\d{9}$/)
      expect(ownVariableSymbol(key)).toBe(symbol)
    }),
  )
})

it('the variable symbol of an order must never change, because sent orders are paid with it', () => {
  expect(ownVariableSymbol(KEY)).toBe('6005962497')
  expect(ownVariableSymbol('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('6783213055')
})

it('the variable symbol of an order changes with every digit of the key', () => {
  const at = Array.from(KEY, (digit, index) => (digit === '-' ? [] : [index])).flat()
  const symbols = at.map((index) =>
    ownVariableSymbol(
      KEY.slice(0, index) + ((parseInt(KEY[index] ?? '', 16) + 1) % 16).toString(16) + KEY.slice(index + 1),
    ),
  )
  expect(new Set([...symbols, ownVariableSymbol(KEY)]).size).toBe(at.length + 1)
})

it('the variable symbol of an order exists even for a damaged key', () => {
  for (const key of ['x', '-', ' ', 'a'.repeat(64)]) expect(ownVariableSymbol(key)).toMatch(/^[1-9]\d{9}$/)
})

it.each(['1', '0007', '2026000001'])('isVariableSymbol takes %j', (number) =>
  expect(isVariableSymbol(number)).toBe(true),
)
it.each(['', '0', '0000', ' 7', 'OBJ-2026/1', '20260000011', '12.5', '٣', '-1', 7])(
  'isVariableSymbol refuses %j',
  (number) => expect(isVariableSymbol(number)).toBe(false),
)
