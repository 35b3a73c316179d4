// Rules 409, 412
import { expect, it } from 'vitest'
import { toBankTransfer, paymeLink } from '../../../src/checkout/rules/bank-transfer.ts'
import { toPaymentUrl } from '../../../src/checkout/rules/payment-url.ts'
import { formatIban, isIban } from '../../../src/company/rules/iban.ts'
import { receipt, transfer } from '../../fixtures/builders.ts'
import { OWNER_SAMPLES } from '../../../src/config/owner-samples.ts'

const IBAN = 'SK31 1200 0000 1987 4263 7541'
const toMessage = (number: string) => `Objednávka ${number}`
const toTransfer = (change: Parameters<typeof receipt>[0], iban = IBAN) =>
  toBankTransfer(receipt(change), 'Nitka', iban, toMessage)

const SYMBOL = { variableSymbol: '6005962497' }
it.each<[what: string, order: Parameters<typeof receipt>[0], transfer: object]>([
  [
    'pays the order into the configured account',
    { ...SYMBOL, orderNumber: 'OBJ-2025/0042' },
    { ...SYMBOL, recipient: 'Nitka', iban: IBAN.replaceAll(' ', ''), message: 'Objednávka OBJ-2025/0042' },
  ],
  [
    'needs no order number, because the variable symbol identifies the payment',
    { ...SYMBOL, orderNumber: null },
    { ...SYMBOL, message: 'Objednávka 6005962497', amountCents: 2280 },
  ],
  ['has no amount if the total is not sure', { isTotalSure: false }, { amountCents: null }],
])('toBankTransfer %s', (_, order, transfer) => expect(toTransfer(order)).toMatchObject(transfer))

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

it('a PayMe link asks for the same payment as the transfer, with every character escaped', () => {
  expect(paymeLink(transfer())).toBe(
    'https://payme.sk/?V=1&IBAN=SK3112000000198742637541&AM=22.80&CC=EUR&PI=%2FVS0025000042%2FSS%2FKS&MSG=Objedn%C3%A1vka%200025000042&CN=Nitka%20%26%20farba%2C%20s.%20r.%20o.',
  )
})

it('there is no PayMe link without an amount', () =>
  expect(paymeLink(transfer({ amountCents: null }))).toBeNull())

it.each([
  ['https://gate.example.sk/pay?order=7', 'https://gate.example.sk/pay?order=7'],
  ['http://gate.example.sk/', null],
  ['https://gate.example.sk:8443/', null],
  ['https://gate.example.sk.evil.example/', null],
  ['https://evilgate.example.sk/', null],
  ['https://evil.gate.example.sk/', null],
  ['https://gate.example.sk@evil.example/', null],
  ['javascript:alert(1)//https://gate.example.sk/', null],
  ['/pay', null],
  ['', null],
  [null, null],
])('the payment link %j is read as %j', (text, url) =>
  expect(toPaymentUrl(text, ['gate.example.sk'])).toBe(url),
)
