import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, fillBilling, goToCheckout, keep, MUG, newCustomer, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { addButton, addToCart, cartButton, denyStorage, main, notifications } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors } from './support/watch-page.ts'

const { cap, mug } = KNOWN_PRODUCTS
const NOTICE = 'Prehliadač nedovolil uložiť košík.'

test('storage that cannot be reached: an order can be sent all the same', async ({ page }) => {
  await denyStorage(page)
  const customer = newCustomer()
  await addToCart(page, mug.slug)
  await expect(notifications(page)).toContainText(NOTICE)
  await addToCart(page, cap.slug)
  await goToCheckout(page)
  await expect(page.getByText(NOTICE)).toHaveCount(1)
  await fillBilling(page, customer)
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  const [order, ...others] = readOrders(customer['E-mail'])
  expect(others).toEqual([])
  expect(order?.lines).toHaveLength(2)
  await page.goto('/ochrana-osobnych-udajov')
  await page.getByRole('button', { name: /^Vymazať košík/ }).click()
  await expect(page.getByText('Prehliadač nás k uloženým údajom nepustil.')).toBeVisible()
})

test('two tabs that add in turns keep the pieces of both', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(`/produkt/${mug.slug}`)
  await other.goto(`/produkt/${cap.slug}`)
  for (let pieces = 1; pieces <= 4; pieces++) {
    await addButton(pieces % 2 ? page : other).click()
    for (const tab of [page, other])
      await expect(cartButton(tab)).toHaveAccessibleName(new RegExp(`, ${pieces}\\skus`))
  }
  await other.goto('/cart')
  await main(other).getByRole('button', { name: 'Odstrániť: Hrnček' }).click()
  await expect(cartButton(page)).toHaveAccessibleName(/, 2\skusy$/)
})

test('damaged storage of every kind at once: pages come up, and an order can be sent', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('damaged')) return
    sessionStorage.setItem('damaged', '1')
    const line = { id: 4, name: '<img src=x onerror=alert(1)>', price: '8,90', count: '2', size: null }
    localStorage.setItem('cart', JSON.stringify([null, { __proto__: 7 }, line, { id: {} }]))
    localStorage.setItem('chosenDelivery', '{"a":')
    localStorage.setItem('chosenPayment', '[]')
    localStorage.setItem('customerData', '{"name":"<b>Eva</b>","city":{},"__proto__":{"x":1}}')
    const damage = '{"constructor":{"prototype":[]}}'
    for (const key of ['orderAttempts', 'orderPending', 'orderSent', 'receipt', 'oldPrices', 'theme'])
      localStorage.setItem(key, damage)
    sessionStorage.setItem('orderReceipt', damage)
  })
  for (const path of ['/', `/produkt/${mug.slug}`, '/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  }
  await expect(checkout(page).billing.getByLabel('Meno', { exact: true })).toHaveValue('<b>Eva</b>')
  await expect(main(page).getByRole('listitem').first()).toContainText('<img src=x')
  const customer = newCustomer()
  await fillBilling(page, customer)
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  expect(readOrders(customer['E-mail'])).toHaveLength(1)
  expect(errors).toEqual([])
})

test('a form that was typed thirty days ago is gone from whichever page is opened, and a later one is not', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await keep(page, { cart: [MUG] })
  await page.goto('/checkout')
  const name = checkout(page).billing.getByLabel('Meno')
  await name.fill('Žofia')
  await page.clock.setSystemTime('2026-03-31T08:00:00Z')
  await page.goto('/checkout')
  await expect(name).toHaveValue('Žofia')
  await page.clock.setSystemTime('2026-04-02T08:00:00Z')
  await page.goto('/kontakt')
  await expect
    .poll(() =>
      page.evaluate(() => ['customerData', 'customerDataChanged'].map((key) => localStorage.getItem(key))),
    )
    .toEqual([null, null])
  await page.goto('/checkout')
  await expect(name).toHaveValue('')
})
