import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { emptyCustomer } from '../../src/checkout/rules/customer.ts'
import { payload, PAYLOADS } from '../fixtures/payloads.ts'
import { checkout, goToCheckout, MUG, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** @returns fails when a payload ran or changed `Object.prototype`; what one would load, the policy refuses (test.ts) */
async function watchForHarm(page: Page): Promise<(where: string) => Promise<void>> {
  const harm: string[] = []
  await page.exposeFunction('hostile', () => harm.push('a payload ran'))
  page.on('pageerror', ({ message }) => harm.push(message))
  return async (where) => {
    if (await page.evaluate(() => 'hostile' in {})) harm.push('Object.prototype')
    expect(harm, where).toEqual([])
  }
}

/** Stores texts before the shop's first page is opened. */
async function store(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear()
      for (const [key, text] of Object.entries(entries)) storage.setItem(key, text)
    }
  }, kept)
}

/** A cart's line, as storage has it, whose texts are payloads, each another one. */
const storedLine = (i: number) => ({
  id: i + 1,
  price: 9.9,
  count: 1,
  name: payload(i),
  slug: payload(i + 1),
  image: payload(i + 2),
  size: payload(i + 3),
  color: payload(i + 4),
  cut: payload(i + 5),
  selectedCut: payload(i + 6),
})

test('a stored cart brings nothing but text into popup, cart and checkout', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page)
  // What the shop says of its goods takes no place of what is stored.
  await page.route(/\/v1\/get\//, (route) => route.abort())
  await store(page, { cart: JSON.stringify(PAYLOADS.map((_, i) => storedLine(i))) })
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    const links = main(page).locator('a[href^="/produkt/"]')
    await expect
      .poll(() => links.evaluateAll((all) => all.map(({ textContent }) => textContent.toWellFormed())))
      .toEqual(PAYLOADS.map((text) => text.toWellFormed()))
    await expectNoHarm(path)
  }
  await page.goto('/kontakt')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(PAYLOADS.length)
  await expectNoHarm('popup')
})

test("whatever a customer types is sent as it was typed, and the order's answer is text", async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  const empty = emptyCustomer('Slovensko')
  const fields = Object.keys(empty).filter((name) => typeof empty[name as keyof typeof empty] === 'string')
  const email = `<b>"'${randomUUID()}@hostile(.example`
  const typed = Object.fromEntries(fields.map((name, k) => [name, payload(k)]))
  const customer = { ...empty, ...typed, email, isCompanyOrder: true, deliverToAnotherAddress: true }
  await store(page, { cart: JSON.stringify([MUG]), customerData: JSON.stringify(customer) })
  await goToCheckout(page)
  await expect(main(page).locator('[name=name2]')).toHaveValue(typed['name2']?.replaceAll('\n', '') ?? '')
  await expectNoHarm('form')
  await page.route(/\/v1\/post\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { data: { status: 1, order_number: `${payload(0)}0025000042` } } })
  })
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  await expect(main(page)).toContainText('<script>hostile()')
  await expectNoHarm('receipt')
  const [order] = readOrders(email)
  for (const name of fields)
    // As the demo API stores it: without control characters.
    expect(order?.row[name], name).toBe(
      name === 'email' ? email : typed[name]?.replaceAll('\0', '').toWellFormed(),
    )
})
