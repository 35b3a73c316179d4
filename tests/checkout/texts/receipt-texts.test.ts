import { expect, it } from 'vitest'
import { nextSteps, type NextStepFacts } from '../../../src/checkout/texts/receipt-texts.ts'

const TRANSFER: NextStepFacts = {
  kind: 'transfer',
  isPickup: false,
  totalCents: 1280,
  hasPaymentData: true,
  hasPaymentLink: false,
  isFromAnotherTab: false,
  confirmedTo: null,
  day: null,
  isMade: false,
  isFile: false,
  point: null,
  shop: {
    address: 'Hlavná 1, 040 01 Košice',
    hours: 'pondelok – piatok 9:00 – 12:00',
    phone: '0900 123 456',
  },
}
const said = (facts: Partial<NextStepFacts>) => nextSteps({ ...TRANSFER, ...facts }).join('\n')

const EVERY: Partial<NextStepFacts>[] = (
  ['transfer', 'cash-on-delivery', 'in-store', 'card', null] as const
).flatMap((kind) =>
  [1280, null].flatMap((totalCents) =>
    [true, false].map((hasPaymentData) => ({ kind, totalCents, hasPaymentData, isPickup: true })),
  ),
)

it.each(EVERY)('the receipt of %j promises an e-mail only if the shop sends one', (facts) => {
  expect(said(facts)).not.toMatch(/e-?mail|napíšeme|pošleme/i)
  expect(said({ ...facts, confirmedTo: 'jana@example.sk' })).toContain(
    'Objednávku vám potvrdíme e-mailom na jana@example.sk.',
  )
})

it.each(EVERY.filter(({ totalCents }) => totalCents === null))(
  'the receipt of %j has no sum before the shop confirms it',
  (facts) => {
    expect(said(facts)).not.toMatch(/\d,\d\d/)
    expect(said(facts)).toContain('Presnú sumu vám povieme na telefónnom čísle 0900 123 456.')
  },
)

it('in a tab that has not sent the order, the receipt names the tab that has, and the telephone', () => {
  const elsewhere = { hasPaymentData: false, isFromAnotherTab: true, totalCents: null }
  expect(said(elsewhere)).toContain('v\u00A0karte prehliadača, ktorá objednávku odoslala')
  expect(said(elsewhere)).toContain('povieme vám ich na telefónnom čísle 0900 123 456.')
})

it('a receipt of a shop without an account asks for no transfer', () => {
  expect(said({})).toContain('podľa platobných údajov na tejto stránke')
  expect(said({ hasPaymentData: false })).toContain('vám povieme na telefónnom čísle 0900 123 456')
  expect(said({ hasPaymentData: false })).not.toContain('na tejto stránke.')
})

it('a receipt with a link to pay by card asks only for the payment by card', () => {
  for (const facts of EVERY) {
    expect(said({ ...facts, hasPaymentLink: true })).toMatch(/aplatíte kartou/)
    expect(said({ ...facts, hasPaymentLink: true })).not.toMatch(/prevod|prevzatí|predajni/)
  }
})

it('a receipt of a pickup with cash on delivery says to pay in the shop, and that nothing is sent', () => {
  const facts = said({ kind: 'cash-on-delivery', isPickup: true })
  expect(facts).toContain('zaplatíte v predajni')
  expect(facts).not.toMatch(/odošleme|zásielky/)
  expect(said({ kind: 'cash-on-delivery' })).toContain('zaplatíte pri prevzatí zásielky')
})

it('a receipt of a pickup has the place, and the hours if they are known', () => {
  expect(said({ isPickup: true })).toContain(
    'na adrese Hlavná 1, 040 01 Košice (pondelok – piatok 9:00 – 12:00).',
  )
  expect(said({ isPickup: true, shop: { ...TRANSFER.shop, hours: null } })).toContain(
    'na adrese Hlavná 1, 040 01 Košice.',
  )
})

it('a saved receipt speaks of no page and of no button', () => {
  for (const facts of EVERY)
    for (const hasPaymentLink of [true, false])
      expect(said({ ...facts, hasPaymentLink, isFile: true })).not.toMatch(/na tejto stránke|tlačidl/)
})

it('a receipt says when goods are begun before it says when they are sent', () => {
  const steps = said({ isMade: true, day: 'Vyrábať začneme, keď od vás dostaneme návrh' })
  expect(steps.indexOf('Vyrábať začneme')).toBeLessThan(steps.indexOf('Tovar odošleme'))
})
