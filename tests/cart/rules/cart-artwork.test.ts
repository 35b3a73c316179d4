import { expect, it } from 'vitest'
import { artworkGroups, completeArtwork } from '../../../src/cart/rules/cart-artwork.ts'
import { addLine } from '../../../src/cart/rules/cart.ts'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { cartLine } from '../../fixtures/builders.ts'

const box = (change = {}) =>
  cartLine({ id: 7, name: 'Fotobox Rodina 20 fotiek', artwork: 'photos', count: 2, ...change })
const blank = cartLine({ id: 3, artwork: 'design' })

it('a line takes as many photos as its goods together', () => {
  const [group] = artworkGroups([box()], ARTWORKS)
  expect(group?.lines.map(({ pieces }) => pieces)).toEqual([40])
})

it('lines of one address share an e-mail, and what has to be sent comes before what may be', () => {
  const groups = artworkGroups([blank, box(), cartLine({ id: 1 }), box({ id: 8, name: 'Fotobox' })], ARTWORKS)
  expect(
    groups.map(({ isRequired, days, lines }) => [isRequired, days, lines.map(({ pieces }) => pieces)]),
  ).toEqual([
    [true, 7, [40, null]],
    [false, null, [null]],
  ])
})

it('nothing is asked for that the shop no longer knows of', () => {
  expect(artworkGroups([cartLine({ artwork: 'toString' }), cartLine()], ARTWORKS)).toEqual([])
})

it('a line from before is completed by its product, and another keeps what it has', () => {
  const cart = [cartLine({ id: 7 }), blank, cartLine({ id: 1 })]
  const ids = { photos: [7, 3], design: [9] }
  expect(completeArtwork(cart, ids)).toEqual([
    cartLine({ id: 7, artwork: 'photos' }),
    blank,
    cartLine({ id: 1 }),
  ])
  expect(completeArtwork([blank], ids)).toEqual([blank])
})

it('what is sent for a product does not tell two lines apart', () => {
  expect(addLine([box()], box(), { min: 1, max: 99 })).toEqual([box({ count: 4 })])
})
