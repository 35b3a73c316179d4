// Rules 134, 135
import { expect, it } from 'vitest'
import { artworkFaults } from '../../../scripts/pipeline/check-artwork.ts'
import { artworkFindings } from '../../../scripts/pipeline/guards/catalogue/findings.ts'
import type { ArtworkPlan, PrintOffer } from '../../../src/catalogue/rules/artwork.ts'
import { ARTWORK_PLANS } from '../../../src/config/artwork-plans.ts'
import { category, product } from '../../fixtures/builders.ts'

const [photos, design] = ARTWORK_PLANS as [ArtworkPlan, ArtworkPlan]
const offer = design.offer as PrintOffer
const counted = (byProduct: Record<string, number>) => photos.counted && { ...photos.counted, byProduct }

it('the plans of the shop may go online', () => expect(artworkFaults(ARTWORK_PLANS)).toEqual([]))

it.each<[string, Partial<ArtworkPlan>, RegExp | null]>([
  ['another e-mail address', { email: 'foto@example.sk' }, null],
  ['a wrong e-mail address', { email: 'foto.example.sk' }, /^photos: má adresu „foto.example.sk“/],
  ['an empty e-mail address', { email: '' }, /nie je e-mailová/],
  ['half a day', { days: 0.5 }, /days celé číslo od 1 do 90/],
  ['no day', { days: 0 }, /days celé číslo/],
  ['no word for the things to send', { what: ' ' }, /nehovorí, čo má zákazník poslať/],
  ['no id', { id: '' }, /^1: nemá názov/],
  ['a count of minus one', { counted: counted({ box: -1 }) }, /má v byProduct počet/],
  ['an offer without a word for the print', { offer: { ...offer, prints: '' } }, /čo potlačíte/],
  ['an offer with half a cent', { offer: { ...offer, fromCents: 0.5 } }, /fromCents cenu v celých centoch/],
  ['an offer from no piece on', { offer: { ...offer, minPieces: 0 } }, /minPieces celé číslo/],
  ['an offer without files', { offer: { ...offer, formats: [] } }, /aké súbory beriete/],
  ['no goods', { category: '' }, /nehovorí, ktorého tovaru sa týka/],
])('a plan with %s: %s', (_, change, fault) => {
  const faults = artworkFaults([{ ...photos, ...change }])
  expect(faults).toEqual(fault ? [expect.stringMatching(fault)] : [])
})

it('only one plan may offer own print, because it has one page', () =>
  expect(artworkFaults([design, { ...design, id: 'other' }])).toEqual([
    'other: má offer, ktorú smie mať iba jeden riadok',
  ]))

it('two plans may not share an id, because cart lines store it', () =>
  expect(artworkFaults([photos, photos])).toEqual(['photos: má rovnaké id ako iný riadok']))

it('the report names missing categories and products of plans, and goods with an unknown count', () => {
  const boxes = [
    product({ id: 1, slug: 'box', name: 'Fotobox Rodina 20 fotiek' }),
    product({ id: 2, slug: 'album', name: 'Album Rodina' }),
    product({ id: 3, slug: 'duo', name: 'Duo' }),
  ]
  const shop = { products: boxes, categories: [category({ slug: 'fotoboxy', productIds: [1, 2] })] }
  const plan = {
    ...photos,
    category: 'fotoboxy',
    products: ['duo', 'niet'],
    counted: counted({ duo: 2, kde: 3 }),
  }
  const others = [{ category: 'bez-kategorie', exceptTags: [], exceptWords: [] }]
  expect(artworkFindings(shop, [plan], others)).toEqual([
    { kind: 'artwork', about: 'niet' },
    { kind: 'artwork', about: 'bez-kategorie' },
    { kind: 'artwork', about: 'kde' },
    { kind: 'artwork', about: 'Album Rodina', href: '/produkt/album' },
  ])
})
