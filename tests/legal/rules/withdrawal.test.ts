import { expect, it } from 'vitest'
import { withdrawalFaults, type WithdrawalFields } from '../../../src/legal/rules/withdrawal.ts'

const GOOD: WithdrawalFields = {
  name: 'Jana Nováková',
  orderNumber: '2026000001',
  email: 'jana@example.sk',
  items: '',
}

it('a withdrawal needs only a name, an order number and an e-mail', () => {
  expect(withdrawalFaults(GOOD)).toEqual([])
  const empty = { name: '', orderNumber: '', email: '', items: '' }
  expect(withdrawalFaults(empty)).toEqual(['name', 'orderNumber', 'email'])
})

it.each<[string, Partial<WithdrawalFields>, string]>([
  ['a name of spaces', { name: '  ' }, 'name'],
  ['an order number of spaces', { orderNumber: ' \t' }, 'orderNumber'],
  ['an e-mail without an at sign', { email: 'jana' }, 'email'],
  ['an e-mail with a space in it', { email: 'jana n@example.sk' }, 'email'],
])('a withdrawal with %s is not sent', (_, change, fault) =>
  expect(withdrawalFaults({ ...GOOD, ...change })).toEqual([fault]),
)
