// Rule 137
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { productDetailSchema } from '../../../src/api/schemas.ts'
import { offerFlaws } from '../../../scripts/pipeline/pull/offer-flaws.ts'
import { filteredChoice } from '../../../src/catalogue/rules/filtered-choice.ts'
import { lackingPart, offerOf } from '../../../src/catalogue/rules/offers.ts'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import { availableVariants } from '../../../src/catalogue/rules/product-variants.ts'
import { product as plain, PRODUCT_RULES, wireProduct } from '../../fixtures/builders.ts'

const COLORS = [
  { name: 'čierna', thumbnail: 'a.jpg' },
  { name: 'biela', thumbnail: 'b.jpg' },
]
const BASE = {
  ...wireProduct(plain({ variants: COLORS })),
  price: 12.9,
  sizes: ['M', 'L'],
  allOfSizes: ['M', 'L', 'XL'],
}
const BLACK_M = { color: 'čierna', size: 'M' }

/** Each combination that can be bought, with its price, and what the report says. */
function read(offers: unknown, change: object = {}) {
  const sent = { ...BASE, ...change, offers }
  const product = v.parse(productDetailSchema, sent)
  const bought = availableVariants(productChoices(product, PRODUCT_RULES)).map((one) =>
    `${one.color} ${one.size} ${offerOf(product, one)?.priceCents}`.trim(),
  )
  const { priceCents, priceMaxCents, sizes } = product
  return { product, bought, prices: [priceCents, priceMaxCents], sizes, flaws: offerFlaws(sent)[0]?.value }
}

it('a product is sold in the combinations of its offers alone, each at its own price', () => {
  const { product, ...all } = read([
    BLACK_M,
    { color: 'biela', size: 'L', price: '14,90', code: 7, ean: '4006381333931' },
  ])
  expect(all).toEqual({
    bought: ['čierna M 1290', 'biela L 1490'],
    prices: [1290, 1490],
    sizes: ['M', 'L'],
    flaws: undefined,
  })
  expect(offerOf(product, { color: 'biela', size: 'L' })).toMatchObject({ code: '7', ean: '4006381333931' })
  expect(lackingPart(product, { color: 'biela', size: 'M' })).toBe('both')
  expect(lackingPart(product, { color: 'biela', size: 'XL' })).toBe('size')
  const choices = productChoices(product, PRODUCT_RULES)
  expect([choices.defaultColor, choices.cuts[0].defaultSize]).toEqual(['čierna', 'M'])
})

it.each([undefined, null, [], '', {}])('offers that are missing (%j) change nothing', (offers) => {
  const { product, flaws } = read(offers)
  expect([product, flaws]).toEqual([v.parse(productDetailSchema, BASE), undefined])
  expect(product).not.toHaveProperty('offers')
})

