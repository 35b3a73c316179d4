// Rule 138
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { press } from './support/press.ts'
import { cards, main, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'

const { mug, colours } = KNOWN_PRODUCTS
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Odložené/ })
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Odložiť: / })
    .first()
const rows = (page: Page) => main(page).getByRole('listitem')

async function keepOnItsPage(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  await press(heart(page))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
}

test('a heart on a card, in the quick view and on the product is one, and the header counts it at the first paint', async ({
  page,
}) => {
  await page.goto('/produkty/hrnceky')
  await expect(headerLink(page)).toBeHidden()
  await press(heart(page))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(page)).toHaveAccessibleName('Odložené, 1\u00A0produkt')
  await quickViewButtons(page).first().click()
  const kept = page.getByRole('dialog').getByRole('button', { name: /^Odložiť: / })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await press(cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/produkt\//)
  await expect(headerLink(page)).toHaveText('1')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await press(heart(page))
  await expect(headerLink(page)).toBeHidden()
})

test('two tabs agree on what is kept', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(`/produkt/${mug.slug}`)
  await other.keyboard.press('Shift')
  await keepOnItsPage(page, mug)
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(other)).toHaveAccessibleName('Odložené, 1\u00A0produkt')
})

test('the page of kept goods has their prices, leads to their sizes, says what is gone, and lets go', async ({
  page,
}) => {
  await keepOnItsPage(page, mug)
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('saved') ?? '') as number[]
    localStorage.setItem('saved', JSON.stringify([...saved, 99_999_999]))
  })
  await page.goto('/odlozene')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('€')
  await expect(rows(page).nth(1)).toContainText('Tento produkt už nepredávame.')
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /^Pridať do košíka: / }),
  ).toHaveAttribute('href', `/produkt/${mug.slug}#vyber`)
  await press(rows(page).nth(1).getByRole('button'))
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('button')).toBeFocused()
  await press(rows(page).getByRole('button'))
  await expect(main(page).getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("a friend's list is shown beside one's own, which it changes only when it is kept", async ({ page }) => {
  await keepOnItsPage(page, mug)
  await page.goto(`/produkt/${colours.slug}`)
  const id = await page.locator('product-heart').getAttribute('data-product')
  await page.goto(`/odlozene?produkty=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odložené od priateľa')
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', `/produkt/${colours.slug}`)
  await expect(headerLink(page)).toHaveText('1')
  await press(page.getByRole('button', { name: 'Uložiť medzi moje' }))
  await expect(main(page).getByRole('status')).toContainText('Odložené máte 2\u00A0produkty.')
  await expect(headerLink(page)).toHaveText('2')
})

test('the link for a friend carries the kept goods', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepOnItsPage(page, mug)
  await page.goto('/odlozene')
  await press(page.getByRole('button', { name: 'Poslať zoznam priateľovi' }))
  await expect(main(page).getByRole('status')).toContainText('Odkaz je skopírovaný')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/odlozene\\?produkty=\\d+$`),
  )
})

test('clearing the stored data clears what is kept', async ({ page }) => {
  await keepOnItsPage(page, mug)
  await page.goto('/ochrana-osobnych-udajov')
  await press(page.getByRole('button', { name: 'Vymazať košík a všetky uložené údaje' }))
  await expect(headerLink(page)).toBeHidden()
})
