import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout } from './support/checkout.ts'
import { addHere, main, see } from './support/shopper.ts'
import { test } from './support/test.ts'

const { cap, mug } = KNOWN_PRODUCTS
const row = (page: Page) => page.getByRole('region', { name: 'Naposledy ste si pozreli' })
const names = (page: Page) => row(page).getByRole('heading', { level: 3 })

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
