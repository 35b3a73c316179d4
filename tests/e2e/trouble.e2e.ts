import { expect, type Page } from '@playwright/test'
import { quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

const TITLE = 'Unexpected Application Error!'
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE })

test('if the code of quick view is gone, a notice says so; it can be closed, or reload the page', async ({
  page,
}) => {
  const loads = watchRequests(page, (request) => request.isNavigationRequest())
  const isCode = /_astro\/QuickView\..*\.js/
  await page.route(isCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty/tricka')
  const button = quickViewButtons(page).first()
  await button.click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(trouble(page)).toBeHidden()
  await button.click()
  await expect(trouble(page)).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.unroute(isCode)
  const reloaded = page.waitForEvent('load')
  await trouble(page).getByRole('button', { name: 'Načítať znova' }).click()
  await reloaded
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  expect(loads).toHaveLength(2)
})

test('if the code of quick view comes at the second press, the notice of the first one disappears', async ({
  page,
}) => {
  const isCode = /_astro\/QuickView\..*\.js/
  await page.route(isCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty/tricka')
  const button = quickViewButtons(page).first()
  await button.click()
  await expect(trouble(page)).toBeVisible()
  await page.unroute(isCode)
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  await page.keyboard.press('Escape')
  await expect(trouble(page)).toBeHidden()
})
