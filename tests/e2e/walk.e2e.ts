// Rules 135, 520
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, newCustomer, sendOrder, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addButton, addedLink, cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.colours.slug}`

const MAX_STOPS = 250

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const hasFocus = page.locator(':focus')
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const read = await hasFocus.evaluateAll(([element]) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return (element?.ariaLabel ?? label ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    })
    if (typeof name === 'string' ? read === name : name.test(read)) return
  }
  throw new Error(`${MAX_STOPS} stops, and none of them is ${String(name)}`)
}

const SAVE = 'Uložiť údaje o objednávke'

/** A part of the page as a screen reader gets it. */
const heard = (part: Locator) =>
  expect.poll(async () => (await part.ariaSnapshot()).replaceAll('\u00A0', ' '))

/** Saves the receipt of an order with own print, and reads its file. */
async function readSaved(page: Page, save: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  const text = readFileSync(await download.path(), 'utf8').replaceAll('\u00A0', ' ')
  for (const said of [
    's vlastnou potlačou, 1 ks',
    /1\. Pošlite návrh potlače na .*, do predmetu napíšte \d+/,
    'V súčte ešte nie je',
    'sa nedá vrátiť',
  ])
    expect(text).toMatch(said)
}

test.use({ viewport: { width: 1280, height: 780 } })

/** Fills in the checkout and orders, by keyboard alone. */
async function orderByKeys(page: Page, customer: ReturnType<typeof newCustomer>): Promise<void> {
  for (const [label, text] of Object.entries(customer)) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await tabTo(page, /^Súhlasím s/)
  await page.keyboard.press('Space')
  await expect(checkout(page).submit).toBeVisible()
  await tabTo(page, 'Odoslať objednávku s povinnosťou platby')
  await page.keyboard.press('Enter')
  await expect(checkout(page).success).toBeVisible()
}

test('by keyboard a shopper goes from the home page to a stored order', async ({ page }) => {
  const customer = newCustomer()
  const email = customer['E-mail']
  await page.goto('/')
  await tabTo(page, 'Hľadať v obchode')
  await page.keyboard.type('panske tricko kompas')
  const suggestions = page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option')
  await expect(suggestions.first()).toContainText('„panske tricko kompas“')
  await expect(suggestions.nth(1)).toContainText('Pánske tričko Kompas')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(PRODUCT)
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await tabTo(page, 'S')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await tabTo(page, 'petrolejová')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'bordová' })).toBeChecked()
  await tabTo(page, 'Pridať do košíka')
  await page.keyboard.press('Enter')
  await expect(addedLink(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(addedLink(page)).toBeFocused()
  await tabTo(page, /^Nákupný košík, 1/)
  await page.keyboard.press('Enter')
  // Wait for the popup's content, or Tab would go past it.
  await expect(page.getByRole('dialog', { name: 'Nákupný košík' })).toContainText('Objednať')
  await tabTo(page, 'Objednať')
  await page.keyboard.press('Enter')

  await untilLinesAreThere(page)
  await orderByKeys(page, customer)
  expect(readOrders(email).map(({ lines }) => lines)).toMatchObject([
    [{ name: 'Pánske tričko Kompas', size: 'M', color: 'bordová', count: 1 }],
  ])
})

test('by keyboard own print goes from the search to a saved file, and each step tells a screen reader of it', async ({
  page,
}) => {
  const customer = newCustomer()
  await page.goto('/')
  await tabTo(page, 'Hľadať v obchode')
  await page.keyboard.type('tričko s vlastnou potlačou')
  const first = page.getByRole('option', { name: 'Vlastná potlač' })
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vlastna-potlac')
  await heard(main(page)).toContain('heading "Vlastná potlač" [level=1]')
  await tabTo(page, /Pánske tričko bez potlače Klasik/)
  await page.keyboard.press('Enter')

  await heard(main(page)).toContain('checkbox "S vlastnou potlačou" [checked]')
  await heard(main(page)).toContain('Kus s vlastnou potlačou sa nedá vrátiť.')
  await tabTo(page, 'XS')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await tabTo(page, 'Pridať do košíka')
  await page.keyboard.press('Enter')
  await expect(addedLink(page)).toBeVisible()
  await tabTo(page, 'Zobraziť košík')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/cart')
  await heard(main(page)).toMatch(/term: "Vlastná potlač:"\n.*definition: áno/)
  await heard(main(page)).toMatch(/V súčte ešte nie je\. Kus s vlastnou potlačou sa nedá vrátiť\./)
  await tabTo(page, 'Prejsť do objednania')
  await page.keyboard.press('Enter')
  await untilLinesAreThere(page)
  await heard(page.getByRole('complementary')).toContain('Kus s vlastnou potlačou sa nedá vrátiť.')
  await orderByKeys(page, customer)
  await heard(main(page)).toMatch(/Pošlite návrh potlače na/)
  await heard(main(page)).toContain('paragraph: Kus s vlastnou potlačou sa nedá vrátiť.')
  await readSaved(page, async () => {
    await tabTo(page, SAVE)
    await page.keyboard.press('Enter')
  })
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('own print goes from the search to a stored order that says so, to a prepared e-mail and to a saved file', async ({
    page,
  }) => {
    const customer = newCustomer()
    const email = customer['E-mail']
    await page.goto('/')
    await press(page.locator('#header-search-box'))
    await page.keyboard.type('tričko s vlastnou potlačou')
    await press(page.getByRole('option', { name: 'Vlastná potlač' }))
    await expect(page).toHaveURL('/vlastna-potlac')
    const shirts = main(page).getByRole('link', { name: /tričko bez potlače/i })
    expect((await shirts.first().boundingBox())?.y).toBeLessThanOrEqual(700)
    await press(shirts.filter({ hasText: 'Pánske tričko bez potlače Klasik' }))

    await press(page.getByRole('radio', { name: 'XL', exact: true }))
    await expect(page.getByRole('checkbox', { name: 'S vlastnou potlačou' })).toBeChecked()
    await expect(main(page)).toContainText('Kus s\u00A0vlastnou potlačou sa nedá vrátiť.')
    await press(addButton(page))
    await expect(addedLink(page)).toBeVisible()
    await press(cartButton(page))
    const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
    await expect(popup).toContainText('Vlastná potlač')
    await press(popup.getByRole('link', { name: 'Objednať' }))

    await untilLinesAreThere(page)
    await expect(page.getByRole('complementary')).toContainText('sa nedá vrátiť')
    for (const [label, text] of Object.entries(customer)) {
      await press(checkout(page).billing.getByText(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await sendOrder(page)
    await expect(checkout(page).success).toBeVisible()
    await expect(main(page).locator('a[href^="mailto:"][href*="subject="]').first()).toBeVisible()
    await readSaved(page, () => press(page.getByRole('button', { name: SAVE })))
    const [order] = readOrders(email)
    expect(JSON.stringify(order?.row)).toMatch(/S vlastnou potlačou: .* \(1 ks\)/)
  })
})
