import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { untilLinesAreThere } from './support/checkout.ts'
import { addToCart } from './support/shopper.ts'
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

  test('has its goods in one row of 56 px', async ({ page }) => {
    await openShort(page)
    expect((await page.locator('.goods').boundingBox())?.height).toBe(56)
  })
})
