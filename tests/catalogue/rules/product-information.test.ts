import { describe, expect, it } from 'vitest'
import { madeToOrder } from '../../../src/catalogue/rules/made-to-order.ts'
import { isGtin, isOwnPrint } from '../../../src/catalogue/rules/product-information.ts'
import { brandOf, shownStatus, type ProductStatus } from '../../../src/catalogue/rules/product.ts'
import { product } from '../../fixtures/builders.ts'

describe('the number of a trade item', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141543219', '04006381333931'])(
    '%s is one',
    (digits) => expect(isGtin(digits)).toBe(true),
  )

  it.each([
    '4006381333932',
    '400638133393',
    '',
    '123',
    'čaj',
    '4006381333931 ',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '010614141543219',
    // Numbers that shops give themselves, with a right check digit.
    '2000000000022',
    '0200000000011',
    '0400000000015',
    '200000000011',
    '20000011',
    '12000000000029',
  ])('%j is none', (text) => expect(isGtin(text)).toBe(false))
})

const MADE = { ...product().information, manufacturer: { name: 'Úplet', address: '', email: '' } }

it.each([
  ['a print', {}, true, null],
  ['textile without print', { isWithoutPrint: true, tags: ['toString'] }, false, null],
  ['textile of a maker', { isWithoutPrint: true, information: MADE }, false, 'Úplet'],
  ['goods of a brand', { tags: ['98', '235'] }, false, 'EMS'],
])('%s: the shop made it itself: %j, its brand is %j', (_, change, isOwn, brand) => {
  expect(isOwnPrint(product(change), { '235': 'EMS' })).toBe(isOwn)
  expect(brandOf(product(change), { '235': 'EMS' })).toBe(brand)
})

it('made to the order is what a category of such goods lists (rule 125)', () => {
  const lists = ['fotoboxy', 'tricka'].map((slug, id) => ({ slug, productIds: [id, 7 + id] }))
  expect(madeToOrder(lists, ['fotoboxy'])).toEqual(new Set([0, 7]))
})

it.each<[ProductStatus | null, number | null, boolean, ProductStatus | null]>([
  ['50% Discount', null, false, null],
  ['50% Discount', null, true, '50% Discount'],
  ['50% Discount', 1990, false, '50% Discount'],
  ['New in', null, false, 'New in'],
  [null, 1990, false, null],
])(
  'the badge %j with a price before of %j, unproven ones shown: %j, is %j',
  (status, before, isShown, badge) => {
    expect(shownStatus({ status, priceBeforeCents: before }, isShown)).toBe(badge)
    if (!isShown) expect(shownStatus({ status, priceBeforeCents: before })).toBe(badge)
  },
)
