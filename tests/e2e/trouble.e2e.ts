import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { breakPrices } from '../../scripts/screens/acts.ts'
import { checkout, keep, MUG } from './support/checkout.ts'
import { holdBack } from './support/hold-back.ts'
import { addButton, cartButton, main, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

const TITLE = 'Unexpected Application Error!'
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE })

test('code of the checkout that is gone after a deploy leaves a way on, with all that was typed', async ({
  page,
}) => {
  const isChunk = /_astro\/.*CheckoutPage.*\.js/
  const message = main(page).getByRole('alert')
  await keep(page, { cart: [MUG], customerData: { name: 'Žofia' } })
  await page.route(isChunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/checkout')
  await expect(message.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(message).toContainText('Obsah košíka ani údaje objednávky ste nestratili')
  await expect(message.getByRole('link', { name: /^\+421/ })).toHaveAttribute('href', /^tel:\+421/)
  await expect(message).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/CheckoutPage\.[\w-]+\.js failed\.$/,
  )
  await expect(main(page).getByText('Načítavam košík…')).toBeHidden()
  await page.unroute(isChunk)
  await message.getByRole('button', { name: 'Načítať znova' }).click()
  await expect(main(page).getByText('Hrnček Kriváň 330 ml')).toBeVisible()
  await expect(checkout(page).billing.getByLabel('Meno')).toHaveValue('Žofia')
})

test('a quick view whose code hangs is waited for 120 seconds, and can be tried again', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, /_astro\/QuickView\..*\.js/)
  await page.goto('/produkty/tricka')
  const button = quickViewButtons(page).first()
  await button.click()
  // The 120 seconds begin when Astro's runtime is there.
  await expect.poll(() => page.evaluate(() => customElements.get('astro-island') !== undefined)).toBe(true)
  await page.clock.runFor(90_000)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(30_000)
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(button).not.toHaveAttribute('aria-busy')
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await release()
  await button.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pridať do košíka' })).toBeVisible()
})

test('a quick view whose code is gone tells it in a notice that can be closed, and loads the page again when asked', async ({
  page,
}) => {
  const loads = watchRequests(page, (request) => request.isNavigationRequest())
  const isCode = /_astro\/QuickView\..*\.js/
  await page.route(isCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty/tricka')
  const button = quickViewButtons(page).first()
  await button.click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(trouble(page)).toBeHidden()
  await button.click()
  await expect(trouble(page)).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.unroute(isCode)
  const reloaded = page.waitForEvent('load')
  await trouble(page).getByRole('button', { name: 'Načítať znova' }).click()
  await reloaded
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  expect(loads).toHaveLength(2)
})

test("a cart's popup whose code is gone tells it, and the cart stays", async ({ page }) => {
  await keep(page, { cart: [MUG] })
  await page.route(/_astro\/CartPopup\..*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/kontakt')
  await cartButton(page).click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/CartPopup\.[\w-]+\.js failed\.$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('Hrnček')
})

test("a page's own module that is gone is a ChunkLoadError", async ({ page }) => {
  await page.route(/_astro\/Page.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/kontakt')
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/Page\.[\w-]+\.js failed\.$/,
  )
})

test("an error of a page's own module is told, and the page stays", async ({ page }) => {
  await breakPrices(page)
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await addButton(page).click()
  await expect(trouble(page)).toContainText('TypeError: cena sa pokazila')
  await expect(trouble(page).getByRole('link', { name: 'Na úvodnú stránku' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
