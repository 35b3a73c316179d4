// Rules 514, 602, 610
import { expect, type Page } from '@playwright/test'
import { decode } from 'bysquare/pay'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { followSystem } from '../../scripts/screens/acts.ts'
import { SHOP } from '../../src/config/shop.ts'
import { CUSTOMER_MEMORY_MS } from '../../src/storage/stored.ts'
import { checkout, fillBilling, goToCheckout, keep, MUG, newCustomer, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addHere, cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** Without an account, the shop tells by telephone how to pay. */
const HOW_TO_PAY = SHOP.account
  ? 'Uhraďte 11,80\u00A0€ bankovým prevodom podľa platobných údajov na tejto stránke'
  : 'Platobné údaje na bankový prevod sumy 11,80\u00A0€ vám povieme'

async function readQr(page: Page) {
  const code = page.getByRole('img', { name: /PAY by square/ })
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  const [payment] = decode(text).payments
  if (!payment) throw new Error(`no payment in the code: ${text}`)
  return payment
}

const readStorage = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

test('the receipt shows how to pay even if no more code can be fetched; a reload without that code says so, and the next one shows the order', async ({
  page,
}) => {
  // The answer with the price fetches the code that compares prices.
  const prepared = [/_astro\/sending\..*\.js/, /get_product/].map(async (address) =>
    (await page.waitForResponse(address)).finished(),
  )
  const isCode = /_astro\/.*\.js/
  await keep(page, { cart: [MUG] })
  await goToCheckout(page)
  await press(page.getByRole('radio', { name: 'Bankový prevod vopred' }))
  await fillBilling(page, newCustomer())
  await Promise.all(prepared)
  await page.route(isCode, (route) => route.abort())
  await sendOrder(page)
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText(HOW_TO_PAY)
  const { orderNumber } = checkout(page)
  const told = await orderNumber.innerText()

  await page.unroute(isCode)
  await page.route(/_astro\/sending\./, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const trouble = main(page).getByRole('alert')
  await expect(trouble).toContainText(/ChunkLoadError: Loading chunk \/_astro\/sending\.[\w-]+\.js failed\.$/)
  await page.unrouteAll()
  await trouble.getByRole('button', { name: 'Načítať znova' }).click()
  await expect(orderNumber).toHaveText(told)
  await expect(main(page)).toContainText(HOW_TO_PAY)
})

test('a receipt is printed on one sheet of A4', async ({ page }) => {
  await keep(page, { cart: [MUG] })
  await page.goto('/produkt/fotobox-rodina-20-fotiek')
  await addHere(page)
  await goToCheckout(page)
  await press(page.getByRole('radio', { name: 'Bankový prevod vopred' }))
  await fillBilling(page, newCustomer())
  await sendOrder(page)
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText('Uhraďte 36,70\u00A0€ bankovým prevodom')
  await expect(main(page)).toContainText('Pošlite 20\u00A0fotiek na')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Odstúpiť od zmluvy tu' })).toBeHidden()
})

test('a tab keeps its receipt until the next order: a reload shows it, another visit links to it', async ({
  page,
  context,
}) => {
  const customer = newCustomer()
  await keep(page, { cart: [MUG] })
  await followSystem(page)
  await goToCheckout(page)
  await fillBilling(page, customer)
  await sendOrder(page)
  await expect(checkout(page).success).toBeFocused()
  const number = String(readOrders(customer['E-mail'])[0]?.row['order_number'])
  await page.reload()
  await expect(checkout(page).success).toBeFocused()
  await expect(checkout(page).orderNumber).toContainText(number)
  await page.emulateMedia({ colorScheme: 'dark' })
  if (SHOP.account)
    expect(await readQr(page)).toMatchObject({
      amount: 11.8,
      currencyCode: 'EUR',
      variableSymbol: number,
      bankAccounts: [{ iban: SHOP.account.iban.replaceAll(' ', '') }],
    })

  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(checkout(later).empty).toBeVisible()
  expect(await page.evaluate(readStorage)).toContain(customer['E-mail'])
  expect(await later.evaluate(readStorage)).not.toContain(customer['E-mail'])

  // Opening the address again is another visit.
  await page.goto('/checkout')
  await expect(checkout(page).empty).toBeVisible()
  await page.getByRole('button', { name: /^Objednávka \d+ bola odoslaná/ }).click()
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText(customer['E-mail'])
})

test('the sum and the next button are visible in a phone’s popup with many lines', async ({ page }) => {
  const cart = ['', 'biela', 'čierna', 'modrá', 'zelená'].map((color) => ({ ...MUG, color }))
  await page.setViewportSize({ width: 360, height: 780 })
  await keep(page, { cart })
  await page.goto('/kontakt')
  await press(cartButton(page))
  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  await expect(popup.getByRole('listitem')).toHaveCount(5)
  await expect(popup.getByText('Spolu')).toBeInViewport({ ratio: 1 })
  await press(popup.getByRole('link', { name: 'Objednať' }))
  await expect(page).toHaveURL('/checkout')
})

test('any page deletes a form that was filled in thirty days ago', async ({ page }) => {
  const typed = String(Date.now() - CUSTOMER_MEMORY_MS - 1000)
  await keep(page, { customerData: { name: 'Žofia' }, customerDataChanged: Number(typed) })
  await page.goto('/kontakt')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('customerData')
})
