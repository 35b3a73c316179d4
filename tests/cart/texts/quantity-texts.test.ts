// Rules 109, 303
import { expect, it } from 'vitest'
import { addedOf, countedAs, QUANTITY_LIMIT } from '../../../src/cart/texts/quantity-texts.ts'
import { plain } from '../../fixtures/artwork.ts'

it.each([
  [QUANTITY_LIMIT, 'Najviac 99 kusov naraz. Viac vám naceníme:'],
  [countedAs('150', 99), 'Namiesto „150“ počítame 99 kusov.'],
  [countedAs('1,5', 1), 'Namiesto „1,5“ počítame 1 kus.'],
  [addedOf(39, 60), 'Do košíka sme pridali 39 zo 60 kusov.'],
  [addedOf(1, 50), 'Do košíka sme pridali 1 z 50 kusov.'],
])('a lowered number of pieces is told in right Slovak: %s', (text, expected) => {
  expect(plain(text)).toBe(expected)
})
