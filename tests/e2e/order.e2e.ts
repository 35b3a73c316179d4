import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { followSystem } from '../../scripts/screens/acts.ts'
import { SHOP } from '../../src/config/shop/shop.ts'
import { checkout, fillBilling, goToCheckout, keep, MUG, newCustomer, sendOrder } from './support/checkout.ts'
import { publishCopy, readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { readQr } from './support/read-qr.ts'
import { addHere, addToCart, cartButton, listingCount, main } from './support/shopper.ts'
import { test } from './support/test.ts'

const qr = (page: Page) => page.getByRole('img', { name: /PAY by square/ })
/** Runs in the page: all that is stored. */
const readStorage = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

/** Orders a mug, to be paid by transfer. */
async function orderMug(page: Page): Promise<string> {
  const customer = newCustomer()
  await keep(page, { cart: [MUG] })
  await goToCheckout(page)
  await fillBilling(page, customer)
  await sendOrder(page)
  await expect(checkout(page).success).toBeFocused()
  return customer['E-mail']
}

test('a shopper goes from a category to a stored order', async ({ page }) => {
  const customer = newCustomer()

  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Kategórie' })
    .getByRole('link', { name: 'Tričká' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tričká' })).toBeVisible()
  await expect(cartButton(page)).toBeHidden()

  await page.getByRole('searchbox').fill('tricko tatry')
  await expect(listingCount(page)).not.toContainText('40')
  await page.locator(`a[href="/produkt/${KNOWN_PRODUCTS.twoCuts.slug}"]:visible`).click()

  await press(page.getByRole('radio', { name: 'pánsky' }))
  await press(page.getByRole('radio', { name: 'XL', exact: true }))
  await addHere(page)

  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
  await cartButton(page).click()
  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  await expect(popup.getByRole('listitem')).toHaveCount(2)
  await expect(popup.getByText('XL', { exact: true })).toBeVisible()
  await expect(popup).toContainText('Spolu27,80\u00A0€')
  await popup.getByRole('link', { name: 'Zobraziť košík' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nákupný košík' })).toBeVisible()
  const quantity = page.getByRole('group', { name: /Množstvo: Hrnček/ })
  await quantity.getByRole('button', { name: 'Zvýšiť' }).click()
  await expect(page.getByText('Celková suma tovaru')).toBeVisible()
  await expect(main(page)).toContainText('36,70\u00A0€')
  await quantity.getByRole('button', { name: 'Znížiť' }).click()
  await page.getByRole('link', { name: 'Prejsť do objednania' }).click()

  await expect(main(page)).toContainText('Nakúpte ešte za 7,20\u00A0€ a dopravu máte zadarmo !')
  await press(page.getByRole('radio', { name: /GLS/ }))
  await press(page.getByRole('radio', { name: /Bankový prevod/ }))
  await fillBilling(page, customer)
  await press(page.getByRole('checkbox', { name: 'Nakupujem na firmu' }))
  await fillBilling(page, {
    'Názov firmy': 'Kňažková, s. r. o.',
    IČO: '12345678',
    DIČ: '2012345678',
    'IČ DPH': 'SK2012345678',
  })
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
  ] as const)
    await delivery.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Poznámka k objednávke').fill('Prosím, „zabaliť“ <opatrne> & pekne')
  await press(page.getByRole('checkbox', { name: 'Objednávam ako darček' }))
  await expect(page.getByRole('complementary')).toContainText('Spolu k úhrade31,70\u00A0€')
  await sendOrder(page)

  await expect(checkout(page).success).toBeVisible()
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
    state2: 'Slovensko',
    order_note: 'Prosím, „zabaliť“ <opatrne> & pekne',
    orderAsAGift: 1,
    total_items: 2,
    goods_cents: 2780,
    delivery_id: 1,
    delivery_fee_cents: 390,
    payment_id: 0,
    payment_fee_cents: 0,
    is_delivery_free: 0,
    total_cents: 3170,
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
  const orderNumber = String(order?.row['order_number'])
  await expect(checkout(page).orderNumber).toContainText(orderNumber)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['orderSent', 'recentlySeen'])
  await expect(cartButton(page)).toBeHidden()

  const contents = page.getByRole('region', { name: 'Čo ste objednali' })
  for (const told of [
    ...['Tričko Tatry', 'Veľkosť: XL · Strih: pánsky', '18,90\u00A0€', 'Spolu k úhrade', '31,70\u00A0€'],
    ...['Kuriér GLS', 'Bankový prevod vopred', customer['E-mail'], customer.Telefón],
    ...['Žofia Kňažková', 'Dlhá ulica 12/A', '010 01 Žilina', 'Kňažková, s. r. o.', 'IČO: 12345678'],
    ...['Ján Ďurica', 'Krátka 1', '811 01 Bratislava', 'Prosím, „zabaliť“ <opatrne> & pekne'],
  ])
    await expect(contents).toContainText(told)
  await followSystem(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await readQr(page)).toMatchObject({
    amount: 31.7,
    currencyCode: 'EUR',
    variableSymbol: orderNumber,
    bankAccounts: [{ iban: SHOP.account?.iban.replaceAll(' ', '') }],
    beneficiary: { name: SHOP.account?.recipient },
  })
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('how to pay is shown though no more code can be fetched; where it is gone at a reload, the number stays', async ({
  page,
}) => {
  // With the price comes the code that checks it.
  const prepared = [/_astro\/ReceiptDetails\..*\.js/, /get_product/].map(async (address) =>
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
  await expect(main(page)).toContainText('bankovým prevodom podľa platobných údajov na tejto stránke')
  const { orderNumber } = checkout(page)
  const told = await orderNumber.innerText()

  await page.unroute(isCode)
  await page.route(/_astro\/ReceiptDetails\./, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(orderNumber).toHaveText(told)
  const trouble = main(page).getByRole('alert')
  await expect(trouble).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/ReceiptDetails\.[\w-]+\.js failed\.$/,
  )
  await page.unrouteAll()
  await trouble.getByRole('button', { name: 'Načítať znova' }).click()
  await expect(main(page)).toContainText('Uhraďte 11,80\u00A0€ bankovým prevodom')
})

test('a half filled form survives leaving, Back, a reload, and is in another tab', async ({
  page,
  context,
}) => {
  await keep(page, { cart: [MUG] })
  await goToCheckout(page)
  await press(page.getByRole('radio', { name: /GLS/ }))
  await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
  await page.getByRole('group', { name: 'Dodacia adresa' }).getByLabel('Mesto').fill('Košice')
  await page.getByLabel('Poznámka k objednávke').fill('Zvoňte')
  await press(page.getByRole('checkbox', { name: 'Objednávam ako darček' }))

  const isKept = async (tab: Page) => {
    await expect(tab.getByRole('radio', { name: /GLS/ })).toBeChecked()
    await expect(tab.getByRole('group', { name: 'Dodacia adresa' }).getByLabel('Mesto')).toHaveValue('Košice')
    await expect(tab.getByLabel('Poznámka k objednávke')).toHaveValue('Zvoňte')
    await expect(tab.getByRole('checkbox', { name: 'Objednávam ako darček' })).toBeChecked()
  }
  await main(page).getByRole('link', { name: 'Hrnček Kriváň' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Hrnček Kriváň/ })).toBeVisible()
  await page.goBack()
  await isKept(page)
  await page.reload()
  await isKept(page)

  const other = await context.newPage()
  await other.goto('/checkout')
  await isKept(other)
  await other.getByLabel('Poznámka k objednávke').fill('Klopte')
  await expect(page.getByLabel('Poznámka k objednávke')).toHaveValue('Klopte')
})

test('an order stays in its tab until the next one: a reload shows it, another visit leads to it', async ({
  page,
  context,
}) => {
  const email = await orderMug(page)
  await page.reload()
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText(email)
  await expect(qr(page)).toBeVisible()

  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(checkout(later).empty).toBeVisible()
  expect(await page.evaluate(readStorage)).toContain(email)
  expect(await later.evaluate(readStorage)).not.toContain(email)

  // Opening the same address anew is another visit.
  await page.goto('/checkout')
  await expect(checkout(page).empty).toBeVisible()
  await expect(main(page)).not.toContainText(email)
  await page.getByRole('button', { name: /^Objednávka \d+ bola odoslaná/ }).click()
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText(email)
})

test('a changed price is asked about once, on whichever page, and the order is at the new one', async ({
  page,
}) => {
  const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Zdražený')
  const changes = page.getByRole('heading', { name: 'Od vášho výberu sa niečo zmenilo' })
  const customer = newCustomer()
  await addToCart(page, product.slug)
  product.setPrice(1090)
  await page.goto('/cart')
  await expect(changes).toBeVisible()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Rozumiem' }).click()
  const answered = page.waitForResponse(/action=get_product/)
  await page.reload()
  await answered
  await expect(changes).toBeHidden()
  await fillBilling(page, customer)
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  expect(readOrders(customer['E-mail'])[0]?.row).toMatchObject({ goods_cents: 1090 })
})
