import { expect, type Page } from '@playwright/test'
import { SHOP } from '../../src/config/shop/shop.ts'
import { putIntoCart } from '../../scripts/screens/acts.ts'
import { SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { goToCheckout } from './support/checkout.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`

test.describe('with text twice as large, on a phone', () => {
  // Tables, inputs and rows of cards scroll on their own.
  /** Texts that their own box cuts off, and what reaches out of the window. */
  function lost(page: Page) {
    return page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(
          '.visually-hidden, .skip-link, svg, input, table, .tabs, .slider-view, .gallery-strip',
        )
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
        .map(
          (element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`,
        )
    })
  }

  for (const name of [
    ...['home', 'produkty-tricka', 'kontakt', 'vratenie-tovaru', 'vseobecne-obchodne-podmienky', 'login'],
    ...['product', 'product-sold-out', 'cart-full', 'cart-vanished-line', 'checkout-filled', 'not-found'],
    ...['order-sent-transfer', 'order-unknown', 'popup', 'size-chart', 'slide-menu', 'listing-filters'],
  ])
    test(`nothing of ${name} is cut off, and nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await SHOP_SCREENS[name]?.open(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await lost(page)).toEqual([])
    })
})

for (const width of [1025, 1280, 1440, 1920])
  test(`with text twice as large, nothing scrolls sideways in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/kontakt')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The menu folds before the search is squeezed out.
    const box = await page.getByRole('banner').getByRole('combobox').boundingBox()
    expect(box?.width).toBeGreaterThan(200)
  })

test('no word of a banner is torn, however large the text and narrow the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
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

test('in forced colours every control keeps an edge or a text, and what is chosen is told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [PRODUCT, '/produkty/tricka', '/']) {
    await page.goto(path)
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, [aria-current]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          const hasEdge =
            (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || element.matches('.stepper *')
          const before = getComputedStyle(element, '::before')
          const isPainted =
            before.content !== 'none' && before.getPropertyValue('forced-color-adjust') === 'none'
          const hasMark =
            isPainted || element.innerText.trim() !== '' || element.querySelector('svg, img') !== null
          return !hasEdge && !hasMark && !element.matches('[type=checkbox], [type=radio]')
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(unseen, path).toEqual([])
  }
  await page.goto(PRODUCT)
  const face = (name: string) => page.getByRole('radio', { name, exact: true }).locator('+ span')
  const look = (name: string) =>
    face(name).evaluate((span) => {
      const { backgroundColor, color, borderTopWidth, outlineStyle } = getComputedStyle(span)
      return [backgroundColor, color, borderTopWidth, outlineStyle].join()
    })
  expect(await look('dámsky')).not.toBe(await look('pánsky'))
})

test('what will be said has its place before it is said', async ({ page }) => {
  await page.goto(PRODUCT)
  await expect(page.locator('#toasts[aria-live=polite]')).toBeAttached()
  await expect(page.locator('#connection[role=status]')).toBeAttached()
  await page.goto('/produkty/tricka')
  await expect(page.locator('#listing-count[role=status]')).toBeVisible()
  for (const said of await page.getByRole('search').getByRole('status').all()) await expect(said).toBeEmpty()

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
