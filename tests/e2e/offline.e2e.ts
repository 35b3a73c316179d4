import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop/shop.ts'
import { addToCart } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

test('whoever loses the connection while browsing goes on choosing, and loses nothing', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/produkty/tricka')
  const count = page.locator('#listing-count')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 17 z 17')
  await context.setOffline(true)
  await expect(page.locator('#connection')).toContainText('Ste offline.')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await page.getByRole('main').getByRole('searchbox').fill('tatry')
  await expect(count).toHaveText(/^zobrazujem \d\sz\s\d$/)
  await expect(page).toHaveURL(/search=tatry/)
  await page.goBack()
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('dialog').getByRole('link', { name: 'Objednať' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Hrnček/ })).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper browses, reads prices, and finds whom to call or to write to order', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Kategórie' })
      .getByRole('link', { name: 'Hrnčeky' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hrnčeky' })).toBeVisible()
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hrnček Kriváň 330 ml' })
    await expect(card).toContainText('8,90\u00A0€')
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrnček Kriváň 330 ml')
    const main = page.getByRole('main')
    await expect(main).toContainText('8,90\u00A0€')
    for (const path of [`/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/cart', '/checkout']) {
      await page.goto(path)
      await expect(main.getByRole('link', { name: SHOP.phone.label }), path).toHaveAttribute('href', /^tel:/)
    }
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
    await expect(footer.getByRole('link', { name: SHOP.email.label })).toBeVisible()
  })
})
