import { expect, type Page } from '@playwright/test'
import { followSystem } from '../../scripts/screens/acts.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop/shop.ts'
import { formatHours, formatHoursAlone } from '../../src/messages/shop/opening-hours.ts'
import { goToCheckout } from './support/checkout.ts'
import { queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { readQr } from './support/read-qr.ts'
import { addToCart, fillBilling, newCustomer, sendOrder } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const PICKUP_HOURS = SHOP.pickupHours ? formatHours(SHOP.pickupHours) : 'no hours'
const SENT = 'Objednávka bola odoslaná !'
const main = (page: Page) => page.getByRole('main')
const terms = (page: Page) => page.getByRole('checkbox', { name: /Súhlasím s/ })
const success = (page: Page) => page.getByRole('heading', { name: SENT })

async function fillAll(page: Page): Promise<ReturnType<typeof newCustomer>> {
  const customer = newCustomer()
  await fillBilling(page, customer)
  return customer
}

test('a delivery without any payment says so, and nothing can be sent until another is chosen', async ({
  page,
}) => {
  // No build makes such a page: one whose settings are other than its code expects.
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch()
    const withoutPost = (await response.text()).replaceAll(
      'visibleInDelivery&quot;:[1,[[0,0],',
      'visibleInDelivery&quot;:[1,[',
    )
    await route.fulfill({ response, body: withoutPost })
  })
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  const customer = await fillAll(page)
  await press(terms(page))
  const box = page.getByRole('group', { name: 'Doprava' })
  await expect(page.getByRole('group', { name: 'Platba' })).toContainText(
    'Pri tejto doprave neponúkame platbu',
  )
  await page.getByRole('button', { name: 'Pri tejto doprave neponúkame platbu' }).focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await press(box.getByRole('radio', { name: 'Kuriér GLS' }))
  await expect(page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' })).toBeVisible()
  expect(readOrders(customer['E-mail'])).toHaveLength(0)
})

