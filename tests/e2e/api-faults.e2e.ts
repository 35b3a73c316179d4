/** An API that never answers; what each call's failure leaves is shown by the tests of components and of the client. */
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { OWN_FILE_TIMEOUT_MS } from '../../src/config/limits.ts'
import { untilRest } from './support/rest.ts'
import { cards } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

/** How long anything but an order may be loading at most (rule 210). */
const TIMEOUT_MS = 12_000

/** Leaves these calls without an answer. @returns lets the time pass that each of them, one after the other, is given */
async function silence(page: Page, calls: RegExp, ...waits: number[]): Promise<() => Promise<void>> {
  let asked = 0
  await page.clock.install()
  await page.route(calls, () => {
    asked += 1
  })
  return async () => {
    for (const [index, wait] of waits.entries()) {
      await expect.poll(() => asked).toBeGreaterThan(index)
      await page.clock.runFor(wait)
    }
  }
}

test('a listing whose index and API are silent says so, and shows what it showed before', async ({
  page,
}) => {
  const calls = /\/listing\/.*\.json|get_products/
  const wait = await silence(page, calls, OWN_FILE_TIMEOUT_MS, TIMEOUT_MS - OWN_FILE_TIMEOUT_MS)
  await page.goto('/produkty/tricka')
  await page.getByRole('checkbox', { name: 'Zvieratá' }).click()
  await expect(page.locator('.grid[aria-busy=true]')).toBeVisible()
  await wait()
  await expect(page.getByRole('alert').filter({ hasText: 'Váš výber sa nepodarilo načítať' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).not.toBeChecked()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL('/produkty/tricka')
})

test('the shop asks the API for nothing that the build knows', async ({ page }) => {
  const asked = watchRequests(page, (request) => request.url().includes('/v1/'))
  for (const path of ['/', '/produkty/tricka', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/kontakt'])
    await untilRest(page, () => page.goto(path))
  expect(asked).toEqual([])
})
