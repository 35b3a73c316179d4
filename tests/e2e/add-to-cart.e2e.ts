import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { addButton as add, addedLink as link, cartButton, main, notifications } from './support/shopper.ts'
import { test } from './support/test.ts'

const { colours, mug } = KNOWN_PRODUCTS
const TOASTS = /_astro\/toasts\..*\.js/

test('after adding, the next Tab stop leads to the cart, and nothing has moved', async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}`)
  await expect(link(page)).toBeHidden()
  await add(page).scrollIntoViewIfNeeded()
  const tops = () =>
    main(page).evaluate((root) =>
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
  await expect(main(page).getByRole('listitem').first()).toContainText('Kompas')
})

test('a product is in the cart at once, and the notification follows when its code is there', async ({
  page,
}) => {
  const release = await holdBack(page, TOASTS)
  await page.goto(`/produkt/${mug.slug}`)
  await add(page).click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(link(page)).toBeVisible()
  await expect(notifications(page)).toBeEmpty()
  await release()
  await expect(notifications(page)).toContainText('Pridané do košíka')
})

test('a product is added even if its notification never comes, and the next one is shown', async ({
  page,
}) => {
  let isLost = true
  await page.route(TOASTS, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(`/produkt/${mug.slug}`)
  await add(page).click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeHidden()
  isLost = false
  await add(page).click()
  await expect(notifications(page)).toContainText('Pridané do košíka')
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
})
