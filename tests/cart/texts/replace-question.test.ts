import { expect, it } from 'vitest'
import { replaceQuestion } from '../../../src/cart/texts/replace-question.ts'
import { cartLine } from '../../fixtures/builders.ts'

const line = cartLine({ size: 'M', color: 'biela', cut: 'dámsky', selectedCut: 'damsky_strih' })
const MEN = { cut: 'pánsky', selectedCut: 'pansky_strih' }

it.each([
  [{ size: 'L' }, 'V košíku máte tento produkt vo veľkosti M. Nahradiť ho veľkosťou L?'],
  [{ color: 'modrá' }, 'V košíku máte tento produkt vo farbe biela. Nahradiť ho farbou modrá?'],
  [
    { ...MEN, size: 'L' },
    'V košíku máte tento produkt v strihu dámsky a vo veľkosti M. Nahradiť ho strihom pánsky a veľkosťou L?',
  ],
])('the question whether to replace a line by %j names both choices', (change, text) => {
  expect(replaceQuestion(line, { ...line, ...change }).replaceAll('\u00A0', ' ')).toBe(text)
})

it.each([
  [
    { ...line, cut: '', selectedCut: '' },
    line,
    'V košíku máte tento produkt v inom vyhotovení. Nahradiť ho strihom dámsky?',
  ],
  [line, { ...line, color: '' }, 'V košíku máte tento produkt vo farbe biela. Nahradiť ho týmto výberom?'],
])('the question whether to replace a line reads well if a line lacks a choice: %#', (old, now, text) => {
  expect(replaceQuestion(old, now).replaceAll('\u00A0', ' ')).toBe(text)
})
