import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const PRODUCT_PAGE = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

function slider(page: Page) {
  const view = page.getByRole('group', { name: 'Najnovšie pridané produkty' })
  return {
    view,
    cards: view.getByRole('listitem'),
    previous: page.getByRole('button', { name: 'Predchádzajúce produkty' }),
    next: page.getByRole('button', { name: 'Ďalšie produkty', exact: true }),
    scrolled: () => view.evaluate((element) => element.scrollLeft),
  }
}

/** Waits until the view rests at its second card: a key in the middle of the glide would only end it. */
async function restAtSecond(page: Page): Promise<void> {
  const { view, cards } = slider(page)
  const distance = async () => {
    const [frame, card] = await Promise.all([view.boundingBox(), cards.nth(1).boundingBox()])
    return Math.abs((card?.x ?? NaN) - (frame?.x ?? NaN))
  }
  // The frame has room for a focus ring.
  await expect.poll(distance).toBeLessThan(8)
}

/** Where the view shows its first card, and how far apart its cards are. */
async function measure(page: Page) {
  const { view } = slider(page)
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
      const measured = await measure(page)
      expect(measured.perView).toBeCloseTo(perView, 1)
      expect(measured.gap).toBeCloseTo(gap, 1)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBe(0)
    })
})

test('arrows turn the pages to the end and back, and are disabled there', async ({ page }) => {
  await page.goto(PRODUCT_PAGE)
  const { view, cards, previous, next } = slider(page)
  await view.scrollIntoViewIfNeeded()
  await expect(cards.first()).toBeInViewport()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await next.click()
  await expect(cards.first()).not.toBeInViewport()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expect(async () => {
    await next.click()
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 })
  }).toPass()
  await expect(cards.last()).toBeInViewport({ ratio: 0.2 })
  await expect(async () => {
    await previous.click()
    await expect(previous).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 })
  }).toPass()
  await expect(next).toHaveAttribute('aria-disabled', 'false')
})

test('a keyboard scrolls it, and Tab reaches a product out of sight', async ({ page }) => {
  await page.goto(PRODUCT_PAGE)
  const { view, cards, next, scrolled } = slider(page)
  await next.focus()
  await page.keyboard.press('Tab')
  await expect(view).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await restAtSecond(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(scrolled).toBe(0)
  for (const card of await cards.all()) {
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card).toBeInViewport({ ratio: 0.2 })
  }
})

test('a wheel that goes sideways scrolls it to a whole product', async ({ page }) => {
  await page.goto(PRODUCT_PAGE)
  const { view, cards, scrolled } = slider(page)
  await view.scrollIntoViewIfNeeded()
  await view.hover()
  const start = async (index: number) => (await cards.nth(index).boundingBox())?.x ?? 0
  const first = await start(0)
  const step = (await start(1)) - first
  await page.mouse.wheel(step * 0.8, 0)
  await expect.poll(scrolled).toBeGreaterThan(step * 0.9)
  await expect.poll(async () => Math.abs((await start(1)) - first)).toBeLessThan(2)
})

test('who wants less motion sees no gliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PRODUCT_PAGE)
  const { view } = slider(page)
  await expect(view).toHaveCSS('scroll-behavior', 'auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(view).toHaveCSS('scroll-behavior', 'smooth')
})
