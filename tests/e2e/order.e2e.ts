import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { goToCheckout } from './support/checkout.ts'
import { queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { addToCart, fillBilling, newCustomer, sendOrder } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

test('a shopper goes from a category to a stored order', async ({ page }) => {
  const customer = newCustomer()

  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Kategórie' })
    .getByRole('link', { name: 'Tričká' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tričká' })).toBeVisible()
  const cartButton = page.getByRole('button', { name: /^Nákupný košík/ })
  await expect(cartButton).toBeHidden()

  await page.getByRole('searchbox').fill('tricko tatry')
  await expect(page.getByText(/^zobrazujem \d+ z/).first()).not.toContainText('40')
  await page.locator(`a[href="/produkt/${KNOWN_PRODUCTS.twoCuts.slug}"]:visible`).click()

  await press(page.getByRole('radio', { name: 'pánsky' }))
  await press(page.getByRole('radio', { name: 'XL', exact: true }))
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  const toast = page.getByRole('list', { name: 'Upozornenia' })
  await expect(toast).toContainText('Tričko Tatry')
  await expect(toast).toContainText('Veľkosť: XL · Množstvo: 1')
  await expect(toast).toContainText('18,90\u00A0€')

  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await expect(cartButton).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
  await cartButton.click()
  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  await expect(popup.getByRole('listitem')).toHaveCount(2)
  await expect(popup.getByText('XL', { exact: true })).toBeVisible()
  await expect(popup).toContainText('Spolu27,80\u00A0€')
  await popup.getByRole('link', { name: 'Zobraziť košík' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nákupný košík' })).toBeVisible()
  await page
    .getByRole('group', { name: /Množstvo: Hrnček/ })
    .getByRole('button', { name: 'Zvýšiť' })
    .click()
  await expect(page.getByText('Celková suma tovaru')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('36,70\u00A0€')
  await page
    .getByRole('group', { name: /Množstvo: Hrnček/ })
    .getByRole('button', { name: 'Znížiť' })
    .click()
  await page.getByRole('link', { name: 'Prejsť do objednania' }).click()

  await expect(
    page.getByRole('main').getByText('Nakúpte ešte za 7,20\u00A0€ a dopravu máte zadarmo !'),
  ).toBeVisible()
  await press(page.getByRole('radio', { name: /GLS/ }))
  await press(page.getByRole('radio', { name: /Dobierka/ }))
  await fillBilling(page, customer)
  await press(page.getByRole('checkbox', { name: 'Nakupujem na firmu' }))
  const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
  for (const [label, value] of [
    ['Názov firmy', 'Kňažková, s. r. o.'],
    ['IČO', '12345678'],
    ['DIČ', '2012345678'],
    ['IČ DPH', 'SK2012345678'],
    ['Krajina', 'Slovensko'],
  ] as const)
    await billing.getByLabel(label, { exact: true }).fill(value)
  await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
  const delivery = page.getByRole('group', { name: 'Dodacia adresa' })
  for (const [label, value] of [
    ['Meno', 'Ján'],
    ['Priezvisko', 'Ďurica'],
    ['E-mail', 'jan@example.sk'],
    ['Telefón', '0911 222 333'],
    ['Ulica', 'Krátka'],
    ['Číslo domu', '1'],
    ['PSČ', '811 01'],
    ['Mesto', 'Bratislava'],
    ['Krajina', 'Slovenská republika'],
  ] as const)
    await delivery.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Poznámka k objednávke').fill('Prosím, „zabaliť“ <opatrne> & pekne')
  await press(page.getByRole('checkbox', { name: 'Objednávam ako darček' }))
  await expect(page.getByRole('complementary')).toContainText('Spolu k úhrade32,70\u00A0€')
  await sendOrder(page)

  await expect(page.getByRole('heading', { name: 'Objednávka bola odoslaná !' })).toBeVisible()
  const [order, ...others] = readOrders(customer['E-mail'])
  expect(others).toEqual([])
  expect(order?.row).toMatchObject({
    name: 'Žofia',
    surname: 'Kňažková',
    tel: '+421 900 123 456',
    street: 'Dlhá ulica',
    street_number: '12/A',
    postal_code: '010 01',
    city: 'Žilina',
    country: 'Slovensko',
    isCompanyOrder: 1,
    company: 'Kňažková, s. r. o.',
    cin: '12345678',
    tin: '2012345678',
    vat: 'SK2012345678',
    deliverToAnotherAddress: 1,
    name2: 'Ján',
    surname2: 'Ďurica',
    email2: 'jan@example.sk',
    tel2: '0911 222 333',
    street2: 'Krátka',
    street_number2: '1',
    postal_code2: '811 01',
    city2: 'Bratislava',
    state2: 'Slovenská republika',
    order_note: 'Prosím, „zabaliť“ <opatrne> & pekne',
    orderAsAGift: 1,
    total_items: 2,
    goods_cents: 2780,
    delivery_id: 1,
    delivery_fee_cents: 390,
    payment_id: 1,
    payment_fee_cents: 100,
    is_delivery_free: 0,
    total_cents: 3270,
  })
  expect(order?.lines).toMatchObject([
    {
      name: 'Tričko Tatry',
      size: 'XL',
      color: '',
      cut: 'pánsky',
      selected_cut: 'pansky_strih',
      count: 1,
      unit_price_cents: 1890,
    },
    { name: 'Hrnček Kriváň 330 ml', size: '', selected_cut: '', count: 1, unit_price_cents: 890 },
  ])
  await expect(page.getByText(String(order?.row['order_number']))).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['orderSent', 'recentlySeen'])
  await expect(cartButton).toBeHidden()
})

test('a refused order leaves the cart and the form, and can be sent again', async ({ page }) => {
  const customer = newCustomer()
  await addToCart(page, KNOWN_PRODUCTS.colours.slug, 'M')
  await goToCheckout(page)
  await press(page.getByRole('radio', { name: 'Osobný odber' }))
  await press(page.getByRole('radio', { name: 'Platba v predajni' }))
  await fillBilling(page, customer)

  await queueOrderOutcomes(customer['E-mail'], 'refuse')
  await sendOrder(page)
  await expect(page.getByRole('heading', { name: 'Chyba pri odosielaní objednávky :/' })).toBeFocused()
  await expect(page.getByText(/^Je nám ľúto, vytvorenie objednávky nebolo úspešné\./)).toBeVisible()
  expect(readOrders(customer['E-mail'])).toEqual([])
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('checkbox', { name: /Súhlasím s/ })).toBeFocused()

  await expect(page.getByRole('checkbox', { name: /Súhlasím s/ })).not.toBeChecked()
  await expect(page.getByRole('list').getByText('petrolejová')).toBeVisible()
  for (const [label, value] of Object.entries(customer))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  await sendOrder(page)
  await expect(page.getByRole('heading', { name: 'Objednávka bola odoslaná !' })).toBeVisible()

  const orders = readOrders(customer['E-mail'])
  expect(orders).toHaveLength(1)
  expect(orders[0]?.row).toMatchObject({ delivery_id: 2, payment_id: 2, total_cents: 2190 })
  expect(orders[0]?.lines).toMatchObject([{ size: 'M', color: 'petrolejová', cut: 'pánsky', count: 1 }])
})

test('an order nobody knows the fate of says so, and the repeat is the same order', async ({ page }) => {
  const customer = newCustomer()
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  await fillBilling(page, customer)
  await queueOrderOutcomes(customer['E-mail'], '500')
  await sendOrder(page)
  await expect(page.getByText(/^Nevieme, či k nám objednávka dorazila/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Nevieme, či k nám objednávka dorazila/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nevieme/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Chyba pri odosielaní objednávky :/' })).toBeVisible()
  await expect(page.getByText(/^Je nám ľúto, vytvorenie objednávky nebolo úspešné\./)).toBeVisible()
  const said = await page.getByRole('main').innerText()
  expect(said.indexOf('Pokojne ju odošlite znova')).toBeLessThan(said.indexOf('Chyba pri odosielaní'))
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('checkbox', { name: /Súhlasím s/ })).not.toBeChecked()
  for (const [label, value] of Object.entries(customer))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  await sendOrder(page)
  await expect(page.getByRole('heading', { name: 'Objednávka bola odoslaná !' })).toBeVisible()
  expect(readOrders(customer['E-mail'])).toHaveLength(1)
})
