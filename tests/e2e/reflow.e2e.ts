import { expect, type Page } from '@playwright/test'
import { SHOP } from '../../src/config/shop/shop.ts'
import { putIntoCart } from '../../scripts/screens/acts.ts'
import { SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { goToCheckout } from './support/checkout.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

/** Makes all text twice as large. */
function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** Texts that their own box cuts off, and what reaches out of the window; tables, inputs and rows of cards scroll on their own. */
function lost(page: Page) {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .skip-link, svg, input, table, .tabs, .slider-view, .gallery-strip')
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isShown)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const { right, left, width } = element.getBoundingClientRect()
        return (
          (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (width > 0 && (right > innerWidth + 1 || left < -1))
        )
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`)
  })
}

const SCREENS = {
  'pages as they come': [
    ...['home', 'produkty-tricka', 'kontakt', 'vratenie-tovaru', 'vseobecne-obchodne-podmienky', 'login'],
    ...['product', 'product-sold-out', 'not-found'],
  ],
  'what opens': ['size-chart', 'slide-menu', 'listing-filters', 'popup'],
  'the way to an order': [
    ...['cart-full', 'cart-vanished-line', 'checkout-filled', 'order-sent-transfer', 'order-unknown'],
  ],
}

for (const [what, names] of Object.entries(SCREENS))
  test(`with text twice as large nothing of ${what} is cut off, or scrolls a phone sideways`, async ({
    browser,
    baseURL,
  }) => {
    for (const name of names)
      await test.step(name, async () => {
        const viewport = { width: 360, height: 740 }
        const page = await browser.newPage({ viewport, ...(baseURL ? { baseURL } : {}) })
        await SHOP_SCREENS[name]?.open(page)
        await enlarge(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        expect(await lost(page)).toEqual([])
        await page.close()
      })
  })

test('with text twice as large nothing scrolls sideways on a wide window, and the search has its room', async ({
  page,
}) => {
  await page.goto('/kontakt')
  await enlarge(page)
  for (const width of [1025, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The menu folds before the search is squeezed out.
    const box = await page.getByRole('banner').getByRole('combobox').boundingBox()
    expect(box?.width, `${width} px wide`).toBeGreaterThan(200)
  }
})

test('no word of a banner is torn, however large the text and narrow the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await enlarge(page)
  const torn = await page.evaluate(() =>
    [...document.querySelectorAll('.banner-words > *')].flatMap((title) => {
      const text = title.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map(([word]) => word)
    }),
  )
  expect(torn).toEqual([])
})

test('the sum of the cart is told in the place that it had before', async ({ page }) => {
  await putIntoCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/cart')
  const total = page.getByRole('status').filter({ hasText: 'Celková suma tovaru' })
  await expect(total).toContainText('8,90\u00A0€')
  const place = await total.elementHandle()
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
  await expect(total).toContainText('17,80\u00A0€')
  expect(await place.evaluate((element) => element.isConnected)).toBe(true)
})

test('each state of the order is said once, by its heading, and names the page', async ({ page }) => {
  const release = await holdBack(page, /\/v1\/post\//, (route) =>
    route.fulfill({
      json: { data: { status: 0, order_number: '' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await putIntoCart(page, KNOWN_PRODUCTS.mug.slug)
  await goToCheckout(page)
  await press(page.getByRole('checkbox', { name: /Súhlasím s/ }))
  await page
    .getByRole('group', { name: 'Fakturačné údaje' })
    .getByLabel('E-mail', { exact: true })
    .fill('zofia@example.sk')
  await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
  for (const state of ['Prosím, čakajte', 'Chyba pri odosielaní objednávky :/']) {
    await expect(page.getByRole('heading', { name: state })).toBeFocused()
    await expect(page.getByRole('status').getByText(state)).toHaveCount(0)
    await expect(page).toHaveTitle(`${state} | ${SHOP.name}`)
    if (state === 'Prosím, čakajte') await release()
  }
  await expect(page.getByRole('main').getByRole('link', { name: SHOP.phone.label })).toHaveAttribute(
    'href',
    SHOP.phone.href,
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveTitle(`Objednávka | ${SHOP.name}`)
})
