import type { Locator, Page } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'

/* Actions of a shopper on the way to a screen. No order leaves the browser, so a real shop can be shown too. */

/** Follows the system's colour scheme, which Playwright sets. */
export async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
}

/** Presses the proposed size, if there are sizes, and puts the product into the cart. */
export async function add(place: Page | Locator): Promise<void> {
  const button = place.getByRole('button', { name: 'Pridať do košíka' })
  await button.waitFor()
  const size = place.locator('label:has([name=size]:checked)')
  if ((await size.count()) > 0) await size.click()
  await button.click()
}

/** Carts that were filled before, by the shop and their products: storing one takes less time than filling it. */
const carts = new Map<string, string>()

/** Fills the cart with products, each from its own page, and leaves the shopper on some page of the shop. */
export async function fillCart(page: Page, ...products: readonly { slug: string }[]): Promise<void> {
  await page.goto('/favicon.svg')
  const key = [page.url(), ...products.map(({ slug }) => slug)].join()
  const filled = carts.get(key)
  if (filled !== undefined) return page.evaluate((cart) => localStorage.setItem('cart', cart), filled)
  for (const { slug } of products) {
    await page.goto(`/produkt/${slug}`)
    await add(page)
    await page.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem').waitFor()
  }
  carts.set(key, (await page.evaluate(() => localStorage.getItem('cart'))) ?? '')
}

/** Opens the checkout with two products. */
export async function openCheckout(page: Page): Promise<void> {
  await fillCart(page, KNOWN_PRODUCTS.colours, KNOWN_PRODUCTS.mug)
  await page.goto('/checkout')
  await page.getByRole('listitem').getByText('Hrnček Kriváň').first().waitFor()
}

/** Presses the first words of a label, as the middle may be a link. */
export async function tick(page: Page, words: string): Promise<void> {
  await page
    .locator('label')
    .getByText(words)
    .first()
    .click({ position: { x: 8, y: 8 } })
}

/** A field of the billing address. */
export function billing(page: Page, label: string) {
  return page.getByRole('group', { name: 'Fakturačné údaje' }).getByLabel(label, { exact: true })
}

/** What a delivery needs. */
const CUSTOMER = {
  'E-mail': 'zofia@example.sk',
  Meno: 'Žofia',
  Telefón: '+421 900 123 456',
  Ulica: 'Dlhá',
  PSČ: '010 01',
  Mesto: 'Žilina',
}

/** Fills in and sends an order. This function answers it in the API's place. */
export async function placeOrder(page: Page, delivery: string, payment: string, status = 200): Promise<void> {
  await page.route(/\/v1\/post\//, (route) =>
    route.fulfill({
      status,
      // An empty answer leaves the outcome of the order unknown.
      body:
        status === 200 ? '{"data":{"status":1,"order_number":"2025000042"},"meta":null,"error":null}' : '',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await openCheckout(page)
  await tick(page, delivery)
  await tick(page, payment)
  for (const [label, value] of Object.entries(CUSTOMER)) await billing(page, label).fill(value)
  await tick(page, 'Súhlasím s')
  await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
}
