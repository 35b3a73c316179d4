// Rules 311, 312, 313, 318
import { describe, expect, it } from 'vitest'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { lineKey } from '../../../src/cart/rules/cart.ts'
import {
  type CheckedCart,
  cartBlock,
  toCartChanges,
  ofLines,
  parseStoredPrices,
  toStoredPrices,
} from '../../../src/cart/rules/cart-changes.ts'
import { reconcileCart } from '../../../src/cart/rules/reconcile-cart.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { PRODUCT_RULES, cartLine, product } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'
import { checkLine } from '../../../src/cart/rules/price-check.ts'

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })
const bag = cartLine({ id: 6, size: '', cut: '', selectedCut: '', priceCents: 1090 })
const start: CheckedCart = { cart: [mug, bag], oldPrices: {}, unavailable: {}, others: {} }

function fresh(...prices: [id: number, priceCents: number | null][]): Map<number, Product | null> {
  return new Map(
    prices.map(([id, priceCents]) => [id, priceCents === null ? null : product({ id, priceCents })]),
  )
}
const reconcile = (from: CheckedCart, ...prices: [number, number | null][]) =>
  reconcileCart(from, fresh(...prices), PRODUCT_RULES)
const changesOf = (checked: CheckedCart) => toCartChanges(checked, [])

it('reconcileCart puts the new price into the cart and keeps the old one for the notice', () => {
  const reconciled = reconcile(start, [5, 990], [6, 1090])
  expect(reconciled.cart).toEqual([{ ...mug, priceCents: 990 }, bag])
  expect(changesOf(reconciled)).toEqual({
    prices: [{ line: { ...mug, priceCents: 990 }, oldCents: 890 }],
    unavailable: [],
    prints: [],
    others: [],
    costs: [],
  })
})

it('reconcileCart compares with the price that the shopper last agreed to, however often it changes', () => {
  const reconciled = reconcile(reconcile(start, [5, 990]), [5, 1090])
  expect(changesOf(reconciled).prices).toMatchObject([{ line: { priceCents: 1090 }, oldCents: 890 }])
})

it('reconcileCart keeps an unchanged line as the same object, without an old price', () => {
  const reconciled = reconcile(start, [5, 890], [6, 1090])
  expect(reconciled).toStrictEqual({ cart: [mug, bag], oldPrices: {}, unavailable: {}, others: {} })
  expect(reconciled.cart[0]).toBe(mug)
})

it('reconcileCart has no notice for a price that another tab has put back', () => {
  const oldPrices = { [lineKey(mug)]: mug.priceCents }
  expect(changesOf({ ...start, oldPrices }).prices).toEqual([])
})

it('reconcileCart has no notice if the old price is back, and keeps it if the next answer is the same', () => {
  expect(changesOf(reconcile(reconcile(start, [5, 990]), [5, 990])).prices).toHaveLength(1)
  expect(changesOf(reconcile(reconcile(start, [5, 990]), [5, 890]))).toEqual({
    prices: [],
    unavailable: [],
    prints: [],
    others: [],
    costs: [],
  })
})

it('reconcileCart keeps price and mark of products without an answer', () => {
  expect(reconcile(start).cart).toEqual(start.cart)
  const marked = reconcile(start, [6, null])
  expect(reconcile(marked, [5, 890])).toEqual(marked)
})

it('reconcileCart marks a vanished product, and removes the mark when it is back', () => {
  const marked = reconcile(start, [6, null])
  expect(changesOf(marked).unavailable).toEqual([{ line: bag, reason: 'vanished' }])
  expect(changesOf(reconcile(marked, [6, 1090])).unavailable).toEqual([])
})

it("reconcileCart moves a picture without a folder to the product's folder, or keeps it if there is none (rule 803)", () => {
  const unplaced = { ...mug, imagePath: '', unplacedImage: 'x.jpg' }
  const reconcileAt = (imagePath: string) =>
    reconcileCart(
      { ...start, cart: [unplaced] },
      new Map([[5, product({ priceCents: 890, imagePath })]]),
      PRODUCT_RULES,
    )
  expect(reconcileAt('2024/05/a.jpg').cart).toStrictEqual([{ ...mug, imagePath: '2024/05/x.jpg' }])
  expect(reconcileAt('a.jpg').cart).toStrictEqual([{ ...mug, imagePath: 'x.jpg' }])
  expect(reconcileAt('').cart).toStrictEqual([unplaced])
})

