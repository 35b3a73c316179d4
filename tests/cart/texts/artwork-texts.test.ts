// Rule 134
import { describe, expect, it } from 'vitest'
import {
  artworkAmount,
  artworkBefore,
  artworkOfLine,
  lineArtwork,
  printNote,
  requiredNames,
} from '../../../src/cart/texts/artwork-texts.ts'
import { blank, box, groupIn, groupOf, plain, shop, withoutOffer } from '../../fixtures/artwork.ts'
import { cartLine } from '../../fixtures/builders.ts'

it.each([
  [1, 1, '1 fotku'],
  [3, 1, '3 fotky'],
  [2, 2, '4 fotky'],
  [5, 1, '5 fotiek'],
  [20, 1, '20 fotiek'],
  [20, 3, '60 fotiek'],
])('%i photos for each of %i pieces are called %s', (photos, count, text) =>
  expect(plain(artworkAmount(groupOf(box(photos, count)).lines))).toBe(text),
)

it('an unknown number of photos is not named', () => {
  const { lines } = groupOf(box(20), cartLine({ name: 'Fotobox', artwork: 'photos' }))
  expect(artworkAmount(lines)).toBe('fotky')
})

describe('the text about photos to send', () => {
  it('stands in each line of the cart that needs photos', () => {
    expect(plain(lineArtwork(groupOf(box(20, 2))))).toBe(
      'Po objednaní pošlite 40 fotiek na foto@example.sk (ukážka).',
    )
    expect(plain(lineArtwork(groupIn(withoutOffer, blank)))).toBe(
      'Po objednaní môžete poslať návrh potlače na foto@example.sk (ukážka).',
    )
  })

  it('stands before the order, with the number of days', () => {
    expect(plain(artworkBefore(groupOf(box(20))))).toBe(
      'Po objednaní pošlite do 7 dní 20 fotiek na foto@example.sk (ukážka), do predmetu napíšte číslo objednávky.',
    )
    expect(plain(artworkBefore(groupOf(box(20), box(1, 2))))).toContain(
      'do 7 dní jedným e-mailom 22 fotiek na',
    )
    expect(plain(artworkBefore(groupIn(withoutOffer, blank)))).toBe(
      'Po objednaní môžete poslať návrh potlače na foto@example.sk (ukážka), do predmetu napíšte číslo objednávky. Nie je to povinné.',
    )
  })

  it('asks for the design of own print, and says that its price follows and nobody may return it (rule 135)', () =>
    expect(plain(artworkBefore(groupOf({ ...blank, isPrinted: true })))).toBe(
      'Po objednaní pošlite návrh potlače na foto@example.sk (ukážka), do predmetu napíšte číslo objednávky. ' +
        'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť. V súčte ešte nie je. Kus s vlastnou potlačou sa nedá vrátiť.',
    ))

  it('tells the order which pieces get own print (rule 135)', () => {
    const printed = { ...blank, count: 2, isPrinted: true as const }
    expect(printNote([printed, blank, box(20)], shop)).toBe('S vlastnou potlačou: Tričko, L, pánsky (2 ks)')
    expect(printNote([blank], shop)).toBe('')
    expect(printNote([printed], withoutOffer)).toBe('')
    const many = Array.from({ length: 40 }, (_, at) => ({ ...printed, name: `Tričko s dlhým názvom ${at}` }))
    expect(printNote(many, shop)).toMatch(
      /^S vlastnou potlačou: Tričko s dlhým názvom 0, .*; a ďalšie položky: \d+$/,
    )
    expect(printNote(many, shop).length).toBeLessThan(1000)
  })

  it('names each of several lines', () =>
    expect(groupOf(box(20, 2), box(3)).lines.map((own) => plain(artworkOfLine(own)))).toEqual([
      'Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
      'Fotobox Tím & spol. 3 fotiek: 3 fotky',
    ]))

  it('says only of required things that the making waits for them', () => {
    expect(requiredNames([box(20), box(3), blank], shop)).toBe('fotky')
    expect(requiredNames([blank, cartLine()], shop)).toBe('')
  })
})
