import { describe, expect, it } from 'vitest'
import { nextSteps, type NextStepFacts } from '../../../src/messages/checkout/receipt.ts'

const TRANSFER: NextStepFacts = {
  kind: 'transfer',
  isPickup: false,
  totalCents: 1280,
  isTotalSure: true,
  hasPaymentData: true,
  sendsOrderEmails: false,
  shop: {
    address: 'Hlavná 1, 040 01 Košice',
    hours: 'pondelok – piatok 9:00 – 12:00',
    phone: '0900 123 456',
  },
}
const said = (facts: Partial<NextStepFacts>) => nextSteps({ ...TRANSFER, ...facts }).join('\n')

describe('an e-mail', () => {
  const EVERY: Partial<NextStepFacts>[] = (
    ['transfer', 'cash-on-delivery', 'in-store', null] as const
  ).flatMap((kind) =>
    [true, false].flatMap((isTotalSure) =>
      [true, false].map((hasPaymentData) => ({ kind, isTotalSure, hasPaymentData, isPickup: true })),
    ),
  )

  it.each(EVERY)('is promised for %j only by a shop that sends one', (facts) => {
    expect(said(facts)).not.toMatch(/e-?mail|napíšeme|pošleme/i)
    expect(said({ ...facts, sendsOrderEmails: true })).toContain('Objednávku vám potvrdíme e-mailom.')
  })
})

it('where there is no account, nobody is told to pay into one', () => {
  expect(said({})).toContain('podľa platobných údajov na tejto stránke')
  expect(said({ hasPaymentData: false })).toContain('vám povieme na telefónnom čísle 0900 123 456')
  expect(said({ hasPaymentData: false })).not.toContain('na tejto stránke.')
})

it('whoever picks up is told where and when, or where alone', () => {
  expect(said({ isPickup: true })).toContain(
    'na adrese Hlavná 1, 040 01 Košice (pondelok – piatok 9:00 – 12:00).',
  )
  expect(said({ isPickup: true, shop: { ...TRANSFER.shop, hours: null } })).toContain(
    'na adrese Hlavná 1, 040 01 Košice.',
  )
})
