import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const { colours, mug } = KNOWN_PRODUCTS
const toasts = (page: Page) => page.getByRole('list', { name: 'Upozornenia' })
const cartButton = (page: Page) => page.getByRole('button', { name: /^Nákupný košík/ })
const add = (place: Page | Locator) => place.getByRole('button', { name: 'Pridať do košíka' })
const link = (page: Page) => page.locator('.buy-form').getByRole('link', { name: 'Zobraziť košík' })

test('after adding, the next Tab stop leads to the cart, and nothing has moved', async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}`)
  await expect(link(page)).toBeHidden()
  await add(page).scrollIntoViewIfNeeded()
  const tops = () =>
    page
      .getByRole('main')
      .evaluate((root) =>
        [...root.querySelectorAll('h1, h2, h3, button, fieldset, .price')].map(
          (one) => one.getBoundingClientRect().top,
        ),
      )
  const before = await tops()
  await add(page).press('Enter')
  await expect(link(page)).toBeVisible()
  expect(await tops()).toEqual(before)
  await expect(add(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Kompas')
})

test('in the quick view the notification is part of the dialog: it can be read, reached and closed', async ({
  page,
}) => {
  await page.goto('/produkty/tricka?search=panske+tricko+kompas')
  await page.getByRole('button', { name: 'Rýchly náhľad: Pánske tričko Kompas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pánske tričko Kompas' })
  await press(dialog.getByRole('radio', { name: 'bordová' }))
  await add(dialog).click()
  const toast = dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem')
  await expect(toast).toContainText('Strih: pánsky · Farba: bordová · Veľkosť: S · Množstvo: 1')
  await toast.hover()
  await toast.getByRole('button', { name: 'Zavrieť upozornenie' }).click()
  await expect(toast).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body > [aria-label="Upozornenia"]')).toHaveCount(1)
})

test("the notification's code is fetched when a shopper reaches for the form, and not before", async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await untilRest(page, () => page.goto(`/produkt/${mug.slug}`))
  expect(asked.filter((url) => /\/toasts\./.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).focus()
  await expect.poll(() => asked.some((url) => /\/toasts\./.test(url))).toBe(true)
})

test('a product is in the cart at once, and the notification follows when its code is there', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/toasts\..*\.js/)
  await page.goto(`/produkt/${mug.slug}`)
  await add(page).click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(link(page)).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
  await release()
  await expect(toasts(page)).toContainText('Pridané do košíka')
})

test('an add whose notification never comes is an add, and a later one is told', async ({ page }) => {
  let isLost = true
  await page.route(/_astro\/toasts\..*\.js/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(`/produkt/${mug.slug}`)
  await add(page).click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeHidden()
  isLost = false
  await add(page).click()
  await expect(toasts(page)).toContainText('Pridané do košíka')
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
})
