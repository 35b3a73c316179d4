// Rules 311, 312, 313, 318
import { describe, expect, it } from 'vitest'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { lineKey, type Cart } from '../../../src/cart/rules/cart.ts'
import { atToday, cartBlock, type Today } from '../../../src/cart/rules/cart-changes.ts'
import { toCartChanges } from '../../../src/cart/rules/find-changes.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { PRODUCT_RULES, cartLine, product } from '../../fixtures/builders.ts'
import { checkLine } from '../../../src/cart/rules/price-check.ts'

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })
const bag = cartLine({ id: 6, size: '', cut: '', selectedCut: '', priceCents: 1090 })
const cart = [mug, bag]

function answersTo(lines: Cart, ...products: (Product | null)[]): Today {
  return Object.fromEntries(
    products.flatMap((one, at) => {
      const line = lines[at]
      return line ? [[lineKey(line), checkLine(line, one, PRODUCT_RULES)]] : []
    }),
  )
}
const at = (priceCents: number | null) => (priceCents === null ? null : product({ id: 5, priceCents }))
const today = (...prices: (number | null)[]) => answersTo(cart, ...prices.map(at))
const changesOf = (answers: Today, lines: Cart = cart) => toCartChanges(lines, answers, [])
const NO_CHANGES = { prices: [], unavailable: [], prints: [], others: [], costs: [] }

it('a line is shown at the price of today, beside the one that the shopper last agreed to', () => {
  expect(changesOf(today(990, 1090))).toEqual({
    ...NO_CHANGES,
    prices: [{ line: { ...mug, priceCents: 990 }, oldCents: 890 }],
  })
})

it('a line without an answer, or with the same price, is shown as the same object, without changes', () => {
  expect(changesOf(today(890, 1090))).toEqual(NO_CHANGES)
  expect(changesOf({})).toEqual(NO_CHANGES)
  expect(atToday(mug, today(890))).toBe(mug)
  expect(atToday(mug, {})).toBe(mug)
})

it('a line to whose new price the shopper has agreed has no change', () => {
  expect(changesOf(today(990), [{ ...mug, priceCents: 990 }])).toEqual(NO_CHANGES)
})

it('a line is shown at the price to which another tab has agreed meanwhile, until the shop is asked about it', () => {
  const agreed = { ...mug, priceCents: 1090 }
  expect(atToday(agreed, today(990))).toBe(agreed)
  expect(changesOf(today(990), [agreed])).toEqual(NO_CHANGES)
})

it('a line whose product has vanished is told, at the price that was agreed to', () => {
  expect(changesOf(today(890, null))).toEqual({
    ...NO_CHANGES,
    unavailable: [{ line: bag, reason: 'vanished' }],
  })
})

it("a line's picture without a folder is shown from the product's folder, or as it is if there is none (rule 803)", () => {
  const unplaced = { ...mug, imagePath: '', unplacedImage: 'x.jpg' }
  const shownAt = (imagePath: string) =>
    atToday(unplaced, answersTo([unplaced], product({ priceCents: 890, imagePath })))
  expect(shownAt('2024/05/a.jpg')).toStrictEqual({ ...mug, imagePath: '2024/05/x.jpg' })
  expect(shownAt('a.jpg')).toStrictEqual({ ...mug, imagePath: 'x.jpg' })
  expect(shownAt('')).toStrictEqual(unplaced)
})

it('own print that the shop no longer offers on a line is told, and keeps it from being ordered as it is (rule 135)', () => {
  const printed = cartLine({ isPrinted: true, artwork: 'design' })
  const lines = [printed, cartLine()]
  const changes = toCartChanges(lines, {}, [], [])
  expect(changes.prints).toEqual([{ line: printed }])
  expect(cartBlock(changes)).toBe('products')
  expect(toCartChanges(lines, {}, [], ARTWORKS).prints).toEqual([])
})

