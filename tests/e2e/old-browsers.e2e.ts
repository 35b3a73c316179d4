import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { checkout, fillBilling, newCustomer, sendOrder, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { holdBack } from './support/requests.ts'
import { makeOlder } from './support/older-browser.ts'
import { press } from './support/press.ts'
import { addButton, addedLink, cartButton, listingCount } from './support/shopper.ts'
import { test } from './support/test.ts'

/** The file that adds popovers. */
const POPOVERS = /popover-fn/

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('in the oldest supported browsers panels begin closed, colours are solid, and a shopper can order', async ({
    page,
  }) => {
    const customer = newCustomer()
    const email = customer['E-mail']
    await makeOlder(page)
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const trouble = page.locator('#trouble')
    await expect(menu).toBeHidden()
    await expect(trouble).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Nákupný košík' })).toBeHidden()
    const styles = await page.locator('style').count()
    await press(page.getByRole('button', { name: 'Otvoriť menu' }))
    await expect(menu).toBeVisible()
    await expect(menu).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(menu).toHaveCSS('padding-top', '12px')
    await page.touchscreen.tap(360, 500)
    await expect(menu).toBeHidden()
    await press(page.getByRole('button', { name: 'Otvoriť menu' }))
    await press(menu.getByRole('link', { name: 'Tričká' }))

    await expect(page).toHaveURL('/produkty/tricka')
    await press(page.getByRole('button', { name: 'Filtrovať' }))
    await press(page.getByRole('form', { name: 'Filtre' }).getByRole('checkbox', { name: /^Pánsky/ }))
    await press(page.getByRole('button', { name: /^Zobraziť 32 produkt/ }))
    await expect(listingCount(page)).toHaveText('zobrazujem 32 z 32')
    await press(page.getByRole('link', { name: 'Pánske tričko Kompas' }))

    await press(page.getByRole('button', { name: 'Tabuľka veľkostí' }))
    const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
    await press(chart.getByRole('button', { name: 'Zavrieť' }))
    await expect(chart).toBeHidden()
    await press(page.getByRole('radio', { name: 'XL', exact: true }))
    await press(addButton(page))
    await expect(addedLink(page)).toBeVisible()
    await press(cartButton(page))
    const order = page.getByRole('dialog', { name: 'Nákupný košík' }).getByRole('link', { name: 'Objednať' })
    await expect(order).toHaveCSS('background-color', 'rgb(194, 55, 26)')
    await press(order)

    await untilLinesAreThere(page)
    await fillBilling(page, customer)
    await sendOrder(page)
    await expect(checkout(page).success).toBeVisible()
    expect(readOrders(email)).toHaveLength(1)
    await expect(trouble).toBeHidden()
    expect(await page.locator('style').count()).toBe(styles)
  })

  test('a press on the button of a panel is repeated once the popover polyfill is there', async ({
    page,
  }) => {
    await makeOlder(page)
    const release = await holdBack(page, POPOVERS)
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await press(page.getByRole('button', { name: 'Otvoriť menu' }))
    await expect(menu).toBeHidden()
    await release()
    await expect(menu).toBeVisible()
  })
})

test('if the popover polyfill cannot be fetched, a press on the button of a panel shows an error', async ({
  page,
}) => {
  await makeOlder(page)
  const refused = page.waitForEvent('requestfailed', (request) => POPOVERS.test(request.url()))
  await page.route(POPOVERS, (route) => route.abort())
  await page.goto('/')
  const trouble = page.locator('#trouble')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hlavné menu' })
  // Hovering is no press.
  await menu.getByRole('button', { name: 'Oblečenie' }).hover()
  await menu.getByRole('button', { name: 'Doplnky a darčeky' }).hover()
  await refused
  await expect(trouble).toBeHidden()
  await press(menu.getByRole('button', { name: 'Doplnky a darčeky' }))
  await expect(trouble).toBeVisible()
})

test('an older browser runs no script of the shop and shows a telephone number', async ({
  page,
  policyViolations,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'))
  for (const path of ['/', '/produkty/tricka', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/cart', '/checkout']) {
    await page.goto(path)
    const phone = page.locator('.without-script').getByRole('link', { name: SHOP.phone.label })
    await expect(phone, path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filtrovať' }), path).toBeHidden()
    await expect(page.getByRole('main').getByText('Načítavam košík…'), path).toBeHidden()
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
  // The policy refuses the scripts. A closed page would report no refusals.
  await expect.poll(() => policyViolations.join()).toContain("script-src 'none'")
  await page.close()
  policyViolations.length = 0
})
