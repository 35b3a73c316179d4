// Rule 319
import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/product-limits.ts'
import { changeLine, withChoice } from '../../../src/cart/rules/change-line.ts'
import type { CartLine } from '../../../src/cart/rules/cart.ts'
import { undoRemoval } from '../../../src/cart/rules/removed-line.ts'
import { cartLine, product } from '../../fixtures/builders.ts'

const M = cartLine({ size: 'M', count: 2, artwork: 'design' })
const L = cartLine({ size: 'L', count: 3 })
const MUG = cartLine({ id: 2 })
const toL = (line: CartLine) => ({ ...line, size: 'L' })

const change = (cart: readonly CartLine[]) => changeLine(cart, M, toL, QUANTITY)

it('a line that gets another choice keeps its place, pieces, price and artwork', () => {
  const { cart, removed } = change([M, MUG])
  expect(cart).toMatchObject([{ ...M, size: 'L' }, MUG])
  expect(removed).toMatchObject({ line: M, at: 0, changed: { line: { ...M, size: 'L' }, total: 2 } })
})

it('a line that gets another choice is merged with the line that has that choice already', () => {
  const { cart, removed } = change([M, MUG, L])
  expect(cart).toMatchObject([MUG, { ...L, count: 5 }])
  expect(removed?.changed).toMatchObject({ line: { size: 'L', count: 2 }, total: 5 })
})

it('a line that gets another choice has at most 99 pieces, and tells how many were added', () => {
  const { cart, removed } = change([M, { ...L, count: 98 }])
  expect(cart).toMatchObject([{ ...L, count: 99 }])
  expect(removed?.changed).toMatchObject({ line: { count: 1 }, total: 99 })
})

it('a line that gets another choice stays removed if another tab has removed it', () => {
  expect(change([MUG])).toMatchObject({ cart: [MUG], removed: null })
})

it.each([
  ['a line of its own', [M, MUG]],
  ['a merged line', [M, MUG, L]],
  ['a merged line of more than 99 pieces', [MUG, M, { ...L, count: 98 }]],
])('a line that gets another choice is as before when the change is undone: %s', (_, before) => {
  const { cart, removed } = change(before)
  expect(removed && undoRemoval(cart, removed, QUANTITY)).toMatchObject(before)
})

describe('the picture of a changed line', () => {
  const goods = product({ variants: [{ name: 'modrá', thumbnail: '2024/t_modra.jpg' }] })
  const line = { ...M, color: 'biela', unplacedImage: 'biela.jpg' }

  it('is that of its new colour', () => {
    const { unplacedImage, imagePath } = withChoice(line, { ...line, color: 'modrá' }, goods)
    expect([imagePath, unplacedImage]).toEqual(['2024/modra.jpg', undefined])
  })

  it('stays the same with another size', () => {
    expect(withChoice(line, { ...line, size: 'L' }, goods)).toEqual({ ...line, size: 'L' })
  })
})
