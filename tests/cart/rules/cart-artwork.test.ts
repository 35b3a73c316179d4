// Rules 134, 135
import { expect, it } from 'vitest'
import { artworkGroups, completeArtwork } from '../../../src/cart/rules/cart-artwork.ts'
import { splitByReturn } from '../../../src/cart/rules/made-lines.ts'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { withoutOffer } from '../../fixtures/artwork.ts'
import { cartLine } from '../../fixtures/builders.ts'

const box = (change = {}) =>
  cartLine({ id: 7, name: 'Fotobox Rodina 20 fotiek', artwork: 'photos', count: 2, ...change })
const blank = cartLine({ id: 3, artwork: 'design' })

it('lines with one address share an e-mail, and required things come before optional ones', () => {
  const cart = [blank, box(), cartLine({ id: 1 }), box({ id: 8, name: 'Fotobox' })]
  const groups = artworkGroups(cart, withoutOffer)
  expect(
    groups.map(({ isRequired, days, lines }) => [isRequired, days, lines.map(({ pieces }) => pieces)]),
  ).toEqual([
    [true, 7, [40, null]],
    [false, null, [null]],
  ])
})

it('where own print is offered, its chosen pieces need a design, and other pieces need none (rule 135)', () => {
  expect(artworkGroups([blank], ARTWORKS)).toEqual([])
  const [group] = artworkGroups([{ ...blank, count: 3, printed: 2 }], ARTWORKS)
  expect(group).toMatchObject({ isRequired: true, lines: [{ line: { count: 2 } }] })
})

it('goods with own print cannot be returned, and other pieces of their line can (rule 135)', () => {
  const line = cartLine({ artwork: 'design', count: 3, printed: 1 })
  const other = cartLine({ id: 9 })
  const { printed: _, ...plain } = line
  expect(splitByReturn([line, other], [], ARTWORKS)).toEqual({
    made: [{ ...line, count: 1 }],
    others: [{ ...plain, count: 2 }, other],
  })
  expect(splitByReturn([{ ...line, printed: 3 }], [], ARTWORKS)).toEqual({
    made: [{ ...line, printed: 3 }],
    others: [],
  })
  const returnable = ARTWORKS.map((one) => ({
    ...one,
    offer: one.offer && { ...one.offer, isReturnable: true },
  }))
  expect(splitByReturn([line], [], returnable).made).toEqual([])
})

it('a plan that no longer exists asks for nothing', () => {
  expect(artworkGroups([cartLine({ artwork: 'toString' }), cartLine()], ARTWORKS)).toEqual([])
})

it('a line that was stored without a plan gets its product’s, and another keeps its own', () => {
  const cart = [cartLine({ id: 7 }), blank, cartLine({ id: 1 })]
  const ids = { photos: [7, 3], design: [9] }
  expect(completeArtwork(cart, ids)).toEqual([
    cartLine({ id: 7, artwork: 'photos' }),
    blank,
    cartLine({ id: 1 }),
  ])
  expect(completeArtwork([blank], ids)).toEqual([blank])
})
