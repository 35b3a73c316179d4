// Rule 523
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, fillBilling, newCustomer, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addToCart, main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** Puts three products into the cart and opens the checkout. */
async function openShort(page: Page): Promise<void> {
  for (const { slug } of [KNOWN_PRODUCTS.mug, KNOWN_PRODUCTS.cap, KNOWN_PRODUCTS.twoCuts])
    await addToCart(page, slug)
  await page.goto('/checkout')
  await untilLinesAreThere(page)
}

test.describe('the checkout of three products on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const boxOf = async (control: Locator) => (await control.boundingBox()) ?? { y: NaN, height: NaN }

  test('is at most 2,900 px high, with a delivery in the first screen and the first field within 1,000 px', async ({
    page,
  }) => {
    await openShort(page)
    expect((await boxOf(page.locator('.goods'))).height).toBe(56)
    const delivery = await boxOf(page.locator('.option').first())
    const bar = await boxOf(page.locator('.checkout-bar'))
    expect(delivery.y + delivery.height).toBeLessThan(bar.y)
    expect((await boxOf(checkout(page).email)).y).toBeLessThan(1000)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2900)
  })

  test('leads from the cart to the order in at most nine presses, when the browser fills the fields', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.sk`
    await openShort(page)
    await page.goto('/cart')
    const next = page.locator('.checkout-bar .button')
    let presses = 0
    const tap = async (control: Locator) => {
      presses += 1
      await press(control)
    }
    await tap(main(page).getByRole('link', { name: 'Prejsť do objednania' }))
    await untilLinesAreThere(page)
    await tap(page.getByRole('radio', { name: /GLS/ }))
    await tap(page.getByRole('radio', { name: 'Dobierka' }))
    await tap(next)
    await expect(checkout(page).email).toBeFocused()
    presses += 1
    await fillBilling(page, { ...newCustomer(), 'E-mail': email })
    await expect(next).toHaveText('Zakliknite súhlas s obchodnými podmienkami')
    await tap(checkout(page).terms)
    await tap(checkout(page).submit)
    await expect(checkout(page).success).toBeVisible()
    expect(presses).toBeLessThanOrEqual(9)
    expect(readOrders(email)).toHaveLength(1)
  })
})
