import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { press } from './support/press.ts'
import { addHere, cartButton, listingCount } from './support/shopper.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => (document.body.dataset['stood'] = 'here'))
}

async function goBackTo(page: Page, path: string | RegExp): Promise<void> {
  // Not goBack(): it waits for a load, which a kept page does not have.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(path)
  await expect(page.locator('body')).toHaveAttribute('data-stood', 'here')
}

test('Back from a product shows the listing as it was, the present cart, and filters that work', async ({
  page,
}) => {
  await page.goto('/produkty/tricka')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(listingCount(page)).toHaveText('zobrazujem 17 z 17')
  await expect(page).toHaveURL(/filters/)
  await mark(page)
  await page.goto(PRODUCT)
  await addHere(page)
  await goBackTo(page, /zvierata|tricka/)
  await expect(listingCount(page)).toHaveText('zobrazujem 17 z 17')
  await expect(cartButton(page)).toContainText('1')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(listingCount(page)).toHaveText('zobrazujem 40 z 78')
})

test('a page that comes back does not show the popup whose link was followed', async ({ page }) => {
  await page.goto(PRODUCT)
  await addHere(page)
  await mark(page)
  await cartButton(page).click()
  await page.getByRole('link', { name: 'Objednať' }).click()
  await expect(page).toHaveURL('/checkout')
  await goBackTo(page, /hrncek/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
