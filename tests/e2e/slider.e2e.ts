import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const PRODUCT_PAGE = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

/** How many cards the view shows, and how far apart they are. */
async function measure(view: Locator) {
  return view.evaluate((element) => {
    const style = getComputedStyle(element)
    const [first, second] = [...element.querySelectorAll('li')].map((card) => card.getBoundingClientRect())
    if (!first || !second) throw new Error('the slider has fewer than two cards')
    const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const gap = second.left - first.right
    return { gap, perView: (width + gap) / (first.width + gap) }
  })
}

test('as many products are in view, and as far apart, as the window is wide', async ({ page }) => {
  await page.goto(PRODUCT_PAGE)
  const view = page.getByRole('group', { name: 'Najnovšie pridané produkty' })
  for (const [width, perView, gap] of [
    [1600, 4, 32],
    [1281, 4, 32],
    [1280, 3, 32],
    [1025, 3, 32],
    [1024, 3, 20],
    [769, 3, 20],
    [768, 2, 20],
    [641, 2, 20],
    [640, 1.5, 20],
    [501, 1.5, 20],
    [500, 1.3, 20],
    [320, 1.3, 20],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const measured = await measure(view)
      expect(measured.perView).toBeCloseTo(perView, 1)
      expect(measured.gap).toBeCloseTo(gap, 1)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBe(0)
    })
  // For whoever prefers less motion it does not scroll smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(view).toHaveCSS('scroll-behavior', 'auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(view).toHaveCSS('scroll-behavior', 'smooth')
})
