import { expect, it } from 'vitest'
import { suggestedCount } from '../../src/messages/shop/header-search.ts'

it.each([
  [1, 1, '1 návrh'],
  [2, 2, '2 návrhy'],
  [5, 5, '5 návrhov'],
  [6, 44, '6 návrhov, spolu 44 produktov'],
  [0, 0, 'Žiadny produkt s takým názvom. Pozrite si:'],
  [0, null, ''],
])('%d of %s suggestions are told as %j', (shown, total, text) =>
  expect(suggestedCount(shown, total).replaceAll('\u00A0', ' ')).toBe(text),
)
