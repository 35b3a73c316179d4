// Rules 119, 416, 807
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { lineTitle } from '../../src/cart/texts/cart-texts.ts'
import { unavailableText } from '../../src/cart/texts/cart-changes-texts.ts'
import { deliveryNote } from '../../src/cart/texts/delivery-note.ts'
import { formatCount, PIECES } from '../../src/text/slovak.ts'
import { outOf } from '../../src/text/out-of.ts'
import { deliveryFact } from '../../src/product/texts/product-page.ts'
import { suggestedCount } from '../../src/search/texts.ts'
import { cartLine } from '../fixtures/builders.ts'
import { sizeAge } from '../../src/product/texts/size-age.ts'
import { SIZE_CHARTS } from '../../src/config/size-charts.ts'
import { CHOOSER, foundPoints } from '../../src/pickup-points/texts/chooser-texts.ts'

/** A text with `_` for a no-break space and `+` for a word joiner. */
const shown = (text: string | null) => text?.replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

it.each([
  [0, '0_kusov'],
  [1, '1_kus'],
  [2, '2_kusy'],
  [4, '4_kusy'],
  [5, '5_kusov'],
  [22, '22_kusov'],
])('%d pieces are "%s"', (count, text) => expect(shown(formatCount(count, PIECES))).toBe(text))

/** The first sound of the number decides: 'zo' stands before štyri, šesť, sedem, štrnásť, sto. */
it.each([
  [
    'z',
    [0, 1, 2, 3, 5, 8, 10, 11, 12, 13, 15, 18, 20, 24, 36, 50, 89, 200, 246, 500, 1000, 1400, 1744, 2600],
  ],
  ['zo', [4, 6, 7, 14, 16, 17, 40, 44, 60, 71, 100, 180, 199, 400, 699, 744, 4000, 17_500, 44_000, 100_000]],
])('the Slovak for "out of" is "%s" before these numbers', (word, totals) => {
  for (const total of totals) expect(shown(outOf(total))).toBe(`${word}_${total}`)
})

it.each([
  [1, 1, '1_návrh'],
  [2, 2, '2_návrhy'],
  [5, 5, '5_návrhov'],
  [6, 44, '6_návrhov, spolu 44_produktov'],
  [0, 0, 'V_názvoch sme „mačka“ nenašli.'],
  [0, null, ''],
])('%d suggestions for %s products are announced as %j', (count, total, text) =>
  expect(shown(suggestedCount('mačka', count, total))).toBe(text),
)

it.each([
  [{ size: 'L', cut: 'pánsky' }, 'Tričko, L, pánsky'],
  [{ size: 'L', cut: 'dámsky' }, 'Tričko, L, dámsky'],
  [{ size: 'M', cut: 'pánsky', color: 'biela' }, 'Tričko, M, pánsky, biela'],
  [{ size: '', cut: '' }, 'Tričko'],
])('the name of a line tells it from other lines of its product: %j', (choice, title) =>
  expect(lineTitle(cartLine(choice))).toBe(title),
)

it('a missing size is not called sold out', () => {
  expect(unavailableText('size', { size: '' })).toBe('Tomuto tovaru chýba veľkosť')
  expect(unavailableText('size', { size: 'L' })).toBe('Zvolená veľkosť už nie je v ponuke')
})

const COURIER = { id: 2, name: 'Kuriér GLS', kind: 'courier', costCents: 390 } as const
const PICKUP = { id: 7, name: 'Osobný odber', kind: 'pickup', costCents: 0 } as const

it.each([
  ['Osobný odber zadarmo, doprava od_2,90_€', DEFAULT_SETTINGS.deliveryOptions],
  ['Doprava od_3,90_€', [COURIER]],
  ['Osobný odber zadarmo', [PICKUP]],
  [
    'Osobný odber 1,00_€, doprava zadarmo',
    [COURIER, PICKUP].map((one, i) => ({ ...one, costCents: i * 100 })),
  ],
])('the note about deliveries is "%s"', (text, options) => expect(shown(deliveryNote(options))).toBe(text))

it.each([
  ['cheaper than the threshold', 3499, 290, 'Doprava od_2,90_€, pri nákupe od_35,00_€ zadarmo'],
  ['at the threshold', 3500, 290, 'Doprava zadarmo'],
  ['with a delivery that costs nothing', 890, 0, 'Doprava zadarmo'],
  ['that can only be picked up', 890, null, undefined],
])('the note about delivery of a product %s has its cost', (_, priceCents, cheapestCents, text) =>
  expect(shown(deliveryFact({ deliveryFreeFromCents: 3500 }, priceCents, cheapestCents))).toBe(text),
)

it("every size of the children's chart has its age, and no other size has one", () => {
  expect(SIZE_CHARTS.detsky_strih.map(([label]) => sizeAge(label))).not.toContain('')
  expect(SIZE_CHARTS.unisex_strih.map(([label]) => sizeAge(label)).join('')).toBe('')
  expect(sizeAge('134')).toBe('asi\u00A08 až\u00A09\u00A0rokov')
})

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
