import { expect, it } from 'vitest'
import { paymeLink } from '../../../src/checkout/rules/payme-link.ts'

const transfer = {
  recipient: 'Nitka & farba, s. r. o.',
  iban: 'SK3112000000198742637541',
  variableSymbol: '0025000042',
  amountCents: 2280,
  message: 'Objednávka 0025000042',
}

it('asks for the same payment as the transfer, with every character escaped', () => {
  const link = paymeLink(transfer) ?? ''
  expect(link).toMatch(/^https:\/\/payme\.sk\/\?V=1&IBAN=SK3112000000198742637541&AM=22\.80&CC=EUR&PI=[^+]*$/)
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    PI: '/VS0025000042/SS/KS',
    MSG: 'Objednávka 0025000042',
    CN: 'Nitka & farba, s. r. o.',
  })
})

it('is none without an amount, which a link must have', () =>
  expect(paymeLink({ ...transfer, amountCents: null })).toBeNull())
