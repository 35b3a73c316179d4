import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('form', { name: 'Filtre' })
const women = (page: Page) => panel(page).locator('.filter-value', { hasText: 'Dámsky' })

async function openFilters(page: Page): Promise<void> {
  await page.goto('/produkty/tricka')
  await press(page.getByRole('button', { name: 'Filtrovať' }))
  await expect(panel(page)).toBeVisible()
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test("the filters' panel keeps a value that was pressed before the filters were ready", async ({ page }) => {
  const release = await holdBack(page, /_astro\/Listing\..*\.js/)
  await openFilters(page)
  await press(women(page).getByText('Dámsky'))
  await expect(women(page).getByRole('checkbox')).toBeChecked()
  await expect(panel(page)).toBeVisible()
  await release()
  await expect(page.locator('#listing-count')).toHaveText('zobrazujem 33 z 33')
  await expect(panel(page)).toBeVisible()
})
