import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const { twoCuts, child, colours, soldOut, mug, sweatshirt } = KNOWN_PRODUCTS
/** Its name takes two lines, and three in the fallback font. */
const LONG_NAME = 'chlapcenska-mikina-s-kapucnou-pixelovy-votrelec'
const bar = (page: Page) => page.getByRole('button', { name: 'Do\u00A0košíka', exact: true })
const choice = (page: Page) => page.locator('.buy-bar')
/** The bar's text about the choice, a link to where it is made. */
const lead = (page: Page) => choice(page).getByRole('link', { name: /Zmeniť výber/ })

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test('the first screen has the name, the price and what the bar buys, however long the name', async ({
  page,
}) => {
  for (const [slug, chosen] of [
    [child.slug, 'Veľkosť\u00A0110'],
    [twoCuts.slug, 'Dámsky · veľkosť\u00A0XS'],
    [colours.slug, 'Veľkosť\u00A0S · petrolejová'],
    [sweatshirt.slug, 'Veľkosť\u00A0110'],
    [LONG_NAME, 'Veľkosť\u00A0'],
  ] as const) {
    await page.goto(`/produkt/${slug}`)
    await expect(lead(page)).toBeInViewport({ ratio: 1 })
    await expect(lead(page)).toContainText(chosen)
    const edge = (await choice(page).boundingBox())?.y ?? NaN
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').locator('.price').first(),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
      const box = await shown.boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(edge)
    }
  }
})

test('nothing that takes the focus lies under it, and the page ends above it', async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}`)
  await expect(bar(page)).toBeVisible()
  const covered: string[] = []
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { bottom } = element.getBoundingClientRect()
      const edge = document.querySelector('.buy-bar')?.getBoundingClientRect()
      const isCovered = edge && edge.height > 0 && !element.closest('.buy-bar') && bottom > edge.top
      return isCovered ? element.outerHTML.slice(0, 120) : ''
    })
    if (found === null) break
    if (found !== '') covered.push(found)
  }
  expect(covered).toEqual([])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const look = page.getByRole('combobox', { name: 'Vzhľad' })
  await expect
    .poll(async () => {
      const [last, edge] = await Promise.all([look.boundingBox(), choice(page).boundingBox()])
      return last && edge ? last.y + last.height <= edge.y : false
    })
    .toBe(true)
})

test('it makes room for the keyboard of the screen', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar(page)).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Hľadať v obchode' })
  await search.focus()
  await expect(bar(page)).toBeHidden()
  await search.blur()
  await expect(bar(page)).toBeVisible()
})

test('there is none for what cannot be bought', async ({ page }) => {
  await page.goto(`/produkt/${soldOut.slug}`)
  await expect(page.getByRole('button', { name: 'Vypredané' })).toBeDisabled()
  await expect(bar(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is none', async ({ page }) => {
    await page.goto(`/produkt/${colours.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })
})
