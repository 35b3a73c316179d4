import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const { sweatshirt: reduced } = KNOWN_PRODUCTS
const WORDS = 'Najnižšia cena za posledných 30\u00A0dní pred zľavou: 34,90\u00A0€'

async function expectReduced(place: Locator): Promise<void> {
  await expect(place.locator('p.price')).toHaveText('29,90\u00A0€')
  await expect(place.getByText(WORDS)).toBeVisible()
  await expect(place.locator('s')).toHaveText('34,90\u00A0€')
}

test('a reduced price is shown with the lowest of the 30 days before on a filtered card and in its quick view', async ({
  page,
}) => {
  await page.goto('/produkty/mikiny?search=havran&productsCount=40')
  const card = page
    .locator('.card:visible')
    .filter({ has: page.locator(`a[href="/produkt/${reduced.slug}"]`) })
  await expectReduced(card)

  // The API is not needed for it.
  await page.route(/action=get_product/, (route) => route.abort())
  await card.getByRole('button', { name: /^Rýchly náhľad/ }).click()
  await expectReduced(page.getByRole('dialog'))
})