test.describe('the page of an order that was sent', () => {
  async function order(page: Page, delivery: string, payment: string) {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await goToCheckout(page)
    await press(page.getByRole('radio', { name: delivery }))
    await press(page.getByRole('radio', { name: payment }))
    const customer = await fillAll(page)
    await sendOrder(page)
    await expect(success(page)).toBeFocused()
    return readOrders(customer['E-mail'])[0]?.row
  }

  test('a bank transfer can be scanned and copied, after a reload too', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await followSystem(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const row = await order(page, 'Kuriér GLS', 'Bankový prevod vopred')
    await page.reload()
    await expect(success(page)).toBeFocused()
    await expect(main(page)).toContainText('Uhraďte 12,80\u00A0€ bankovým prevodom')

    const symbol = String(row?.['order_number'])
    const iban = SHOP.account?.iban.replaceAll(' ', '')
    expect(await readQr(page)).toMatchObject({
      amount: 12.8,
      currencyCode: 'EUR',
      variableSymbol: symbol,
      bankAccounts: [{ iban }],
      beneficiary: { name: SHOP.account?.recipient },
    })
    // A sample is called one beside the code too.
    await expect(main(page)).toContainText(SHOP.account?.label ?? 'no account')
    await expect(main(page)).toContainText(SHOP.company)
    for (const [what, text] of [
      ['IBAN', iban ?? ''],
      ['Variabilný symbol', symbol],
      ['Suma', '12,80'],
    ] as const) {
      await page.getByRole('button', { name: `Kopírovať: ${what}` }).click()
      await expect(page.getByRole('status').getByText(`Skopírované: ${what}`)).toBeAttached()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }

    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto('/checkout')
    await expect(terms(page)).toBeVisible()
    await page.getByRole('button', { name: /^Odstrániť/ }).click()
    await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
  })

  test('a transfer can be paid at once with an API that answers no more than the status', async ({
    page,
  }) => {
    let sent = ''
    await page.route(/v1\/post/, async (route) => {
      sent = route.request().postData() ?? ''
      await route.fulfill({ json: { data: { status: 1 } }, headers: { 'Access-Control-Allow-Origin': '*' } })
    })
    await order(page, 'Kuriér GLS', 'Bankový prevod vopred')
    const { variableSymbol = '', amount } = await readQr(page)
    expect(variableSymbol).toMatch(/^[1-9]\d{9}$/)
    expect(amount).toBe(12.8)
    expect(sent).toContain(`"variableSymbol":"${variableSymbol}"`)
    await expect(page.getByRole('definition').filter({ hasText: variableSymbol }).first()).toBeVisible()
    await expect(main(page)).not.toContainText('vám povieme')
  })

  test('tells what was ordered, and prints it on one page', async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.colours.slug, 'M')
    await addToCart(page, KNOWN_PRODUCTS.cap.slug)
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await goToCheckout(page)
    await page.getByRole('group', { name: 'Dodacia adresa' }).getByText('Doručiť na inú adresu').click()
    const delivery = page.getByRole('group', { name: 'Dodacia adresa' })
    for (const [label, value] of [
      ['Meno', 'Ján'],
      ['Priezvisko', 'Ďurica'],
      ['Ulica', 'Krátka'],
      ['Číslo domu', '1'],
      ['PSČ', '811 01'],
      ['Mesto', 'Bratislava'],
    ] as const)
      await delivery.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Poznámka k objednávke').fill('Zvoňte dvakrát')
    await page.getByText('Nakupujem na firmu').click()
    await page.getByLabel('Názov firmy').fill('Kňažková, s. r. o.')
    await page.getByLabel('IČO').fill('12345678')
    const customer = await fillAll(page)
    await sendOrder(page)
    await expect(success(page)).toBeFocused()

    const contents = page.getByRole('region', { name: 'Čo ste objednali' })
    for (const told of [
      ...['Pánske tričko Kompas', 'Veľkosť: M · Strih: pánsky · Farba: petrolejová', '21,90\u00A0€'],
      ...['Hrnček Kriváň', 'Množstvo: 2\u00A0×\u00A08,90\u00A0€', '17,80\u00A0€', 'Spolu k úhrade'],
      ...['Slovenská pošta 1. trieda', 'Bankový prevod vopred', customer['E-mail'], customer.Telefón],
      ...['Žofia Kňažková', 'Dlhá ulica 12/A', '010 01 Žilina', 'Kňažková, s. r. o.', 'IČO: 12345678'],
      ...['Ján Ďurica', 'Krátka 1', '811 01 Bratislava', 'Zvoňte dvakrát'],
    ])
      await expect(contents).toContainText(told)
    await expect(page.getByRole('img', { name: /PAY by square/ })).toBeVisible()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)

    await page.reload()
    await expect(contents).toContainText(customer['E-mail'])
    // The same address asked for anew is another visit.
    await page.goto('/checkout')
    await expect(main(page).getByText('Nákupný košík je prázdny')).toBeVisible()
    await expect(main(page)).not.toContainText(customer['E-mail'])
    await page.getByRole('button', { name: /^Objednávka \d+ bola odoslaná/ }).click()
    await expect(success(page)).toBeFocused()
    await expect(contents).toContainText(customer['E-mail'])
  })

  test('says how to pay though no more code can be fetched once the form was touched', async ({ page }) => {
    const prepared = page.waitForResponse(/_astro\/ReceiptDetails\..*\.js/)
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await goToCheckout(page)
    await press(page.getByRole('radio', { name: 'Bankový prevod vopred' }))
    await fillAll(page)
    await (await prepared).finished()
    await page.route(/_astro\/.*\.js/, (route) => route.abort())
    await sendOrder(page)
    await expect(success(page)).toBeFocused()
    await expect(main(page)).toContainText('bankovým prevodom podľa platobných údajov na tejto stránke')
    await expect(page.getByRole('button', { name: 'Kopírovať: IBAN' })).toBeVisible()
  })

  test('keeps the number when its code is gone at a reload, and loads the rest again', async ({ page }) => {
    const row = await order(page, 'Kuriér GLS', 'Bankový prevod vopred')
    const isCode = /_astro\/ReceiptDetails\..*\.js/
    await page.route(isCode, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(success(page)).toBeFocused()
    await expect(main(page)).toContainText(String(row?.['order_number']))
    await page.unroute(isCode)
    const trouble = main(page).getByRole('alert')
    await expect(trouble).toContainText(
      /ChunkLoadError: Loading chunk \/_astro\/ReceiptDetails\.[\w-]+\.js failed\.$/,
    )
    await trouble.getByRole('button', { name: 'Načítať znova' }).click()
    await expect(main(page)).toContainText('Uhraďte 12,80\u00A0€ bankovým prevodom')
  })

  for (const [delivery, payment, text] of [
    ['Slovenská pošta', 'Dobierka', 'Sumu 12,80\u00A0€ zaplatíte pri prevzatí zásielky.'],
    ['Osobný odber', 'Platba v predajni', 'Sumu 8,90\u00A0€ zaplatíte v predajni'],
  ] as const)
    test(`${payment}: says what happens next, and fetches no QR code`, async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      const row = await order(page, delivery, payment)
      await expect(main(page)).toContainText(String(row?.['order_number']))
      await expect(main(page)).toContainText(text)
      await expect(page.getByRole('heading', { name: 'Platobné údaje' })).toBeHidden()
      expect(scripts.filter((url) => url.includes('payment-qr'))).toEqual([])
    })
})

