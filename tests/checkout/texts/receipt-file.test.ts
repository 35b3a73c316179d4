import { expect, it } from 'vitest'
import { receiptFile } from '../../../src/checkout/texts/receipt-file.ts'
import { RECEIPT as TEXTS } from '../../../src/checkout/texts/receipt-texts.ts'
import { cartLine, customer, receipt, transfer } from '../../fixtures/builders.ts'

const RECEIPT = receipt({
  orderNumber: '2026000042',
  cart: [cartLine({ name: 'Tričko Tatry', count: 2, priceCents: 1890 })],
  customer: customer({ order_note: 'Zvoniť dvakrát' }),
})
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

const PAID = { ...RECEIPT, paymentUrl: 'https://gate.example.sk/7' }
const FREE = { ...RECEIPT.costs, isDeliveryFree: false, deliveryFeeCents: 0, paymentFeeCents: 100 }
const UNSURE = { ...RECEIPT, isTotalSure: false }
const PRINTED = [cartLine({ name: 'Tričko Tatry' }), cartLine({ name: 'Tričko Tatry', isPrinted: true })]
const NO_RETURN = 'Kus s vlastnou potlačou sa nedá vrátiť.'

it.each<[what: string, facts: object, says: RegExp]>([
  [
    'of a transfer has the data for the bank',
    { transfer: transfer() },
    /IBAN: SK3112000000198742637541\nVariabilný symbol: 0025000042\nSuma: 22,80\u00A0€\n/,
  ],
  [
    'says of a fee of nothing that it is free, as the page does',
    { receipt: { ...RECEIPT, costs: FREE } },
    /: zadarmo\n.*: 1,00\u00A0€\n/,
  ],
  [
    'has no sums while the shop has not confirmed them',
    { receipt: UNSURE, transfer: transfer({ amountCents: null }) },
    /^((?!\d,\d\d)[^])*$/,
  ],
  [
    'says which goods have own print',
    { receipt: { ...RECEIPT, cart: PRINTED } },
    /\n- Tričko Tatry, L, pánsky, 1 ks.*\n- Tričko Tatry, L, pánsky, s\u00A0vlastnou potlačou, 1 ks/,
  ],
  ['says what nobody may return', { returns: [NO_RETURN] }, /Kus s vlastnou potlačou sa nedá vrátiť\.$/],
  [
    'has the address where its order can be paid by card',
    { receipt: PAID },
    /Zaplatiť kartou: https:\/\/gate\.example\.sk\/7/,
  ],
])('the saved receipt %s', (_, facts, says) => expect(fileOf(facts)).toMatch(says))

it.each([
  ['2026000042', 'objednavka-2026000042.txt'],
  [null, 'objednavka.txt'],
  ['č. 7/2026', 'objednavka--7-2026.txt'],
  ['9'.repeat(400), `objednavka-${'9'.repeat(60)}.txt`],
])('the file of order %s is called %s', (orderNumber, name) => {
  expect(TEXTS.fileName(orderNumber)).toBe(name)
})
