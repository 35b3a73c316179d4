import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { addToCart } from './support/shopper.ts'
import { test } from './support/test.ts'

const { twoCuts, child, cap, mug, soldOut, colours, withoutPrint, ems, hostile, sweatshirt } = KNOWN_PRODUCTS
const row = (page: Page) => page.getByRole('region', { name: 'Naposledy ste si pozreli' })
const names = (page: Page) => row(page).getByRole('heading', { level: 3 })

async function see(page: Page, ...products: { slug: string }[]): Promise<void> {
  // The page's own script remembers it: that has run when the page is loaded.
  for (const { slug } of products) await page.goto(`/produkt/${slug}`)
}

async function storeSeen(page: Page, stored: string): Promise<void> {
  await page.goto('/kontakt')
  await page.evaluate((text) => localStorage.setItem('recentlySeen', text), stored)
}

test('what was seen before stands below a product, newest first, and never the product itself', async ({
  page,
}) => {
  await see(page, mug, cap, mug, twoCuts)
  await row(page).scrollIntoViewIfNeeded()
  await expect(names(page)).toHaveText([/Hrnček Kriváň/, /Šiltovka Jeleň/])
  await expect(row(page).getByRole('listitem').first()).toContainText('8,90\u00A0€')
  await row(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/produkt/${mug.slug}`)
})

test('at most eight are remembered', async ({ page }) => {
  await see(page, mug, cap, twoCuts, child, soldOut, withoutPrint, ems, hostile, sweatshirt)
  await page.goto('/cart')
  await expect(names(page)).toHaveCount(8)
  await expect(names(page).first()).toHaveText(/Havran/)
  await expect(row(page)).not.toContainText('Hrnček')
})

test('a first visitor sees no such row', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`, { waitUntil: 'networkidle' })
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

test('nothing is fetched for it before it is near', async ({ page }) => {
  await see(page, mug)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/produkt/${twoCuts.slug}`, { waitUntil: 'networkidle' })
  const isOfRow = (path: string) => /recently-seen|suggestions/.test(path)
  expect(asked.filter(isOfRow)).toEqual([])
  await row(page).scrollIntoViewIfNeeded()
  await expect(names(page)).toHaveCount(1)
  expect(asked.filter(isOfRow)).toContain('/suggestions.json')
})

test('a product that the shop no longer has is left out', async ({ page }) => {
  await storeSeen(page, JSON.stringify(['tricko-ktore-uz-nie-je', mug.slug]))
  await page.goto('/cart')
  await expect(names(page)).toHaveText([/Kriváň/])
})

for (const [what, stored] of [
  ['broken JSON', '["a",'],
  ['an object', '{"0":"hrncek"}'],
  ['markup', '["<img src=x onerror=alert(1)>",null,{"toString":1},"__proto__"]'],
] as const)
  test(`${what} in its place in storage reads as nothing, and is written anew`, async ({ page }) => {
    await storeSeen(page, stored)
    await page.goto('/cart')
    await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
    await expect(row(page)).toHaveCount(0)
    await see(page, colours)
    await page.goto('/cart')
    await expect(names(page)).toHaveText([/Kompas/])
  })

test('without an answer the row goes, and the page stays', async ({ page }) => {
  await see(page, mug)
  await page.route('**/suggestions.json', (route) => route.abort())
  await page.goto('/cart')
  await expect(row(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
})
