// Rule 134
import { expect, it } from 'vitest'
import { artworkIds } from '../../../src/catalogue/rules/artwork-ids.ts'
import { artworkCount, artworkOf } from '../../../src/catalogue/rules/artwork.ts'
import { ARTWORK_PLANS } from '../../../src/config/artwork-plans.ts'
import { product } from '../../fixtures/builders.ts'

const counted = {
  forms: { one: 'fotku', few: 'fotky', other: 'fotiek' },
  nameWord: 'fot',
  byProduct: { 'album-velky': 60, 'fotobox-duo': 2 },
}

it.each([
  ['Fotobox Rodina 20 fotiek', '', 20],
  ['Fotobox 3 FOTKY na chladničku', '', 3],
  ['Fotobox 1 fotka', '', 1],
  ['Fotobox 10 x 15 cm, 40 fotografií', '', 40],
  ['Album veľký', 'album-velky', 60],
  ['Fotobox Duo 20 fotiek', 'fotobox-duo', 2],
  ['Fotobox Rodina', '', null],
  ['Fotobox 2025', '', null],
  ['Fotobox 0 fotiek', '', null],
  ['Fotobox', 'toString', null],
])(
  'the number of photos of a product is read from the name "%s", or known by the slug "%s": %j',
  (name, slug, count) => expect(artworkCount({ name, slug }, { counted })).toBe(count),
)

it('the number of photos of a product is unknown if the plan counts none', () =>
  expect(artworkCount({ name: 'Tričko 20 fotiek', slug: '' }, { counted: null })).toBeNull())

it.each([
  ['a photo box', { id: 1, name: 'Fotobox Rodina 20 fotiek' }, 'photos'],
  ['no product that is made ahead', { id: 2, name: 'Podložka pod myš' }, undefined],
  ['no product that is made ahead by the API', { id: 1, isMadeToOrder: false }, undefined],
  ['textile without print', { id: 3, isWithoutPrint: true }, 'design'],
  ['no printed textile', { id: 3 }, undefined],
])('the shop wants photos or a design for %s', (_, change, id) => {
  const categories = [{ slug: 'bjk-fotoboxy', productIds: [1, 2] }]
  const ids = artworkIds([product(change)], categories, ARTWORK_PLANS)
  expect(artworkOf(change.id, ids)).toBe(id)
})
