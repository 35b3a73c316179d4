// Rules 607, 609
import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { expect, type Page, type Request } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { STORED_KEYS } from '../../src/storage/stored-keys.ts'
import { checkout, goToCheckout, keep, MUG, sendOrder } from './support/checkout.ts'
import { publishCopy } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addHere, addToCart, cartButton, main, quickViewButtons, see } from './support/shopper.ts'
import { test } from './support/test.ts'

const PRIVACY = '/ochrana-osobnych-udajov'

const bodyOf = (request: Request) => request.postDataBuffer()?.toString() ?? ''
const textOf = (request: Request) =>
  [request.url(), ...Object.values(request.headers()), bodyOf(request)].join('\n')

/** Fills every field of the checkout with a text that contains the mark. @returns the typed texts */
async function fillAll(page: Page, mark: string): Promise<string[]> {
  await press(page.getByRole('checkbox', { name: 'Nakupujem na firmu' }))
  await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
  const fields = main(page).locator('fieldset').getByRole('textbox')
  const typed: string[] = []
  for (const [index, field] of (await fields.all()).entries()) {
    const isEmail = (await field.getAttribute('name'))?.startsWith('email')
    const value = isEmail ? `${index}${mark}@example.sk` : `${index}${mark}`
    await field.fill(value)
    typed.push(value)
  }
  return typed
}

test("from the home page to the order no other host is contacted, and only the order contains a customer's data", async ({
  page,
  context,
  baseURL,
}) => {
  const requests: Request[] = []
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request)
  })
  const written = new Set<string>()
  await context.exposeFunction('noteKey', (key: string) => written.add(key))
  await context.addInitScript(() => {
    const { value: setItem } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as {
      value: (this: Storage, key: string, text: string) => void
    }
    Storage.prototype.setItem = function (key, text) {
      ;(window as unknown as { noteKey: (key: string) => void }).noteKey(key)
      setItem.call(this, key, text)
    }
  })

  await page.goto('/')
  await page.getByLabel('Vzhľad').selectOption('Tmavý')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page
    .getByRole('navigation', { name: 'Kategórie' })
    .getByRole('link', { name: 'Tričká' })
    .first()
    .click()
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(page).toHaveURL(/filters/)
  await quickViewButtons(page).first().click()
  await addHere(page.getByRole('dialog'))
  await addToCart(page, KNOWN_PRODUCTS.cap.slug)
  await expect.poll(() => written).toContain('recentlySeen')
  await press(
    main(page)
      .getByRole('button', { name: /^Odložiť/ })
      .first(),
  )
  await expect.poll(() => written).toContain('saved')
  const copy = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Sledovaný')
  await addToCart(page, copy.slug)
  copy.setPrice(990)
  await cartButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Zobraziť košík' }).click()
  await expect(main(page)).toContainText('9,90\u00A0€')
  await page.getByRole('button', { name: 'Rozumiem' }).click()
  await goToCheckout(page)
  await press(page.getByRole('radio', { name: /^Box alebo výdajné miesto/ }))
  await page.getByRole('combobox', { name: /^Obec, PSČ/ }).fill('martin')
  await press(page.getByRole('listbox', { name: 'Výdajné miesta' }).getByRole('option').first())
  await press(page.getByRole('radio', { name: /GLS/ }))
  await press(page.getByRole('radio', { name: /Dobierka/ }))
  await press(page.getByRole('radio', { name: /Bankový prevod/ }))
  // Letters and digits look the same in an address, a header and a body.
  const mark = randomUUID().replaceAll('-', '')
  const sentBefore = requests.length
  const typed = await fillAll(page, mark)
  expect(typed.length).toBeGreaterThan(20)
  await page.reload()
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  await page.goto(PRIVACY)
  await page.goto('/login')

  const hosts = new Set(requests.map((request) => new URL(request.url()).origin))
  expect(hosts).toEqual(new Set([baseURL, new URL(env['DEMO_API_URL'] ?? '').origin]))
  const telling = requests.slice(sentBefore).filter((request) => textOf(request).includes(mark))
  expect(telling.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual([
    'POST /v1/post/index.php',
  ])
  const order = telling.map(bodyOf).join()
  for (const value of typed) expect(order).toContain(value)

  // Another program writes the token; the button that clears storage writes 'cleared'.
  expect([...written, 'cleared', 'token'].toSorted()).toEqual(STORED_KEYS.toSorted())
})

test('the page about personal data clears the stored data in every tab, and says so', async ({
  page,
  context,
}) => {
  await keep(page, { cart: [MUG] })
  await see(page, KNOWN_PRODUCTS.cap)
  await goToCheckout(page)
  await fillAll(page, 'x')
  await page.getByLabel('Vzhľad').selectOption('Tmavý')
  const privacy = await context.newPage()
  await privacy.goto(PRIVACY)
  const button = privacy.getByRole('button', { name: 'Vymazať košík a všetky uložené údaje' })
  const cart = cartButton(privacy)
  await expect(cart).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await button.click()
  await expect(privacy.getByText('je vymazané')).toBeVisible()
  const kept = (tab: Page) => tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  for (const tab of [privacy, page]) await expect.poll(() => kept(tab)).toEqual([['cleared'], ['cleared']])
  await expect(cart).toBeHidden()
  await expect(privacy.getByLabel('Vzhľad')).toHaveValue('light')
  await expect(checkout(page).empty).toBeVisible()
  await button.click()
  await expect(privacy.getByText('nič uložené')).toBeVisible()
})
