import { expect, it } from 'vitest'
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
