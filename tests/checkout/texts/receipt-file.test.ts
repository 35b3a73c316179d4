import { expect, it } from 'vitest'
import { receiptFile } from '../../../src/checkout/texts/receipt-file.ts'
import { RECEIPT as TEXTS } from '../../../src/checkout/texts/receipt-texts.ts'
import { cartLine, customer, receipt } from '../../fixtures/builders.ts'

const RECEIPT = receipt({
  orderNumber: '2026000042',
  cart: [cartLine({ name: 'Tričko Tatry', count: 2, priceCents: 1890 })],
  customer: customer({ order_note: 'Zvoniť dvakrát' }),
})
const TRANSFER = {
  recipient: 'Nitka a farba, s. r. o.',
  iban: 'SK3112000000198742637541',
  variableSymbol: '2026000042',
  amountCents: 4070,
  message: 'Objednávka 2026000042',
}
const SELLER = ['Nitka a farba, s. r. o.', 'Vzorová 12, 010 01 Žilina']
const fileOf = (facts: object = {}) =>
  receiptFile({
    receipt: RECEIPT,
    steps: ['Uhraďte objednávku.'],
    returns: [],
    transfer: null,
    seller: SELLER,
    ...facts,
  })

it('the saved receipt says who sells what to whom, for how much, and what comes next', () => {
  const text = fileOf()
  for (const part of [
    /^Objednávka 2026000042\n/,
    /\nNitka a farba, s\. r\. o\.\nVzorová 12, 010 01 Žilina\n/,
    /\n- Tričko Tatry.*, 2 ks, 37,80\u00A0€\n/,
    /Zvoniť dvakrát/,
    /\nČo bude ďalej\n1\. Uhraďte objednávku\.$/,
  ])
    expect(text).toMatch(part)
  expect(text).not.toMatch(/undefined|null|IBAN/)
})

it('the saved receipt of a transfer has the data for the bank', () => {
  expect(fileOf({ transfer: TRANSFER })).toMatch(
    /IBAN: SK3112000000198742637541\nVariabilný symbol: 2026000042\nSuma: 40,70\u00A0€\n/,
  )
})

it('the saved receipt says of a fee of nothing that it is free, as the page does', () => {
  const costs = { ...RECEIPT.costs, isDeliveryFree: false, deliveryFeeCents: 0, paymentFeeCents: 100 }
  expect(fileOf({ receipt: { ...RECEIPT, costs } })).toMatch(/: zadarmo\n.*: 1,00\u00A0€\n/)
})

it('the saved receipt has no sums while the shop has not confirmed them', () => {
  expect(
    fileOf({ receipt: { ...RECEIPT, isTotalSure: false }, transfer: { ...TRANSFER, amountCents: null } }),
  ).not.toMatch(/\d,\d\d/)
})

it('the saved receipt says which goods have own print, and what nobody may return', () => {
  const cart = [cartLine({ name: 'Tričko Tatry' }), cartLine({ name: 'Tričko Tatry', isPrinted: true })]
  const text = fileOf({ receipt: { ...RECEIPT, cart }, returns: ['Kus s vlastnou potlačou sa nedá vrátiť.'] })
  expect(text).toMatch(
    /\n- Tričko Tatry, L, pánsky, 1 ks.*\n- Tričko Tatry, L, pánsky, s\u00A0vlastnou potlačou, 1 ks/,
  )
  expect(text).toMatch(/Kus s vlastnou potlačou sa nedá vrátiť\.$/)
})

it('the saved receipt has the address where its order can be paid by card', () => {
  const paymentUrl = 'https://gate.example.sk/7'
  expect(fileOf({ receipt: { ...RECEIPT, paymentUrl } })).toContain(`Zaplatiť kartou: ${paymentUrl}`)
})

it.each([
  ['2026000042', 'objednavka-2026000042.txt'],
  [null, 'objednavka.txt'],
  ['č. 7/2026', 'objednavka--7-2026.txt'],
  ['9'.repeat(400), `objednavka-${'9'.repeat(60)}.txt`],
])('the file of order %s is called %s', (orderNumber, name) => {
  expect(TEXTS.fileName(orderNumber)).toBe(name)
})
