import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { addToCart, see } from './support/shopper.ts'
import { test } from './support/test.ts'

const { twoCuts, cap, mug } = KNOWN_PRODUCTS
const row = (page: Page) => page.getByRole('region', { name: 'Naposledy ste si pozreli' })
const names = (page: Page) => row(page).getByRole('heading', { level: 3 })

test('what was seen before stands below a product, newest first, and never the product itself', async ({
  page,
}) => {
  await see(page, mug, cap, mug)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/produkt/${twoCuts.slug}`)
  // Nothing is fetched for the row before it is near.
  const isOfRow = (path: string) => /recently-seen|suggestions/.test(path)
  expect(asked.filter(isOfRow)).toEqual([])
  await row(page).scrollIntoViewIfNeeded()
  await expect(names(page)).toHaveText([/Hrnček Kriváň/, /Šiltovka Jeleň/])
  expect(asked.filter(isOfRow)).toContain('/suggestions.json')
  await expect(row(page).getByRole('listitem').first()).toContainText('8,90\u00A0€')
  await row(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/produkt/${mug.slug}`)
})

test('a first visitor sees no such row', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(row(page)).toBeHidden()
  await page.goto('/cart')
  await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
  // There it is the product seen before; after that nothing is left to show on the product's own page.
  await expect(names(page)).toHaveText([/Kriváň/])
  await page.goto(`/produkt/${mug.slug}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(row(page)).toHaveCount(0)
})

test('it stands below an empty cart, and goes with the first line', async ({ page }) => {
  await see(page, mug)
  await page.goto('/cart')
  await expect(names(page)).toHaveText([/Kriváň/])
  await addToCart(page, cap.slug)
  await page.goto('/cart')
  await expect(page.getByText('Celková suma tovaru')).toBeVisible()
  await expect(row(page)).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Odstrániť/ })
    .click()
  await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
  await expect(names(page)).toHaveText([/Jeleň/, /Kriváň/])
})
