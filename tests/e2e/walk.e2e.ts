import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, newCustomer, sendOrder, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addButton, addedLink, cartButton, listingCount } from './support/shopper.ts'
import { tabTo } from './support/tab-to.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.colours.slug}`

function typedCustomer() {
  const { Meno, Priezvisko, 'E-mail': email } = newCustomer()
  return { Meno, Priezvisko, 'E-mail': email }
}

function expectOrder(email: string, size: string): void {
  expect(readOrders(email).map(({ lines }) => lines)).toMatchObject([
    [{ name: 'Pánske tričko Kompas', size, color: 'bordová', count: 1 }],
  ])
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a shopper goes from the home page to a stored order', async ({ page }) => {
    const customer = typedCustomer()
    await page.goto('/')
    await press(page.getByRole('button', { name: 'Otvoriť menu' }))
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await press(menu.getByRole('link', { name: 'Tričká' }))
    await press(page.getByRole('button', { name: 'Filtrovať' }))
    await press(page.getByRole('form', { name: 'Filtre' }).getByRole('checkbox', { name: /^Pánsky/ }))
    await press(page.getByRole('button', { name: /^Zobraziť 32 produkt/ }))
    await expect(listingCount(page)).toHaveText('zobrazujem 32 z 32')
    await press(page.getByRole('link', { name: 'Pánske tričko Kompas' }))

    await expect(page).toHaveURL(PRODUCT)
    await press(page.getByRole('radio', { name: 'bordová' }))
    await press(page.getByRole('radio', { name: 'XL', exact: true }))
    await press(addButton(page))
    await expect(addedLink(page)).toBeVisible()
    await press(cartButton(page))
    await press(page.getByRole('dialog', { name: 'Nákupný košík' }).getByRole('link', { name: 'Objednať' }))

    await untilLinesAreThere(page)
    for (const [label, text] of Object.entries(customer)) {
      await press(checkout(page).billing.getByText(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await sendOrder(page)
    await expect(checkout(page).success).toBeVisible()
    expectOrder(customer['E-mail'], 'XL')
  })
})

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 780 } })

  test('a shopper goes from the home page to a stored order', async ({ page }) => {
    const customer = typedCustomer()
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
    expectOrder(customer['E-mail'], 'M')
  })
})
