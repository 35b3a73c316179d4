// Rule 416
import { expect, it } from 'vitest'
import { CHOOSER, foundPoints } from '../../../src/pickup-points/texts/chooser-texts.ts'

const POINT = { id: '7', name: 'Box', street: 'Hlavná 1', city: 'Istebné', postalCode: '027 53' }

it.each([
  [undefined, 'podobné PSČ'],
  [0, 'v\u00A0tejto obci'],
  [0.4, 'v\u00A0okolí, 1\u00A0km'],
  [12.3, 'v\u00A0okolí, 12\u00A0km'],
])('a near pick-up point, %s km away, says only what the list knows: %s', (km, text) =>
  expect(CHOOSER.isNear(km)).toBe(text),
)

it.each([
  [1, new Map([[POINT, 12]]), '1\u00A0miesto a\u00A0za nimi 1 v\u00A0okolí'],
  [1, new Map(), '1\u00A0miesto a\u00A0za nimi 1 s\u00A0podobným PSČ'],
  [0, new Map([[POINT, 12]]), 'Priamo tu žiadne miesto nie je. Toto sú miesta v\u00A0okolí.'],
])('of %i points found and near ones with the distances %o, the shop says: %s', (total, away, text) =>
  expect(foundPoints('istebne', { points: [POINT, POINT], total, near: 1, away })).toBe(text),
)
