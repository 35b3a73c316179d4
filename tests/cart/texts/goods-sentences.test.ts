// Rules 125, 134, 135
import { expect, it } from 'vitest'
import {
  goodsSentences,
  requiredNames,
  sendText,
  type Place,
} from '../../../src/cart/texts/goods-sentences.ts'
import { afterOrder } from '../../../src/cart/texts/after-order.ts'
import { printNote } from '../../../src/cart/texts/print-note.ts'
import { goodsDay } from '../../../src/cart/texts/order-day-texts.ts'
import { SHOP } from '../../../src/config/shop.ts'
import type { Cart } from '../../../src/cart/rules/cart.ts'
import { blank, box, plain, printed, shop, withoutOffer } from '../../fixtures/artwork.ts'
import { cartLine } from '../../fixtures/builders.ts'

const MADE_ID = 77
const AFTER = afterOrder('2025000042', (days) => `o ${days} dní`)
const TO = 'foto@example.sk (ukážka)'
const PRICE = 'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť. V súčte ešte nie je.'
const ONE_PARCEL = 'Všetko dostanete v jednom balíku, keď bude hotové, a deň vám oznámime.'
const MADE = 'Tovar vyrábame podľa vášho návrhu, preto sa nedá vrátiť.'

/** The table: what each cart says in a line, above the order button, after the order, of returns, in the order's note, and of the day. */
const TABLE: [
  what: string,
  cart: Cart,
  said: [line: string, before: string, after: string, returns: string, note: string, day: string],
  artworks?: typeof shop,
][] = [
  ['plain goods', [blank, cartLine()], ['', '', '', '', '', '']],
  [
    'a photo box',
    [box(20, 2)],
    [
      `Po objednaní pošlite 40 fotiek na ${TO}.`,
      `Po objednaní pošlite do 7 dní 40 fotiek na ${TO}, do predmetu napíšte číslo objednávky.`,
      `Pošlite 40 fotiek na ${TO} najneskôr o 7 dní, do predmetu napíšte 2025000042.`,
      MADE,
      '',
      'Vyrábať začneme, keď od vás dostaneme fotky. Deň doručenia vám potom oznámime.',
    ],
  ],
  [
    'goods with own print',
    [printed],
    [
      `Po objednaní pošlite návrh potlače na ${TO}. ${PRICE}`,
      `Po objednaní pošlite návrh potlače na ${TO}, do predmetu napíšte číslo objednávky. ${PRICE}`,
      `Pošlite návrh potlače na ${TO}, do predmetu napíšte 2025000042. ${PRICE}`,
      'Kus s vlastnou potlačou sa nedá vrátiť.',
      'S vlastnou potlačou: Tričko, L, pánsky (2 ks)',
      'Vyrábať začneme, keď od vás dostaneme návrh potlače. Deň doručenia vám potom oznámime.',
    ],
  ],
  [
    'goods that may get a design',
    [blank],
    [
      `Po objednaní môžete poslať návrh potlače na ${TO}.`,
      `Po objednaní môžete poslať návrh potlače na ${TO}, do predmetu napíšte číslo objednávky. Nie je to povinné.`,
      `Môžete poslať návrh potlače na ${TO}, do predmetu napíšte 2025000042. Nie je to povinné.`,
      '',
      '',
      '',
    ],
    withoutOffer,
  ],
  [
    'goods made to order',
    [cartLine({ id: MADE_ID })],
    ['', '', '', MADE, '', 'Vyrábame na objednávku, deň doručenia vám oznámime.'],
  ],
  [
    'goods of which a part is made to order',
    [cartLine({ id: MADE_ID }), cartLine({ name: 'Hrnček' })],
    [
      ...(['', '', ''] as const),
      'Tieto kusy vyrábame podľa vášho návrhu, preto sa nedajú vrátiť: Tričko, L, pánsky. Ostatný tovar vrátiť môžete.',
      '',
      `Časť tovaru vyrábame na objednávku. ${ONE_PARCEL}`,
    ],
  ],
  [
    'photos, own print and plain goods',
    [box(20), box(3), printed, blank],
    [
      `Po objednaní pošlite jedným e-mailom 23 fotiek a návrh potlače na ${TO}. ${PRICE}`,
      `Po objednaní pošlite do 7 dní jedným e-mailom 23 fotiek a návrh potlače na ${TO}, do predmetu napíšte číslo objednávky. ${PRICE}`,
      `Pošlite jedným e-mailom 23 fotiek a návrh potlače na ${TO} najneskôr o 7 dní, do predmetu napíšte 2025000042. ${PRICE}`,
      'Tieto kusy vyrábame podľa vášho návrhu, preto sa nedajú vrátiť: Fotobox Tím & spol. 20 fotiek; Fotobox Tím & spol. 3 fotiek; Tričko, L, pánsky, s vlastnou potlačou. Ostatný tovar vrátiť môžete.',
      'S vlastnou potlačou: Tričko, L, pánsky (2 ks)',
      `Časť tovaru začneme vyrábať, keď od vás dostaneme fotky a návrh potlače. ${ONE_PARCEL}`,
    ],
  ],
]

it.each(TABLE)(
  '%s: a cart, an order, its receipt and its note say what is sent, paid later, kept, and when it comes',
  (_, cart, said, artworks = shop) => {
    const at = (place: Place) =>
      plain(goodsSentences(cart, place, artworks, [MADE_ID]).send.map(sendText).join(' '))
    expect([
      ...(['line', 'before', AFTER] as const).map(at),
      plain(goodsSentences(cart, 'before', artworks, [MADE_ID]).returns),
      plain(printNote(cart, artworks)),
      plain(goodsDay(cart, { plan: SHOP.delivery, madeToOrderIds: [MADE_ID] }, artworks).said ?? ''),
    ]).toEqual(said)
  },
)

it.each([
  [1, 1, '1 fotku'],
  [3, 1, '3 fotky'],
  [2, 2, '4 fotky'],
  [5, 1, '5 fotiek'],
  [20, 3, '60 fotiek'],
])('%i photos for each of %i pieces are called %s', (photos, count, text) => {
  const [one] = goodsSentences([box(photos, count)], 'line', shop).send
  expect(plain(one?.before ?? '')).toContain(`pošlite ${text} na`)
})

it('an unknown number of photos is not named, and each line says its own', () => {
  const [one] = goodsSentences(
    [box(20, 2), cartLine({ name: 'Fotobox', artwork: 'photos' })],
    AFTER,
    shop,
  ).send
  expect(one?.before).toContain(' fotky na')
  expect(one?.items.map(plain)).toEqual([
    'Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
    'Fotobox, L, pánsky: fotky',
  ])
})

it('the note of an order with many printed lines says how many more they are', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...printed, name: `Tričko s dlhým názvom ${at}` }))
  expect(printNote(many, shop)).toMatch(
    /^S vlastnou potlačou: Tričko s dlhým názvom 0, .*; a ďalšie položky: \d+$/,
  )
  expect(printNote(many, shop).length).toBeLessThan(1000)
  expect(printNote([printed], withoutOffer)).toBe('')
})

it('the making waits only for required things', () => {
  expect(requiredNames([box(20), box(3), blank], shop)).toBe('fotky')
  expect(requiredNames([blank, cartLine()], shop)).toBe('')
})
