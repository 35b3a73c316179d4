import type { Browser } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { putIntoCart } from '../screens/acts.ts'

/** Puts some products into the cart of the shop at `url`. @returns the cart as the shop keeps it */
export async function fillCart(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  for (const { slug } of [KNOWN_PRODUCTS.mug, KNOWN_PRODUCTS.twoCuts, KNOWN_PRODUCTS.colours])
    await putIntoCart(page, slug)
  const cart = await page.evaluate(() => localStorage.getItem('cart'))
  await context.close()
  if (cart === null) throw new Error('Nothing was put into the cart.')
  return cart
}
