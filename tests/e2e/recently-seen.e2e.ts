import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout } from './support/checkout.ts'
import { addHere, main, see } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

const { twoCuts, cap, mug } = KNOWN_PRODUCTS
const row = (page: Page) => page.getByRole('region', { name: 'Naposledy ste si pozreli' })
const names = (page: Page) => row(page).getByRole('heading', { level: 3 })

test('what was seen before stands below a product, newest first, and never the product itself', async ({
  page,
}) => {
  await see(page, mug, cap, mug)
  const asked = watchRequests(page, (request) => /recently-seen|\/listing\//.test(request.url()))
  await page.goto(`/produkt/${twoCuts.slug}`)
  // Nothing is fetched for the row before it is near.
  expect(asked).toEqual([])
  await row(page).scrollIntoViewIfNeeded()
  await expect(names(page)).toHaveText([/Hrnček Kriváň/, /Šiltovka Jeleň/])
  expect(asked).toContainEqual(expect.stringMatching(/\/listing\/.*\.json$/))
  await expect(row(page).getByRole('listitem').first()).toContainText('8,90\u00A0€')
  await row(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/produkt/${mug.slug}`)
})

test('it stands below an empty cart once something was seen, and goes with the first line', async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(checkout(page).empty).toBeVisible()
  await expect(row(page)).toBeHidden()
  await see(page, mug)
  await page.goto('/cart')
  await expect(names(page)).toHaveText([/Kriváň/])
  await see(page, cap)
  await addHere(page)
  await page.goto('/cart')
  await expect(page.getByText('Celková suma tovaru')).toBeVisible()
  await expect(row(page)).toBeHidden()
  await main(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Odstrániť/ })
    .click()
  await expect(checkout(page).empty).toBeVisible()
  await expect(names(page)).toHaveText([/Jeleň/, /Kriváň/])
})
