import { describe, expect, it } from 'vitest'
import { totalPriceCents } from '../../../src/domain/cart/cart-totals.ts'
import {
  atOldPrices,
  cartBlock,
  orderableLines,
  toCartChanges,
  type CheckedCart,
} from '../../../src/domain/cart/cart-changes.ts'
import { lineKey } from '../../../src/domain/cart/cart.ts'
import { settleCart } from '../../../src/domain/cart/settle-cart.ts'
import type { Product } from '../../../src/domain/product/product.ts'
import { cartLine, product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })
const bag = cartLine({ id: 6, size: '', cut: '', selectedCut: '', priceCents: 1090 })
const start: CheckedCart = { cart: [mug, bag], oldPrices: {}, unavailable: {} }

function fresh(...prices: [id: number, priceCents: number | null][]): Map<number, Product | null> {
  return new Map(
    prices.map(([id, priceCents]) => [id, priceCents === null ? null : product({ id, priceCents })]),
  )
}
const settle = (from: CheckedCart, ...prices: [number, number | null][]) =>
  settleCart(from, fresh(...prices), PRODUCT_RULES)
const changesOf = (checked: CheckedCart, maxLines = 100) => toCartChanges(checked, maxLines)

describe('settleCart', () => {
  it('puts the new price into the cart and keeps the old one for the question', () => {
    const settled = settle(start, [5, 990], [6, 1090])
    expect(settled.cart).toEqual([{ ...mug, priceCents: 990 }, bag])
    expect(changesOf(settled)).toEqual({
      prices: [{ line: { ...mug, priceCents: 990 }, oldCents: 890 }],
      unavailable: [],
      excess: 0,
    })
  })

  it('asks about the price that the shopper last agreed to, however often it changes', () => {
    const settled = settle(settle(start, [5, 990]), [5, 1090])
    expect(changesOf(settled).prices).toMatchObject([{ line: { priceCents: 1090 }, oldCents: 890 }])
  })

  it('keeps an unchanged line as the same object, without an old price', () => {
    const settled = settle(start, [5, 890], [6, 1090])
    expect(settled).toStrictEqual({ cart: [mug, bag], oldPrices: {}, unavailable: {} })
    expect(settled.cart[0]).toBe(mug)
  })

  it('asks nothing of a price that another tab has put back', () => {
    const oldPrices = { [lineKey(mug)]: mug.priceCents }
    expect(changesOf({ ...start, oldPrices }).prices).toEqual([])
  })

  it('asks nothing when the price is back', () => {
    expect(changesOf(settle(settle(start, [5, 990]), [5, 890]))).toEqual({
      prices: [],
      unavailable: [],
      excess: 0,
    })
  })

  it('keeps the question when the next answer says the same', () => {
    expect(changesOf(settle(settle(start, [5, 990]), [5, 990])).prices).toHaveLength(1)
  })

  it('changes nothing for products that got no answer, neither price nor mark', () => {
    expect(settle(start).cart).toEqual(start.cart)
    const marked = settle(start, [6, null])
    expect(settle(marked, [5, 890])).toEqual(marked)
  })

  it('marks what has vanished and takes the mark off what is back', () => {
    const marked = settle(start, [6, null])
    expect(changesOf(marked).unavailable).toEqual([{ line: bag, reason: 'vanished' }])
    expect(changesOf(settle(marked, [6, 1090])).unavailable).toEqual([])
  })

  it("finds a picture without a folder where the product's are, and keeps it where there are none (rule 803)", () => {
    const unplaced = { ...mug, imagePath: '', unplacedImage: 'x.jpg' }
    const settleAt = (imagePath: string) =>
      settleCart(
        { ...start, cart: [unplaced] },
        new Map([[5, product({ priceCents: 890, imagePath })]]),
        PRODUCT_RULES,
      )
    expect(settleAt('2024/05/a.jpg').cart).toStrictEqual([{ ...mug, imagePath: '2024/05/x.jpg' }])
    expect(settleAt('a.jpg').cart).toStrictEqual([{ ...mug, imagePath: 'x.jpg' }])
    expect(settleAt('').cart).toStrictEqual([unplaced])
  })

  it('forgets the changes of lines that are no longer in the cart', () => {
    const settled = settle(start, [5, 990], [6, null])
    const emptied = settle({ ...settled, cart: [] })
    expect(emptied).toEqual({ cart: [], oldPrices: {}, unavailable: {} })
    expect(changesOf({ ...settled, cart: [] })).toEqual({ prices: [], unavailable: [], excess: 0 })
  })
})

describe('cartBlock', () => {
  it.each([
    [[], null],
    [[[5, 990]], 'prices'],
    [[[6, null]], 'unavailable'],
    [
      [
        [5, 990],
        [6, null],
      ],
      'unavailable',
    ],
  ] as [[number, number | null][], string | null][])('after %j: %j', (prices, block) =>
    expect(cartBlock(changesOf(settle(start, ...prices)))).toBe(block),
  )
})

describe('a cart of more lines than an order may have', () => {
  it.each([
    [3, 0, null],
    [2, 0, null],
    [1, 1, 'too-many'],
  ])('of 2 lines, at most %i: %i too many, blocked by %j', (maxLines, excess, block) => {
    const changes = changesOf(start, maxLines)
    expect(changes.excess).toBe(excess)
    expect(cartBlock(changes)).toBe(block)
  })
})

describe('what the cart costs', () => {
  const settled = settle(start, [5, 990], [6, null])
  const orderable = orderableLines(settled.cart, changesOf(settled))

  it('uses the same cart object when nothing is left out', () =>
    expect(orderableLines(start.cart, changesOf(start))).toBe(start.cart))

  it('leaves out what can no longer be had', () => expect(totalPriceCents(orderable)).toBe(990))

  it('is known at the prices that the shopper last saw', () =>
    expect(totalPriceCents(atOldPrices(orderable, changesOf(settled)))).toBe(890))
})