test('whoever picks up is told when the door is open whichever hours are right', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  const delivery = page.getByRole('group', { name: 'Doprava' })
  await expect(delivery.getByText(PICKUP_HOURS)).toHaveCount(1)
  await press(delivery.getByRole('radio', { name: /^Osobný odber/ }))
  await fillAll(page)
  await sendOrder(page)
  await expect(main(page)).toContainText(`Vyzdvihnete si ho na adrese ${SHOP.street}`)
  await expect(main(page)).toContainText(`(${PICKUP_HOURS})`)
  await expect(page.getByRole('contentinfo')).toContainText(formatHoursAlone(SHOP.footerHours))
})

test('an e-mail is promised only by a shop that sends one', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  await fillAll(page)
  await sendOrder(page)
  await expect(success(page)).toBeVisible()
  await expect(main(page).getByText(/e-mail/i)).toHaveCount(SHOP.sendsOrderEmails ? 1 : 0)
})

test.describe('the form', () => {
  test('hints once a field is left, blocks on the e-mail only, and says so', async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto('/checkout')
    const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
    const code = billing.getByLabel('PSČ', { exact: true })
    await code.pressSequentially('0100')
    await expect(page.getByText(/^PSČ má 5\s?číslic/)).toBeHidden()
    await code.blur()
    await expect(code).toHaveAccessibleDescription(/^PSČ má 5\s?číslic/)
    await expect(code).toHaveAttribute('aria-invalid', 'false')
    await billing.getByLabel('Telefón').fill('nemám')

    const email = billing.getByLabel('E-mail', { exact: true })
    await press(terms(page))
    await expect(page.getByRole('button', { name: 'Email nemá správny formát' })).toBeDisabled()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/^E-mail má tvar/)
    await page.getByRole('button', { name: 'Prejsť na e-mail' }).click()
    await expect(email).toBeFocused()
    await page.keyboard.type('jana@example.sk')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' })).toBeEnabled()
    await code.fill('010 01')
    await expect(page.getByText(/^PSČ má 5\s?číslic/)).toBeHidden()
  })

  test('says which field has to be filled in, and asks for digits only where they are all there is', async ({
    page,
  }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto('/checkout')
    const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
    await expect(billing.getByText('* Povinný údaj')).toBeVisible()
    await expect(billing.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    )
    const code = billing.getByLabel('PSČ', { exact: true })
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await billing.getByLabel('Krajina').fill('Veľká Británia')
    await expect(code).not.toHaveAttribute('inputmode')
  })

  test('says what of the address the parcel lacks, leads there, and sends all the same', async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto('/checkout')
    const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
    const said = summary.getByRole('status').filter({ hasText: 'Aby sme vám balík doručili' })
    await expect(said.getByRole('link')).toHaveText(['Meno', 'Ulica', 'PSČ', 'Mesto'])
    await expect(page.getByText('Povinný je iba e-mail')).toHaveCount(0)

    await said.getByRole('link', { name: 'PSČ' }).click()
    const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
    await expect(billing.getByLabel('PSČ', { exact: true })).toBeFocused()
    await page.keyboard.type('010 01')
    await expect(said.getByRole('link')).toHaveText(['Meno', 'Ulica', 'Mesto'])
    await expect(page).toHaveURL('/checkout')

    await press(page.getByRole('radio', { name: /^Osobný odber/ }))
    await expect(said).toHaveCount(0)
    await press(page.getByRole('radio', { name: /GLS/ }))
    await expect(said).toHaveCount(1)

    // The address that counts is the one that the parcel goes to.
    await fillBilling(page, { Meno: 'Žofia', Ulica: 'Dlhá ulica', Mesto: 'Žilina' })
    await expect(said).toHaveCount(0)
    await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
    await expect(said.getByRole('link')).toHaveText(['Meno', 'Ulica', 'PSČ', 'Mesto'])
    await said.getByRole('link', { name: 'Ulica' }).click()
    await expect(page.getByRole('group', { name: 'Dodacia adresa' }).getByLabel('Ulica')).toBeFocused()

    const { 'E-mail': email } = newCustomer()
    await fillBilling(page, { 'E-mail': email })
    await press(terms(page))
    await expect(said).toHaveCount(1)
    await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
    await expect(success(page)).toBeVisible()
    expect(readOrders(email)).toHaveLength(1)
  })

  test('says which payment took the place of one that pickup does not offer', async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await goToCheckout(page)
    await press(page.getByRole('radio', { name: 'Dobierka' }))
    const changes = page.getByRole('group', { name: 'Platba' }).getByRole('status')
    await expect(changes).toBeEmpty()
    await press(page.getByRole('radio', { name: 'Osobný odber' }))
    await expect(changes).toHaveText(
      'Platbu „Dobierka“ pri doprave „Osobný odber“ neponúkame, zvolili sme „Bankový prevod vopred“.',
    )
    await press(page.getByRole('radio', { name: 'Platba v predajni' }))
    await expect(changes).toBeEmpty()
  })

  test('half filled, it survives leaving, Back, a reload, and is in another tab', async ({
    page,
    context,
  }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await goToCheckout(page)
    await press(page.getByRole('radio', { name: /GLS/ }))
    await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
    await page.getByRole('group', { name: 'Dodacia adresa' }).getByLabel('Mesto').fill('Košice')
    await page.getByLabel('Poznámka k objednávke').fill('Zvoňte')
    await press(page.getByRole('checkbox', { name: 'Objednávam ako darček' }))

    const isKept = async (tab: Page) => {
      await expect(tab.getByRole('radio', { name: /GLS/ })).toBeChecked()
      await expect(tab.getByRole('group', { name: 'Dodacia adresa' }).getByLabel('Mesto')).toHaveValue(
        'Košice',
      )
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
})

/** Presses Tab, or Shift+Tab, until the element that is asked for has the focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
  key = 'Tab',
): Promise<void> {
  // Found once: looking for a name anew after each of many presses is slow.
  const target = await page.getByRole(role, { name }).first().elementHandle()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await page.evaluate((element) => element === document.activeElement, target)) return
  }
  throw new Error(`${key} never reaches ${String(name)}`)
}

async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, 'link', 'Preskočiť na obsah')
  await page.keyboard.press('Enter')
}

test('a line removed with the keyboard hands the focus to the next one, the last one to the heading', async ({
  page,
}) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await addToCart(page, KNOWN_PRODUCTS.cap.slug)
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  await skipToContent(page)
  await tabTo(page, 'button', /^Odstrániť: Hrnček/)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('link', { name: 'Šiltovka Jeleň' })).toBeFocused()
  await tabTo(page, 'button', /^Odstrániť: Šiltovka/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the keyboard alone orders, and the focus is where the eye goes', async ({ page }) => {
  const customer = newCustomer()
  await page.goto(`/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`)
  await skipToContent(page)
  await tabTo(page, 'radio', 'dámsky')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'button', 'Pridať do košíka')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
  await tabTo(page, 'button', /^Nákupný košík/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Objednať' })).toBeVisible()
  await tabTo(page, 'link', 'Objednať')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Objednávka' })).toBeVisible()
  await skipToContent(page)
  await tabTo(page, 'radio', /Slovenská pošta/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /GLS/ })).toBeChecked()
  await tabTo(page, 'radio', /Bankový prevod/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'textbox', 'Meno')
  await page.keyboard.type(customer.Meno)
  for (const next of ['Priezvisko', 'E-mail']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: next, exact: true })).toBeFocused()
  }
  await page.keyboard.type(customer['E-mail'])
  await tabTo(page, 'checkbox', /Súhlasím s/)
  await page.keyboard.press('Space')
  await queueOrderOutcomes(customer['E-mail'], 'refuse')
  await tabTo(page, 'button', 'Odoslať objednávku s povinnosťou platby')
  const release = await holdBack(page, /v1\/post/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Prosím, čakajte' })).toBeFocused()
  await release()
  await expect(page.getByRole('heading', { name: 'Chyba pri odosielaní objednávky :/' })).toBeFocused()
  await tabTo(page, 'button', 'OK')
  await page.keyboard.press('Enter')
  await expect(terms(page)).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Odoslať objednávku s povinnosťou platby')
  await page.keyboard.press('Space')
  await expect(success(page)).toBeFocused()
  expect(readOrders(customer['E-mail'])).toHaveLength(1)
})
