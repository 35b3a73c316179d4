import { expect, it } from 'vitest'
import { lineTitle } from '../../src/messages/cart/cart.ts'
import { CART_CHANGES, unavailableText } from '../../src/messages/cart/cart-changes.ts'
import { cartLine } from '../fixtures/builders.ts'

it('titles tell the lines of one product apart', () => {
  const lines = [
    cartLine({ size: 'L', cut: 'pánsky' }),
    cartLine({ size: 'L', cut: 'dámsky' }),
    cartLine({ size: 'M', cut: 'pánsky' }),
    cartLine({ size: 'M', cut: 'pánsky', color: 'biela' }),
    cartLine({ size: '', cut: '', selectedCut: '' }),
  ]
  expect(lines.map(lineTitle)).toEqual([
    'Tričko, L, pánsky',
    'Tričko, L, dámsky',
    'Tričko, M, pánsky',
    'Tričko, M, pánsky, biela',
    'Tričko',
  ])
})

it('a size that was never chosen is not called sold out', () => {
  expect(unavailableText('size', { size: '' })).toBe('Tomuto tovaru chýba veľkosť')
  expect(unavailableText('size', { size: 'L' })).toBe('Zvolená veľkosť už nie je v ponuke')
})

it.each([
  [1, '501\u00A0položiek', '1\u00A0položku'],
  [2, '502\u00A0položiek', '2\u00A0položky'],
  [5, '505\u00A0položiek', '5\u00A0položiek'],
])('a cart with %i lines too many says how many are to go', (excess, all, toGo) => {
  const text = CART_CHANGES.tooMany(500, excess)
  expect(text).toContain(`V košíku je ${all}`)
  expect(text).toContain(`Odstráňte, prosím, z košíka ešte ${toGo}.`)
})
