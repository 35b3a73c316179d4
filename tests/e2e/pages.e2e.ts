import { expect } from '@playwright/test'
import { checkout, keep, MUG } from './support/checkout.ts'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { cartButton, listingCount, main as mainOf } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchForReact } from './support/watch-page.ts'

test('a listing downloads React only when a shopper reaches for an island', async ({ page }) => {
  const hasReact = watchForReact(page)
  await untilRest(page, () => page.goto('/produkty/tricka'))
  expect(await hasReact()).toBe(false)
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(listingCount(page)).toHaveText('zobrazujem 17 z 17')
  expect(await hasReact()).toBe(true)
})

test('the first click on a popup that is still coming opens it with its lines', async ({ page }) => {
  await keep(page, { cart: [MUG] })
  await page.goto('/produkty/tricka', { waitUntil: 'domcontentloaded' })
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: MUG.name })).toBeVisible()
})

for (const [path, chunk] of [
  ['/cart', /_astro\/CartPage.*\.js/],
  ['/checkout', /_astro\/CheckoutPage.*\.js/],
] as const)
  test(`${path} says at once that the cart is empty, and of a full one only that it comes`, async ({
    page,
  }) => {
    const release = await holdBack(page, chunk)
    const main = mainOf(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(checkout(page).empty).toBeVisible()
    await expect(main.getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
    await expect(main.getByText('Načítavam košík…')).toBeHidden()

    await keep(page, { cart: [MUG] })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(main.getByText('Načítavam košík…')).toBeVisible()
    await expect(checkout(page).empty).toBeHidden()
    // Nothing that could be typed or ticked and then be lost, and no sum that could be wrong.
    await expect(main.locator('input, textarea, button')).toHaveCount(0)
    await expect(main).not.toContainText('€')
    await release()
    await expect(main.getByText(MUG.name)).toBeVisible()
  })
