import { expect, it } from 'vitest'
import { outOf } from '../../src/messages/out-of.ts'
import { formatCount, PIECES } from '../../src/messages/plural.ts'

it.each([
  [0, '0 kusov'],
  [1, '1 kus'],
  [2, '2 kusy'],
  [4, '4 kusy'],
  [5, '5 kusov'],
  [22, '22 kusov'],
  [1.5, '1.5 kusa'],
])('%d', (count, text) => expect(formatCount(count, PIECES).replace('\u00A0', ' ')).toBe(text))

/** By the word that a number begins with: štyri, šesť, sedem, štrnásť, sto and their like follow 'zo'. */
it.each([
  [
    'z',
    [0, 1, 2, 3, 5, 8, 10, 11, 12, 13, 15, 18, 20, 24, 36, 50, 89, 200, 246, 500, 1000, 1400, 1744, 2600],
  ],
  ['zo', [4, 6, 7, 14, 16, 17, 40, 44, 60, 71, 100, 180, 199, 400, 699, 744, 4000, 17_500, 44_000, 100_000]],
])('%s', (word, totals) => {
  for (const total of totals) expect(outOf(total)).toBe(`${word}\u00A0${total}`)
})
