import { expect } from '@playwright/test'
import { enlarge } from './support/large-text.ts'
import { test } from './support/test.ts'

test('with text twice as large nothing scrolls sideways on a wide window, and the search has its room', async ({
  page,
}) => {
  await page.goto('/kontakt')
  await enlarge(page)
  for (const width of [1025, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The menu folds before the search is squeezed out.
    const box = await page.getByRole('banner').getByRole('combobox').boundingBox()
    expect(box?.width, `${width} px wide`).toBeGreaterThan(200)
  }
})

test('no word of a banner is torn, however large the text and narrow the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await enlarge(page)
  const torn = await page.evaluate(() =>
    [...document.querySelectorAll('.banner-words > *')].flatMap((title) => {
      const text = title.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map(([word]) => word)
    }),
  )
  expect(torn).toEqual([])
})
