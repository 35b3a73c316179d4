// Rule 409
import { decode } from 'bysquare/pay'
import { expect, it } from 'vitest'
import { drawPaymentQr, toPayBySquare } from '../../src/checkout/payment-qr.ts'
import { transfer } from '../fixtures/builders.ts'

it.each([
  [1, 0.01],
  [2997, 29.97],
  [123456789, 1234567.89],
])('PAY by square of %i cents decodes to the same payment of %d €', (amountCents, amount) => {
  const [payment, ...others] = decode(toPayBySquare(transfer({ amountCents }))).payments
  expect(others).toEqual([])
  expect(payment).toMatchObject({
    amount,
    currencyCode: 'EUR',
    variableSymbol: '0025000042',
    paymentNote: 'Objednavka 0025000042',
    bankAccounts: [{ iban: 'SK3112000000198742637541' }],
    beneficiary: { name: 'Nitka & farba, s. r. o.' },
  })
})

it('PAY by square has no amount if none is known', () => {
  const [payment] = decode(toPayBySquare(transfer({ amountCents: null }))).payments
  // The decoder reads an empty field as 0.
  expect(payment?.amount).toBe(0)
  expect(payment).toMatchObject({ variableSymbol: '0025000042', currencyCode: 'EUR' })
})

it('PAY by square does not exist for a wrong IBAN', () => {
  expect(() => toPayBySquare(transfer({ iban: 'SK3112000000198742637542' }))).toThrow()
})

it('PAY by square is drawn with a quiet zone of four modules', () => {
  const { size, path } = drawPaymentQr(transfer())
  const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
})
