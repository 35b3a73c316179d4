import { expect } from '@playwright/test'
import { test } from './support/test.ts'

const LETTERS =
  'á ä č ď é í ĺ ľ ň ó ô ŕ š ť ú ý ž Á Ä Č Ď É Í Ĺ Ľ Ň Ó Ô Ŕ Š Ť Ú Ý Ž ě ř ů ő ű ł ą ć ç € – „ “'

test('one font file has all letters, and the fallback fonts are bold in the same places', async ({
  page,
}) => {
  await page.goto('/kontakt')
  const { faces, missing } = await page.evaluate(async (letters) => {
    const own = [...document.fonts].filter(
      ({ family, display }) => /^"?Figtree"?$/.test(family) && display === 'optional',
    )
    // Under another name, because the page ignores its font after the first paint.
    const address = document.querySelector<HTMLLinkElement>('[rel=preload][as=font]')?.href ?? ''
    document.fonts.add(await new FontFace('Tried', `url(${address})`).load())
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (font: string, letter: string) => {
      if (!context) throw new Error('This browser has no canvas')
      context.font = `40px ${font}`
      return context.measureText(letter).width
    }
    return {
      faces: own.length,
      // A letter of the font has the same width with any fallback font.
      missing: letters
        .split(' ')
        .filter((letter) => widthIn('Tried, monospace', letter) !== widthIn('Tried, serif', letter)),
    }
  }, LETTERS)
  expect(faces).toBe(1)
  expect(missing).toEqual([])
  const weights = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => /^"?Figtree Fallback/.test(family))
      .map(({ weight }) => weight),
  )
  expect(weights.sort()).toEqual(['300 599', '600 900'])
})
