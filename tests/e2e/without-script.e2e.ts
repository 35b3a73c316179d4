import { expect } from '@playwright/test'
import { SHOP } from '../../src/config/shop.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

test.use({ javaScriptEnabled: false })

test('a shopper browses by the menu, reads prices, and finds telephone and e-mail', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Doplnky a darčeky' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Hrnčeky' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hrnčeky' })).toBeVisible()
  const card = main.getByRole('listitem').filter({ hasText: 'Hrnček Kriváň 330 ml' })
  await expect(card).toContainText('8,90\u00A0€')
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrnček Kriváň 330 ml')
  await expect(main).toContainText('8,90\u00A0€')
  for (const path of [PRODUCT, '/cart', '/checkout']) {
    await page.goto(path)
    await expect(main.getByRole('link', { name: SHOP.phone.label }), path).toBeVisible()
    await expect(main.getByText('Načítavame košík…')).toBeHidden()
    await expect(main.getByText('Nákupný košík je prázdny')).toBeHidden()
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
  await expect(footer.getByRole('link', { name: SHOP.email.label })).toBeVisible()
})

test("the header's search leads to the search page", async ({ page }) => {
  await page.goto('/kontakt')
  const input = page.getByRole('textbox', { name: 'Hľadať v obchode' })
  await expect(input).toHaveAttribute('inputmode', 'search')
  await expect(input).toHaveAttribute('enterkeyhint', 'search')
  await input.fill('mikina medved')
  await input.press('Enter')
  await expect(page).toHaveURL(/\/page-search\??$/)
})

test('no button does nothing, and the newest products can be scrolled', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Bannery' })
  await expect(hero.getByRole('group', { name: /^\d z \d$/ })).toHaveAccessibleName('1 z 3')
  await expect(hero.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByLabel('Vzhľad')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ďalšie produkty', exact: true })).toBeHidden()
  // On a wide screen all of them are seen.
  await page.setViewportSize({ width: 800, height: 900 })
  const view = page.getByRole('group', { name: 'Najnovšie pridané produkty' })
  const [first, ...others] = await view.getByRole('listitem').all()
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await expect(first ?? view).not.toBeInViewport({ ratio: 0.5 })
  await others.at(-1)?.scrollIntoViewIfNeeded()
  await expect(others.at(-1) ?? view).toBeInViewport({ ratio: 0.5 })
})
