import { describe, expect, it } from 'vitest'
import { toBankTransfer } from '../../../src/domain/checkout/bank-transfer.ts'
import { receipt } from '../../fixtures/builders.ts'

const IBAN = 'SK31 1200 0000 1987 4263 7541'
const toMessage = (number: string) => `Objednávka ${number}`
const toTransfer = (change: Parameters<typeof receipt>[0], iban = IBAN) =>
  toBankTransfer(receipt(change), 'Nitka', iban, toMessage)

describe('toBankTransfer', () => {
  it('pays what was ordered into the configured account', () => {
    expect(toTransfer({ orderNumber: 'OBJ-2025/0042', variableSymbol: '6005962497' })).toEqual({
      recipient: 'Nitka',
      iban: 'SK3112000000198742637541',
      variableSymbol: '6005962497',
      amountCents: 2280,
      message: 'Objednávka OBJ-2025/0042',
    })
  })

  it('is there for an order without a number too: its symbol says whose payment it is', () =>
    expect(toTransfer({ orderNumber: null, variableSymbol: '6005962497' })).toMatchObject({
      variableSymbol: '6005962497',
      message: 'Objednávka 6005962497',
    }))

  it('has no amount where the total is not sure', () =>
    expect(toTransfer({ isTotalSure: false })).toMatchObject({ amountCents: null }))

  it('is off without an account, with a mistyped one, and where only another tab knows the symbol', () => {
    expect(toTransfer({}, '')).toBeNull()
    expect(toTransfer({}, 'SK31 1200 0000 1987 4263 7542')).toBeNull()
    expect(toTransfer({ orderNumber: null, variableSymbol: null })).toBeNull()
  })
})