it.each<[title: string, offers: unknown, bought: string[], flaws: string | undefined, change?: object]>([
  ["without a price has the product's", [BLACK_M], ['čierna M 1290'], undefined],
  [
    'with an unreadable price is left out',
    [BLACK_M, { ...BLACK_M, size: 'L', price: 'abc' }],
    ['čierna M 1290'],
    '"čierna L"?',
  ],
  ['with a price of 0 is left out', [BLACK_M, { size: 'L', price: 0 }], ['čierna M 1290'], '?'],
  ['with three decimals is left out', [BLACK_M, { size: 'L', price: '1.299' }], ['čierna M 1290'], '?'],
  ['with an unreadable flag is left out', [BLACK_M, { size: 'L', available: 'yes' }], ['čierna M 1290'], '?'],
  ['that is no object is left out', [BLACK_M, 'abc'], ['čierna M 1290'], '?'],
  [
    'cheaper than its product costs what the product does',
    [{ ...BLACK_M, price: 9 }],
    ['čierna M 1290'],
    'čierna M: price',
  ],
  [
    "dearer than its product raises the product's price",
    [{ ...BLACK_M, price: 15 }],
    ['čierna M 1500'],
    'price',
  ],
  [
    'in a size that the product calls sold out is gone',
    [BLACK_M, { color: 'biela', size: 'XL' }],
    ['čierna M 1290'],
    'biela XL: size',
  ],
  [
    'in an unknown colour is gone',
    [BLACK_M, { color: 'zelená', size: 'L' }],
    ['čierna M 1290'],
    'zelená L: color',
  ],
  [
    'that comes twice has the higher price',
    [BLACK_M, { ...BLACK_M, price: 13 }],
    ['čierna M 1300'],
    'čierna M: twice; price',
  ],
  ['that comes twice is gone if one says so', [BLACK_M, { ...BLACK_M, available: 0 }], [], 'čierna M: twice'],
  ['without a colour is for all', [{ size: 'M' }], ['čierna M 1290', 'biela M 1290'], undefined],
  ['without a size is for all', [{ color: 'BIELA' }], ['biela M 1290', 'biela L 1290'], undefined],
  [
    'that is sold out may be cheaper',
    [BLACK_M, { size: 'L', price: 9, available: '' }],
    ['čierna M 1290'],
    undefined,
  ],
  [
    'names the only colour of a product',
    [{ color: 'sivá', size: 'M' }],
    ['M 1290'],
    undefined,
    { variants: [] },
  ],
  ['with a wrong EAN has none', [{ ...BLACK_M, ean: '123' }], ['čierna M 1290'], 'čierna M: ean "123"'],
  [
    'with a previous price below its price has none',
    [{ ...BLACK_M, price_before: 5 }],
    ['čierna M 1290'],
    'čierna M: price_before',
  ],
  [
    'with a price_max that is not the highest says so',
    [BLACK_M],
    ['čierna M 1290'],
    'price_max 99',
    { price_max: 99 },
  ],
  [
    'with too long a size_name says so',
    [BLACK_M],
    ['čierna M 1290'],
    `size_name "${'x'.repeat(31)}"`,
    { size_name: 'x'.repeat(31) },
  ],
])('an offer %s', (_, offers, bought, flaws, change) => {
  const found = read(offers, change)
  expect(found.bought).toEqual(bought)
  if (flaws?.endsWith('?')) expect(found.flaws).toBeDefined()
  else expect(found.flaws).toBe(flaws)
})

it.each(['abc', 5, [7], [{ price: -1 }]])(
  'a product whose offers (%j) cannot be read is not for sale',
  (offers) => {
    const { product, bought, flaws } = read(offers)
    expect([bought, productChoices(product, PRODUCT_RULES).unavailable]).toEqual([[], 'no-size'])
    expect(flaws).toBeDefined()
  },
)

it('without sizes, colours that are gone leave the others, and none of them leaves nothing', () => {
  const change = { sizes: null, allOfSizes: [] }
  expect(read([{ color: 'biela' }], change).bought).toEqual(['biela  1290'.trim()])
  const { product } = read([{ color: 'biela', available: false }], change)
  expect(productChoices(product, PRODUCT_RULES).unavailable).toBe('sold-out')
})

it('sizes that only tags name are sold as the offers of their colours say', () => {
  const sent = { sizes: null, allOfSizes: [], tags: ['149', '157'] }
  expect(read([{ color: 'biela' }], sent).bought).toEqual(['biela S 1290', 'biela M 1290'])
})

it("an offer at the product's price has its previous price, and another one has its own", () => {
  const offers = [
    BLACK_M,
    { color: 'biela', size: 'M', price: 15, price_before: 20 },
    { size: 'L', price: 16 },
  ]
  const { product } = read(offers, { price_before: 14 })
  expect(product.offers?.map((one) => one.priceBeforeCents)).toEqual([1400, 2000, null, null])
  expect(product.priceBeforeCents).toBe(1400)
})

it('a card of a filtered size opens the first colour that has it', () => {
  const { product } = read([BLACK_M, { color: 'biela', size: 'L' }])
  const sized = { ...product, tags: ['157', '158'] }
  const chosen = (...values: { id: string; name: string }[]) => filteredChoice(sized, values, PRODUCT_RULES)
  const large = { id: '158', name: 'L' }
  expect(chosen(large).path).toBe('/produkt/tricko?size=L&color=biela')
  expect(chosen(large, { id: '1', name: 'Čierna' })).toMatchObject({ color: 'čierna', soldOutSizes: ['L'] })
})
