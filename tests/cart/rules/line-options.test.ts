// Rule 319
import { expect, it } from 'vitest'
import { lineOptions } from '../../../src/cart/rules/line-options.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { CUT_NAMES } from '../../../src/catalogue/texts/product-words.ts'
import { cartLine, product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const [TSHIRT, WOMEN, MEN] = ['98', '153', '152']
const SIZES = { S: '149', M: '157', L: '158', '5XL': '163' }
const COLORS = [
  { name: 'biela', thumbnail: '2024/t_biela.jpg' },
  { name: 'modrá', thumbnail: '2024/t_modra.jpg' },
]
const twoCuts = product({ tags: [TSHIRT, WOMEN, MEN, SIZES.S, SIZES.M, SIZES['5XL']], sizes: ['S', '5XL'] })
const line = cartLine({ size: 'M', cut: 'dámsky', selectedCut: 'damsky_strih' })

/** Each group as a text: the chosen option in brackets, a sold-out one after a minus. */
function optionsOf(change: Partial<Product>, of = line) {
  return lineOptions(of, { ...twoCuts, ...change }, PRODUCT_RULES, CUT_NAMES).map(({ what, cut, options }) =>
    [
      cut || what,
      ...options.map(({ label, isChosen, isAvailable }) => {
        const text = isAvailable ? label : `-${label}`
        return isChosen ? `(${text})` : text
      }),
    ].join(' '),
  )
}

it('a line can be changed to the sizes of each cut, with those that are sold out', () => {
  expect(optionsOf({})).toEqual(['dámsky S (-M)', 'pánsky S -M 5XL'])
})

it('a line can be changed to another size or colour, in a group of sizes and one of colours', () => {
  expect(optionsOf({ tags: [TSHIRT, WOMEN, SIZES.S, SIZES.M], sizes: ['S'], variants: COLORS })).toEqual([
    'size S (-M)',
    'color biela modrá',
  ])
})

it.each([
  [
    'of one size and one colour',
    { tags: [], sizes: ['UNI'], variants: COLORS.slice(0, 1) },
    { size: 'UNI', color: 'biela' },
  ],
  ['without choices', { tags: [], sizes: null }, { size: '', color: '' }],
  ['whose id is another product now', { name: 'Mikina', slug: 'mikina' }, {}],
])('a line can be changed to nothing if it is of goods %s', (_, change, choice) => {
  expect(optionsOf(change, cartLine({ ...choice, cut: '', selectedCut: '' }))).toEqual([])
})

it('a line can be changed to the one size that its goods have now', () => {
  expect(optionsOf({ tags: [], sizes: ['UNI'] }, cartLine({ size: '', cut: '', selectedCut: '' }))).toEqual([
    'size UNI',
  ])
})

it('a line can be changed to no option that can be bought if its goods are sold out', () => {
  expect(optionsOf({ status: 'Sold Out', sizes: null })).toEqual(['dámsky -S (-M)', 'pánsky -S -M -5XL'])
})

it('options have what changes with them as the offers say, and the price that differs from the line (rule 137)', () => {
  const offer = (color: string, size: string, priceCents: number, isAvailable = true) => ({
    ...{ color, size, priceCents, isAvailable, priceBeforeCents: null, ean: '', code: '' },
  })
  const offers = [offer('biela', 'S', 1490), offer('biela', '5XL', 1790), offer('modrá', 'S', 1590)]
  const shirt = {
    ...product({ ...twoCuts, tags: [TSHIRT, MEN], variants: COLORS, allOfSizes: ['S', '5XL'] }),
    offers,
  }
  const of = cartLine({ size: 'S', color: 'biela', priceCents: 1490 })
  const told = (one: typeof of) =>
    lineOptions(one, shirt, PRODUCT_RULES, CUT_NAMES).flatMap(({ options }) =>
      options.map(({ label, alongWith, isAvailable, priceCents }) => [
        label,
        alongWith,
        isAvailable && priceCents,
      ]),
    )
  expect(told(of)).toEqual([
    ['S', '', null],
    ['5XL', '', 1790],
    ['biela', '', null],
    ['modrá', '', 1590],
  ])
  expect(told({ ...of, size: '5XL', priceCents: 1790 }).slice(2)).toEqual([
    ['biela', '', null],
    ['modrá', 'S', 1590],
  ])
  expect(told({ ...of, color: 'modrá', priceCents: 1590 })[1]).toEqual(['5XL', 'biela', 1790])
})

it('each combination that is sold can be reached, also where neither of the steps between is sold', () => {
  const offers = [
    ['biela', 'S'],
    ['modrá', '5XL'],
  ].map(([color = '', size = '']) => ({
    ...{ color, size, priceCents: 1490, isAvailable: true, priceBeforeCents: null, ean: '', code: '' },
  }))
  const shirt = { ...twoCuts, tags: [TSHIRT, MEN], variants: COLORS, allOfSizes: ['S', '5XL'], offers }
  const of = cartLine({ size: 'S', color: 'biela', priceCents: 1490 })
  const chosen = lineOptions(of, shirt, PRODUCT_RULES, CUT_NAMES).flatMap(({ options }) =>
    options.filter(({ isChosen, isAvailable }) => isAvailable && !isChosen),
  )
  expect(chosen.map(({ label, alongWith }) => [label, alongWith])).toEqual([
    ['5XL', 'modrá'],
    ['modrá', '5XL'],
  ])
  for (const { choice } of chosen) expect(choice).toMatchObject({ size: '5XL', color: 'modrá' })
})

it('a colour that is not sold in the size of a line is offered in the nearest one', () => {
  const offers = ['S', 'XL'].map((size) => ({
    ...{
      color: 'modrá',
      size,
      priceCents: 1490,
      isAvailable: true,
      priceBeforeCents: null,
      ean: '',
      code: '',
    },
  }))
  const sizes = ['S', 'M', 'L', 'XL']
  const shirt = { ...twoCuts, tags: [], sizes, allOfSizes: sizes, variants: COLORS, offers }
  const of = cartLine({ size: 'L', color: 'biela', priceCents: 1490, cut: '', selectedCut: '' })
  const [, colors] = lineOptions(of, shirt, PRODUCT_RULES, CUT_NAMES)
  expect(colors?.options[1]).toMatchObject({ label: 'modrá', alongWith: 'XL', choice: { size: 'XL' } })
})

it('a chosen option that is sold no more stays sold out', () => {
  const offers = [
    {
      color: 'modrá',
      size: 'S',
      priceCents: 1490,
      isAvailable: true,
      priceBeforeCents: null,
      ean: '',
      code: '',
    },
  ]
  const shirt = { ...twoCuts, tags: [TSHIRT, MEN], variants: COLORS, allOfSizes: ['S'], offers }
  expect(optionsOf(shirt, cartLine({ size: 'S', color: 'biela' }))).toEqual([
    'size (-S) -5XL',
    'color (-biela) modrá',
  ])
})

it('an option has the whole choice: a size with its cut, a colour with its picture', () => {
  const [women, , colors] = lineOptions(line, { ...twoCuts, variants: COLORS }, PRODUCT_RULES, CUT_NAMES)
  expect(women?.options[0]?.choice).toEqual({
    ...{ size: 'S', color: '' },
    cut: 'dámsky',
    selectedCut: 'damsky_strih',
  })
  expect(colors?.options[1]).toMatchObject({
    choice: { size: 'M', color: 'modrá', cut: 'dámsky', selectedCut: 'damsky_strih' },
    imagePath: '2024/modra.jpg',
  })
})