it('reconcileCart forgets the changes of lines that are no longer in the cart', () => {
  const reconciled = reconcile(start, [5, 990], [6, null])
  const emptied = reconcile({ ...reconciled, cart: [] })
  expect(emptied).toEqual({ cart: [], oldPrices: {}, unavailable: {}, others: {} })
  expect(cartBlock(changesOf({ ...reconciled, cart: [] }))).toBeNull()
})

it('own print that the shop no longer offers on a line is told, and keeps it from being ordered as it is (rule 135)', () => {
  const printed = cartLine({ isPrinted: true, artwork: 'design' })
  const checked = { cart: [printed, cartLine()], oldPrices: {}, unavailable: {}, others: {} }
  const changes = toCartChanges(checked, [], [])
  expect(changes.prints).toEqual([{ line: printed }])
  expect(cartBlock(changes)).toBe('products')
  expect(toCartChanges(checked, [], ARTWORKS).prints).toEqual([])
})

describe('an id that is another product now (rule 318)', () => {
  const other = product({ id: 5, priceCents: 890, slug: 'miska', name: 'Miska', imagePath: 'a/miska.jpg' })
  const after = (change: Partial<Product>, from = start) =>
    reconcileCart(from, new Map([[5, { ...other, ...change }]]), PRODUCT_RULES)

  it('is reported with its name, keeps the line unchanged, and blocks the order', () => {
    const reconciled = after({})
    const changes = changesOf(reconciled)
    expect(reconciled.cart).toEqual(start.cart)
    expect(changes.others).toEqual([
      { line: mug, other: { name: 'Miska', slug: 'miska', imagePath: 'a/miska.jpg' } },
    ])
    expect(cartBlock(changes)).toBe('products')
    expect(reconcile(reconciled).others).toEqual(reconciled.others)
    expect(after({ slug: mug.slug }, reconciled).others).toEqual({})
  })

  it('is reported beside its new price', () => {
    const reconciled = after({ priceCents: 990 })
    const changes = changesOf(reconciled)
    expect(changes.others).toHaveLength(1)
    expect(changes.prices).toMatchObject([{ oldCents: 890 }])
  })

  it('makes the line unavailable if the new product cannot be bought like that', () => {
    const changes = changesOf(after({ status: 'Sold Out' }))
    expect(changes).toMatchObject({ others: [], unavailable: [{ reason: 'vanished' }] })
  })

  it.each([
    ['only another name', { slug: 'tricko' }],
    ['only another address', { name: 'TRIČKO' }],
  ])('is not reported for %s', (_, change) => expect(after(change).others).toEqual({}))

  it('is not reported for a stored line without an address', () =>
    expect(after({}, { ...start, cart: [{ ...mug, slug: '' }] }).others).toEqual({}))
})

it.each<[Record<string, number | null>, string | null]>([
  [{}, null],
  [{ 5: 990 }, 'prices'],
  [{ 6: null }, 'unavailable'],
  [{ 5: 990, 6: null }, 'unavailable'],
])('with the fresh prices %j the order is blocked by %j', (prices, block) => {
  const given = Object.entries(prices).map(([id, price]): [number, number | null] => [Number(id), price])
  expect(cartBlock(changesOf(reconcile(start, ...given)))).toBe(block)
})

it('ofLines keeps the values of lines in the cart, and the same object if there is nothing to drop', () => {
  const known = { [lineKey(mug)]: 1 }
  expect(ofLines({ ...known, other: 2 }, [mug])).toEqual(known)
  expect(ofLines(known, [mug])).toBe(known)
})

it.each([null, 5, 'x', [], { a: 'x' }, { a: -1 }, { a: null }, { a: { b: 1 } }])(
  'stored old prices are none in %j',
  (json) => expect(parseStoredPrices(json)).toEqual({}),
)

it('stored old prices are stored in euros and read back unchanged, and from any other JSON as prices or nothing', () => {
  expect(toStoredPrices({ a: 890 })).toEqual({ a: 8.9 })
  const prices = fc.dictionary(fc.string(), fc.nat())
  fc.assert(
    fc.property(prices, fc.jsonValue(), (old, json) => {
      expect(parseStoredPrices(JSON.parse(JSON.stringify(toStoredPrices(old))))).toEqual(old)
      expect(Object.values(parseStoredPrices(json)).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

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
  expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toEqual({ state: 'unchanged' }),
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
  expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toEqual({ state: 'unavailable', reason }),
)

function withColors(...names: string[]) {
  return { ...shirt, variants: names.map((name) => ({ name, thumbnail: '' })) }
}
