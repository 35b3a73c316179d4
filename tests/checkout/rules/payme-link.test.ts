// Rule 409
import { expect, it } from 'vitest'
import { paymeLink } from '../../../src/checkout/rules/payme-link.ts'

const transfer = {
  recipient: 'Nitka & farba',
  iban: 'SK3112000000198742637541',
  variableSymbol: '0025000042',
  amountCents: 2280,
  message: 'Objednávka 0025000042',
}

it('a PayMe link asks for the same payment as the transfer, with every character escaped', () => {
  expect(paymeLink(transfer)).toBe(
    'https://payme.sk/?V=1&IBAN=SK3112000000198742637541&AM=22.80&CC=EUR&PI=%2FVS0025000042%2FSS%2FKS&MSG=Objedn%C3%A1vka%200025000042&CN=Nitka%20%26%20farba',
  )
})

it('there is no PayMe link without an amount', () =>
  expect(paymeLink({ ...transfer, amountCents: null })).toBeNull())
