import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, goToCheckout } from './support/checkout.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

/** Marks the page as it stands, which no page that is loaded anew has. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => (document.body.dataset['stood'] = 'here'))
}

async function goBackTo(page: Page, path: string | RegExp): Promise<void> {
  // Not goBack(): it waits for a load, which a page that was kept does not have.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(path)
  await expect(page.locator('body')).toHaveAttribute('data-stood', 'here')
}

/** Puts the product of the open page into the cart. */
async function addHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
}

const cartButton = (page: Page) => page.getByRole('button', { name: /^Nákupný košík/ })

test('Back from a product shows the listing as it stood, the cart as it is now, and its filters go on', async ({
  page,
}) => {
  await page.goto('/produkty/tricka')
  const count = page.locator('#listing-count')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 17 z 17')
  await expect(page).toHaveURL(/filters/)
  await mark(page)
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await addHere(page)
  await goBackTo(page, /zvierata|tricka/)
  await expect(count).toHaveText('zobrazujem 17 z 17')
  await expect(cartButton(page)).toContainText('1')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 40 z 78')
})

test('Back from a page of the shop shows a form as it was half filled', async ({ page }) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await addHere(page)
  await goToCheckout(page)
  await checkout(page).email.fill('zofia@exa')
  await press(checkout(page).terms)
  await mark(page)
  await page.goto('/kontakt')
  await goBackTo(page, '/checkout')
  await expect(checkout(page).email).toHaveValue('zofia@exa')
  await expect(checkout(page).terms).toBeChecked()
})

test('Back from the cart, where the product was removed, shows the product as it stood and an empty cart', async ({
  page,
}) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await addHere(page)
  await expect(cartButton(page)).toContainText('1')
  await mark(page)
  await page.goto('/cart')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Odstrániť/ })
    .click()
  await expect(checkout(page).empty).toBeVisible()
  await goBackTo(page, /hrncek/)
  await expect(cartButton(page)).toBeHidden()
  await addHere(page)
  await expect(cartButton(page)).toContainText('1')
})

test('a page that comes back is not covered by the popup it was left from', async ({ page }) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await addHere(page)
  await mark(page)
  await cartButton(page).click()
  await page.getByRole('link', { name: 'Objednať' }).click()
  await expect(page).toHaveURL('/checkout')
  await goBackTo(page, /hrncek/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
