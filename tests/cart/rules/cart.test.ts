// Rules 114, 135, 302, 303, 316, 506
import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/product-limits.ts'
import * as cart from '../../../src/cart/rules/cart.ts'
import { withoutPieces, totalPriceCents } from '../../../src/cart/rules/cart.ts'
import { undoRemoval } from '../../../src/cart/rules/removed-line.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const add = (lines: cart.Cart, line: cart.CartLine) => cart.addLine(lines, line, QUANTITY)

it.each([
  { id: 2 },
  { size: 'M' },
  { color: 'čierna' },
  { selectedCut: 'damsky_strih' },
  { isPrinted: true as const },
])('adding to the cart keeps lines apart that differ in %j', (difference) =>
  expect(add([cartLine()], cartLine(difference))).toHaveLength(2),
)

describe('goods with own print (rule 135)', () => {
  const plain = cartLine({ count: 2 })
  const printed = cartLine({ count: 1, isPrinted: true })
  const both = add([plain], printed)

  it('are a line of their own beside the plain ones', () => {
    expect(both).toEqual([plain, printed])
    expect([cart.totalItems(both), totalPriceCents(both)]).toEqual([3, 4470])
  })

  it('stay as many when plain pieces are taken away and added again', () => {
    const fewer = cart.withCount(cart.withCount(both, plain, 1, QUANTITY), plain, 3, QUANTITY)
    expect(fewer).toEqual([cartLine({ count: 3 }), printed])
  })

  it('can be added to a full line of plain ones', () => {
    const full = add([cartLine({ count: 99 })], cartLine({ count: 5, isPrinted: true }))
    expect(full).toEqual([cartLine({ count: 99 }), cartLine({ count: 5, isPrinted: true })])
  })

  it('come back as they were by undo', () => {
    const removed = { line: printed, at: 1 }
    expect(undoRemoval(cart.withoutItem(both, printed), removed, QUANTITY)).toEqual(both)
  })

  it('leave the cart alone after an order of plain ones', () => {
    expect(withoutPieces(both, [plain], QUANTITY)).toEqual([printed])
  })
})

const two = [cartLine({ count: 2 }), cartLine({ id: 2 })]

it.each([0, -1, NaN])('withCount to %d removes the line', (count) =>
  expect(cart.withCount(two, cartLine(), count, QUANTITY)).toEqual([two[1]]),
)
it('a full cart takes more pieces of its lines, and no further line', () => {
  const full = [cartLine({ id: 1 }), cartLine({ id: 2 })]
  expect(cart.addLine(full, cartLine({ id: 3 }), QUANTITY, 2)).toEqual(full)
  expect(cart.piecesOf(cart.addLine(full, cartLine({ id: 2 }), QUANTITY, 2), cartLine({ id: 2 }))).toBe(2)
})

it('undoRemoval raises the count of an equal line that was added again', () => {
  const removed = { line: cartLine({ count: 3 }), at: 0 }
  expect(undoRemoval([...two].reverse(), removed, QUANTITY)).toEqual([two[1], cartLine({ count: 5 })])
})
it('withoutItem deletes the line', () => expect(cart.withoutItem(two, cartLine())).toEqual([two[1]]))
it('withCount and withoutItem ignore an unknown line', () => {
  const stranger = cartLine({ id: 9 })
  expect(cart.withoutItem(two, stranger)).toEqual(two)
  expect(cart.withCount(two, stranger, 5, QUANTITY)).toEqual(two)
})

const line = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    size: fc.constantFrom('', 'M', 'L'),
    color: fc.constantFrom('', 'čierna'),
    selectedCut: fc.constantFrom('', 'pansky_strih'),
    count: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(cartLine)

const operation = fc.oneof(
  line.map((item) => (lines: cart.Cart) => add(lines, item)),
  line.map((item) => (lines: cart.Cart) => cart.withoutItem(lines, item)),
  fc.tuple(line, fc.integer({ min: -3, max: 200 })).map(
    ([item, count]) =>
      (lines: cart.Cart) =>
        cart.withCount(lines, item, count, QUANTITY),
  ),
)

const anyCart = fc
  .array(operation, { maxLength: 60 })
  .map((steps) => steps.reduce<cart.Cart>((all, step) => step(all), []))

it('the cart has every line once, with 1 to 99 pieces', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      expect(new Set(lines.map(cart.lineKey)).size).toBe(lines.length)
      for (const one of lines) {
        expect(one.count).toBeGreaterThanOrEqual(1)
        expect(one.count).toBeLessThanOrEqual(99)
      }
    }),
  )
})

it('in any order of adding, only pieces above 99 are lost', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (added) => {
      const pieces = new Map<string, number>()
      for (const one of added)
        pieces.set(cart.lineKey(one), Math.min(99, (pieces.get(cart.lineKey(one)) ?? 0) + one.count))
      for (const lines of [added, added.toReversed()]) {
        const filled = lines.reduce<cart.Cart>(add, [])
        expect(new Map(filled.map((one) => [cart.lineKey(one), one.count]))).toEqual(
          new Map(lines.map((one) => [cart.lineKey(one), pieces.get(cart.lineKey(one))])),
        )
      }
    }),
  )
})

it('after an order the cart has the pieces that were not ordered', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (lines, ordered) => {
      const left = withoutPieces(lines, ordered, QUANTITY)
      const rest = lines.map((one) => ({ ...one, count: one.count - cart.piecesOf(ordered, one) }))
      expect(left).toEqual(rest.filter(({ count }) => count > 0))
    }),
  )
})

it('a removed line that is put back is the same at the same place', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), (lines, place) => {
      const at = place % Math.max(1, lines.length)
      const removed = lines[at]
      if (!removed) return
      expect(undoRemoval(cart.withoutItem(lines, removed), { line: removed, at }, QUANTITY)).toEqual(lines)
    }),
  )
})

it.each<[string, cart.CartLine[], cart.CartLine[]]>([
  ['nothing, if nothing came after it', [cartLine({ size: 'M', count: 2 })], []],
  ['pieces that were added', [cartLine({ size: 'M', count: 5 })], [cartLine({ size: 'M', count: 3 })]],
  [
    'a line that was put into the cart beside the ordered one',
    [cartLine({ size: 'M', count: 2 }), cartLine({ size: 'L' })],
    [cartLine({ size: 'L' })],
  ],
])('an order of two pieces leaves in the cart %s', (_, now, left) =>
  expect(withoutPieces(now, [cartLine({ size: 'M', count: 2 })], QUANTITY)).toEqual(left),
)
