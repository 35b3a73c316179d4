// Rules 134, 135
import { expect, it } from 'vitest'
import { artworkGroups, completeArtwork, isPrintedOn } from '../../../src/cart/rules/cart-artwork.ts'
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

const printed = { ...blank, count: 2, isPrinted: true as const }

it('where own print is offered, goods with it need a design, and others need none (rule 135)', () => {
  const [group, ...others] = artworkGroups([blank, printed], ARTWORKS)
  expect(group).toMatchObject({ isRequired: true, lines: [{ line: { count: 2 } }] })
  expect(others).toEqual([])
})

it('goods with own print cannot be returned, and the same goods without it can (rule 135)', () => {
  expect(splitByReturn([blank, printed], [], ARTWORKS)).toEqual({ made: [printed], others: [blank] })
  const returnable = ARTWORKS.map((one) => ({
    ...one,
    offer: one.offer && { ...one.offer, isReturnable: true },
  }))
  expect(splitByReturn([printed], [], returnable).made).toEqual([])
})

it('own print counts only where the shop offers it (rule 135)', () => {
  const offered = [printed, { ...printed, artwork: 'photos' }, { ...printed, artwork: 'unknown' }, blank]
  expect(offered.map((line) => isPrintedOn(line, ARTWORKS))).toEqual([true, false, false, false])
})

it('a plan that no longer exists asks for nothing', () => {
  expect(artworkGroups([cartLine({ artwork: 'toString' }), cartLine()], ARTWORKS)).toEqual([])
})

it('a stored line gets the plan of its product in this build, and loses one that it no longer has', () => {
  const cart = [
    cartLine({ id: 7 }),
    cartLine({ id: 9, artwork: 'old' }),
    cartLine({ id: 1, artwork: 'design' }),
  ]
  const ids = { photos: [7], design: [9, 3] }
  expect(completeArtwork(cart, ids)).toEqual([
    cartLine({ id: 7, artwork: 'photos' }),
    cartLine({ id: 9, artwork: 'design' }),
    cartLine({ id: 1 }),
  ])
  expect(completeArtwork([blank], ids)).toEqual([blank])
})
