// Rule 409
import { expect, it } from 'vitest'
import { toBankTransfer } from '../../../src/checkout/rules/bank-transfer.ts'
import { formatIban, isIban } from '../../../src/company/rules/iban.ts'
import { receipt } from '../../fixtures/builders.ts'
import { OWNER_SAMPLES } from '../../../src/config/owner-samples.ts'

const IBAN = 'SK31 1200 0000 1987 4263 7541'
const toMessage = (number: string) => `Objednávka ${number}`
const toTransfer = (change: Parameters<typeof receipt>[0], iban = IBAN) =>
  toBankTransfer(receipt(change), 'Nitka', iban, toMessage)

it('toBankTransfer pays the order into the configured account', () => {
  expect(toTransfer({ orderNumber: 'OBJ-2025/0042', variableSymbol: '6005962497' })).toEqual({
    recipient: 'Nitka',
    iban: 'SK3112000000198742637541',
    variableSymbol: '6005962497',
    amountCents: 2280,
    message: 'Objednávka OBJ-2025/0042',
  })
})

it('toBankTransfer needs no order number, because the variable symbol identifies the payment', () =>
  expect(toTransfer({ orderNumber: null, variableSymbol: '6005962497' })).toMatchObject({
    variableSymbol: '6005962497',
    message: 'Objednávka 6005962497',
  }))

it('toBankTransfer has no amount if the total is not sure', () =>
  expect(toTransfer({ isTotalSure: false })).toMatchObject({ amountCents: null }))

it('toBankTransfer is null without an account, with a mistyped one, and if only another tab knows the symbol', () => {
  expect(toTransfer({}, '')).toBeNull()
  expect(toTransfer({}, 'SK31 1200 0000 1987 4263 7542')).toBeNull()
  expect(toTransfer({ orderNumber: null, variableSymbol: null })).toBeNull()
})

it.each([
  ...[IBAN, 'SK8975000000000012345671', 'sk3112000000198742637541'],
  ...['DE89 3704 0044 0532 0130 00', 'GB34 WEST 1234 5698 5731 SK', OWNER_SAMPLES.iban],
])('isIban takes %j', (text) => expect(isIban(text)).toBe(true))
it.each([
  ...['', 'SK00 0000 0000 0000 0000 0000', 'SK31 1200 0000 1987 4263 7542', 'SK31 1200 0000 1987 4263 754'],
  ...['3112000000198742637541', 'SK31-1200-0000-1987-4263-7541'],
  // With right check digits, but too short, too long, with a letter among the check digits, or with a character in front.
  ...['SK46 1200 0000 1987 4263 754', 'NO69 8601111794', 'DE11 1111 1111 1111 1111 1111 1111 1111 111'],
  ...['DE6B 3704 0044 0532 0130 01', '1DE74 3704 0044 0532 0130 00'],
])('isIban refuses %j', (text) => expect(isIban(text)).toBe(false))

it('formatIban groups by four', () => expect(formatIban('SK3112000000198742637541')).toBe(IBAN))
