// Rule 715
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { test } from './support/test.ts'

/** It becomes a combobox when its code has come. */
const box = (page: Page) => page.locator('#header-search-box')
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option')

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true })

  test('one touch opens the menu, the next one closes it', async ({ page }) => {
    await page.goto('/kontakt')
    const group = page.getByRole('banner').getByRole('button', { name: 'Oblečenie' })
    const list = page.getByRole('list', { name: 'Oblečenie' })
    await group.tap()
    await expect(list).toBeVisible()
    // Otherwise it would be the second half of a double tap.
    await page.keyboard.press('Shift')
    await group.tap()
    await expect(list).toBeHidden()
  })
})

test(
  'a wide window does not scroll sideways, and the search box has at least 200 px',
  { tag: '@large-text' },
  async ({ page }) => {
    // The second page has the shop's font from the cache. The machine's own is wider, and the first page may show it.
    for (const path of ['/kontakt', '/vratenie-tovaru']) await page.goto(path)
    for (const width of [1025, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      // The menu folds before the search box gets too narrow.
      expect((await box(page).boundingBox())?.width, `${width} px wide`).toBeGreaterThan(200)
    }
  },
)

test('as long as nothing is kept, the search box ends on the margin of the page', async ({ page }) => {
  await page.goto('/kontakt')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const ends = await page
      .locator('#header-search-box, .site-header .bar')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            one.getBoundingClientRect().right - parseFloat(one.id ? '0' : getComputedStyle(one).paddingRight),
        ),
      )
    expect(Math.abs((ends[0] ?? NaN) - (ends[1] ?? NaN)), `${width} px wide`).toBeLessThan(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the search box takes the whole row while it has the focus, and a tap opens a suggestion', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await box(page).tap()
    await page.keyboard.type('mikina medved')
    await expect(suggestions(page).first()).toContainText('„mikina medved“')
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await suggestions(page).getByText('Hľadať „mikina medved“').tap()
    await expect(page).toHaveURL(/search=mikina\+medved$/)
  })
})

test('dialogs and popups open and close with a short movement', async ({ page }) => {
  await keep(page, { cart: [MUG] })
  await page.goto(`/produkt/${KNOWN_PRODUCTS.colours.slug}`)
  await page.evaluate(() => {
    const moved = new Set<string>()
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const { tagName, popover, id, className } = target as HTMLElement
      if (tagName === 'DIALOG' || popover) moved.add(`${id || className} ${propertyName}`)
    })
    Object.assign(window, { movedSoFar: () => [...moved].filter((one) => one.endsWith(' opacity')).length })
  })
  for (const [opener, name] of [
    ['Tabuľka veľkostí', 'Tabuľka veľkostí'],
    [/^Nákupný košík/, 'Nákupný košík'],
  ] as const) {
    await press(page.getByRole('button', { name: opener }))
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
  }
  const moved = () => page.evaluate(() => (window as unknown as { movedSoFar: () => number }).movedSoFar())
  await expect.poll(moved).toBe(2)
})
