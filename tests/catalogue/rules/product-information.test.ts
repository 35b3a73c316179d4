// Rules 102, 112, 125, 131
import { expect, it } from 'vitest'
import { madeToOrder } from '../../../src/catalogue/rules/made-to-order.ts'
import { isGtin, isOwnPrint } from '../../../src/catalogue/rules/product-information.ts'
import type { ProductStatus } from '../../../src/catalogue/rules/product-status.ts'
import { brandOf, discountPercent, shownStatus, type Product } from '../../../src/catalogue/rules/product.ts'
import { product } from '../../fixtures/builders.ts'

it.each(['4006381333931', '96385074', '036000291452', '10614141543219', '04006381333931'])(
  'a GTIN is %s',
  (digits) => expect(isGtin(digits)).toBe(true),
)

it.each([
  ...[
    '4006381333932',
    '400638133393',
    '',
    '123',
    'čaj',
    '4006381333931 ',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '010614141543219',
  ],
  // Numbers for use within a shop, with a right check digit.
  ...['2000000000022', '0200000000011', '0400000000015', '200000000011', '20000011', '12000000000029'],
])('a GTIN is not %j', (text) => expect(isGtin(text)).toBe(false))

const MADE = { ...product().information, manufacturer: { name: 'Úplet', address: '', email: '' } }

it.each([
  ['a print', {}, true, null],
  ['textile without print', { isWithoutPrint: true, tags: ['toString'] }, false, null],
  ['textile of a manufacturer', { isWithoutPrint: true, information: MADE }, false, 'Úplet'],
  ['goods of a brand', { tags: ['98', '235'] }, false, 'EMS'],
])('for %s the shop is the manufacturer: %j, and the brand is %j', (_, change, isOwn, brand) => {
  expect(isOwnPrint(product(change), { '235': 'EMS' })).toBe(isOwn)
  expect(brandOf(product(change), { '235': 'EMS' })).toBe(brand)
})

const lists = [
  { slug: 'fotoboxy', productIds: [1, 2] },
  { slug: 'tricka', productIds: [2] },
]
const excepted = { exceptTags: ['453'], exceptWords: ['Podlož', 'myš'] }
const plans = [{ category: 'fotoboxy', ...excepted, products: ['obal-s-fotkou'] }]

it.each<[string, Partial<Product>, boolean]>([
  ['a product of such a category', {}, true],
  ['no other product', { id: 3 }, false],
  ['no product with an excepted tag', { tags: ['453'] }, false],
  ['no product with an excepted word in its name', { name: 'PODLOZKA pod pohár Líška' }, false],
  ['a product with that word inside another one', { name: 'Fotobox Nepodložený' }, true],
  ['a product that the API calls so', { id: 3, isMadeToOrder: true }, true],
  ['a product whose slug is in the plan', { id: 3, slug: 'obal-s-fotkou' }, true],
  ['no product that the API does not call so', { isMadeToOrder: false }, false],
])('made to order (rule 125) is %s', (_, change, isOrdered) =>
  expect(madeToOrder([product({ name: 'Fotobox', ...change })], lists, plans).size).toBe(Number(isOrdered)),
)

it.each([
  [1490, null, null],
  [1490, 2041, 26],
  [1000, 2000, 50],
  [1001, 2000, 49],
  [1999, 2000, null],
  [2000, 2000, null],
])('a price of %d, before %d, has fallen by %j %, rounded down', (priceCents, priceBeforeCents, percent) =>
  expect(discountPercent({ priceCents, priceBeforeCents })).toBe(percent),
)

it.each<[ProductStatus | null, number | null, boolean, ProductStatus | null]>([
  ['50% Discount', null, false, null],
  ['50% Discount', null, true, '50% Discount'],
  ['50% Discount', 1990, false, '50% Discount'],
  ['New in', null, false, 'New in'],
  [null, 1990, false, null],
])('status %j, previous price %j, unproven allowed %j: the badge is %j', (status, before, isShown, badge) => {
  expect(shownStatus({ status, priceBeforeCents: before }, isShown)).toBe(badge)
  if (!isShown) expect(shownStatus({ status, priceBeforeCents: before })).toBe(badge)
})