describe('an id that is another product now (rule 318)', () => {
  const other = product({ id: 5, priceCents: 890, slug: 'miska', name: 'Miska', imagePath: 'a/miska.jpg' })
  const after = (change: Partial<Product>, line = mug) =>
    changesOf(answersTo([line], { ...other, ...change }), [line])

  it('is reported with its name, and blocks the order', () => {
    const changes = after({})
    expect(changes.others).toEqual([
      { line: mug, other: { name: 'Miska', slug: 'miska', imagePath: 'a/miska.jpg' } },
    ])
    expect(cartBlock(changes)).toBe('products')
  })

  it('is no longer reported once the line is that product', () => {
    const { name, slug } = other
    expect(changesOf(answersTo([mug], other), [{ ...mug, name, slug }]).others).toEqual([])
  })

  it('is reported beside its new price', () => {
    const changes = after({ priceCents: 990 })
    expect(changes.others).toHaveLength(1)
    expect(changes.prices).toMatchObject([{ oldCents: 890 }])
  })

  it('makes the line unavailable if the new product cannot be bought like that', () => {
    expect(after({ status: 'Sold Out' })).toMatchObject({ others: [], unavailable: [{ reason: 'vanished' }] })
  })

  it.each([
    ['only another name', { slug: 'tricko' }],
    ['only another address', { name: 'TRIČKO' }],
  ])('is not reported for %s', (_, change) => expect(after(change).others).toEqual([]))

  it('is not reported for a stored line without an address', () =>
    expect(after({}, { ...mug, slug: '' }).others).toEqual([]))
})

it.each<[(number | null)[], string | null]>([
  [[], null],
  [[990], 'prices'],
  [[890, null], 'unavailable'],
  [[990, null], 'unavailable'],
])('with the prices of today %j the order is blocked by %j', (prices, block) =>
  expect(cartBlock(changesOf(today(...prices)))).toBe(block),
)

/** A t-shirt (98) with a men's cut (152) in M and L (157, 158). */
const shirt = product({ tags: ['98', '152', '157', '158'], sizes: ['M', 'L'] })
const line = cartLine()
/** The same t-shirt with a women's cut (153), which has no 4XL (162). */
const twoCuts = product({ tags: ['98', '152', '153', '157', '162'] })
const plainMug = product({ tags: [] })
const mugLine = cartLine({ size: '', cut: '', selectedCut: '' })

it.each([
  ['a line as it was put into the cart', line, shirt],
  ['a line if the shop does not say which sizes are available', line, { ...shirt, sizes: null }],
  ['a product without choices', mugLine, plainMug],
  ['a colour that still exists', { ...line, color: 'biela' }, withColors('čierna', 'biela')],
  ['a t-shirt whose tags name no size, in its default size', line, { ...shirt, tags: ['98', '152'] }],
  ['a cut and a colour that the line never chose', { ...line, selectedCut: '' }, withColors('biela')],
  ['a line without a cut, in a size of one of two cuts', { ...line, selectedCut: '', size: '4XL' }, twoCuts],
  ['a size without a tag that can be bought', { ...line, size: 'XXL' }, { ...shirt, sizes: ['XXL'] }],
  ['another name and picture', line, { ...shirt, name: 'Iné', imagePath: '' }],
])('the check passes %s', (_, cartLine, fresh) =>
  expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toMatchObject({
    ...{ reason: null, other: null },
    priceCents: fresh.priceCents,
  }),
)

it.each([
  ['a product that the shop no longer has', line, null, 'vanished'],
  ['a sold out product', line, { ...shirt, status: 'Sold Out' as const }, 'sold-out'],
  ['a product without an available size', line, { ...shirt, sizes: [] }, 'sold-out'],
  ['a sold-out size', line, { ...shirt, sizes: ['M'] }, 'size'],
  ['a size that no longer exists', line, { ...shirt, tags: ['98', '152', '157'], sizes: ['M'] }, 'size'],
  ['a size of another cut', { ...line, size: '4XL' }, shirt, 'size'],
  ['a missing size that has to be chosen', { ...line, size: '' }, shirt, 'size'],
  ['a size where there are none any more', { ...mugLine, size: 'L' }, plainMug, 'size'],
  ['neither size nor cut', { ...line, size: '', selectedCut: '' }, shirt, 'size'],
  ['a cut that it no longer has', line, { ...shirt, tags: ['98', '153', '157', '158'] }, 'cut'],
  ['a colour that it no longer has', { ...line, color: 'biela' }, withColors('čierna'), 'color'],
  ['a dearer product in a size that is gone', line, { ...shirt, sizes: ['M'], priceCents: 9900 }, 'size'],
] as const)('the check refuses %s', (_, cartLine, fresh, reason) =>
  expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toMatchObject({
    reason,
    priceCents: cartLine.priceCents,
  }),
)

function withColors(...names: string[]) {
  return { ...shirt, variants: names.map((name) => ({ name, thumbnail: '' })) }
}
